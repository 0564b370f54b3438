import { paths } from '@detroit-well/config/paths';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatDateAndTimeRange, studioDay } from '@detroit-well/config/studio-time';
import { EmptyState } from '@detroit-well/ui/components/empty-state';
import { Status } from '@detroit-well/ui/components/status';
import type { OfficeSession } from '@detroit-well/api-client';
import { useQuery } from '@tanstack/react-query';
import { weekQuery } from '../../api/queries.ts';
import { LoadFailure } from '../../outcomes/load-failure.tsx';
import { placesText } from '../../sessions/places.ts';
import { SessionState } from '../../sessions/session-state.tsx';

/** The sessions of a series from today on. */
export function SeriesSessions({ id }: { id: string }) {
  const today = studioDay(serverNow());
  const { data, error, refetch } = useQuery(weekQuery({ series: id, start_date: today, limit: 100 }));
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <section aria-labelledby="series-sessions">
      <h2 id="series-sessions">Sessions from today on</h2>
      {data.count === 0 ? (
        <EmptyState title="No sessions ahead" headingLevel={3}>
          The series has ended, or its next day is further away than sessions are made.
        </EmptyState>
      ) : (
        <ul className="series-sessions">
          {data.results.map((session) => (
            <SessionLine key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SessionLine({ session }: { session: OfficeSession }) {
  const { id, start_datetime: start, end_datetime: end, edited_fields: edited } = session;
  return (
    <li>
      <a href={paths.office.session(id)}>
        <b>{formatDateAndTimeRange(start, end)}</b>
      </a>
      <span className="muted">{placesText(session)}</span>
      <span>
        {edited.length > 0 ? <Status tone="wait">Changed by hand</Status> : null}
        <SessionState session={session} />
      </span>
    </li>
  );
}
