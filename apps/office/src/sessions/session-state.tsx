import type { OfficeSession } from '@detroit-well/api-client';
import { serverNow } from '@detroit-well/config/server-clock';
import { formatShortDate } from '@detroit-well/config/studio-time';
import { Status } from '@detroit-well/ui/components/status';
import { lastEnd } from './session-end.ts';

/** Whether a session takes place and takes registrations, in a word or two. */
export function SessionState({ session }: { session: OfficeSession }) {
  const { status, registration_open, max_participants, booked_count, meetings } = session;
  const now = serverNow();
  const isPast = (at: string | null): boolean => at !== null && Date.parse(at) <= now;
  if (status === 'cancelled') return <Status tone="bad">Cancelled</Status>;
  if (isPast(lastEnd(session))) return <Status>Over</Status>;
  if (isPast(session.start_datetime)) {
    const isRunning = meetings.some(
      ({ start_datetime: start, end_datetime: end }) => isPast(start) && !isPast(end),
    );
    const next = meetings.find(({ start_datetime: start }) => !isPast(start));
    // A course has begun, and waits for its next day.
    return (
      <Status>
        {next && !isRunning ? `Next meeting ${formatShortDate(next.start_datetime)}` : 'Started'}
      </Status>
    );
  }
  if (!registration_open || isPast(session.registration_closes_at))
    return <Status tone="wait">Registration closed</Status>;
  if (session.registration_opens_at !== null && !isPast(session.registration_opens_at))
    return <Status tone="wait">Not open yet</Status>;
  if (max_participants !== null && booked_count >= max_participants) return <Status tone="wait">Full</Status>;
  return <Status tone="ok">Open</Status>;
}
