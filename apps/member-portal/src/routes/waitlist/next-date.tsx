import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '@detroit-well/api-client/queries';
import type { Session } from '@detroit-well/api-client/contract';
import { sessionPath } from '@detroit-well/booking/session-text';
import { sessionAvailability } from '@detroit-well/booking/session-view';
import { serverDate } from '@detroit-well/config/server-clock';
import { formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { client } from '../../api/client.ts';
import { otherDatesQuery } from '../../api/queries.ts';
import { retryPassing } from '../../api/query-client.ts';
import { onSite } from '../../format/site-links.ts';

/** The next date of the same program with a free spot; nothing without one. */
export function NextDate({ session }: { session: Pick<Session, 'program' | 'public_id'> }) {
  const { data: dates = [] } = useQuery(otherDatesQuery(session));
  const now = serverDate();
  const next = dates.find((date) => !date.is_registered && sessionAvailability(date, now) === 'open');
  if (!next) return null;
  const { start_datetime: start } = next;
  return (
    <span>
      <span> The next date with a free spot is </span>
      <a href={onSite(sessionPath(next))}>{`${formatLongDate(start)}, ${formatTime(start)}`}</a>
      <span>.</span>
    </span>
  );
}

/** The same for a session of which only the id is known. */
export function NextDateOf({ sessionId }: { sessionId: string }) {
  // The link may name a session that is gone.
  const { data: session } = useQuery({
    ...sessionQueries(client).detail(sessionId),
    retry: retryPassing(),
    meta: { background: true },
  });
  return session ? <NextDate session={session} /> : null;
}
