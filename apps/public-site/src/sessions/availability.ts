import { registrationOpen } from '@detroit-well/pricing';
import type { SessionSummary } from './session-view.ts';

/** The availability of a session for a visitor who is not registered. */
export type SessionAvailability = 'open' | 'full' | 'closed' | 'started' | 'past' | 'cancelled';

/** Combines status, time, spots and registration window into one value; the strongest reason wins. `now` is ISO. */
export function availabilityOf(session: SessionSummary, now: string): SessionAvailability {
  const at = Date.parse(now);
  if (session.status === 'cancelled') return 'cancelled';
  if (Date.parse(session.end_datetime) <= at) return 'past';
  if (Date.parse(session.start_datetime) <= at) return 'started';
  if (!registrationOpen(session, now)) return 'closed';
  return session.is_full ? 'full' : 'open';
}
