import { constants } from '@detroit-well/config/constants';
import { alternatives } from '@detroit-well/pricing';
import type { Session } from '../api/wire.ts';
import { availabilityOf } from './availability.ts';
import { summarise, type SessionSummary } from './session-view.ts';

/** As far as the calendar reaches: the same program may not run again for weeks. */
const windowDays = 90;

/** Up to three alternative sessions, with sessions of the same program first (SPEC-B 9). */
export function alternativeSessions(
  wanted: SessionSummary,
  sessions: readonly Session[],
  now: string,
  withinDays = windowDays,
): readonly SessionSummary[] {
  const open = sessions.filter((session) => availabilityOf(summarise(session), now) === 'open');
  const { shownMax: limit } = constants.alternatives;
  const found = alternatives(wanted, open, { now, limit, windowDays: withinDays });
  // Selected by relevance, shown by date.
  const chosen = found.map(({ session }) => summarise(session));
  return chosen.toSorted((a, b) => Date.parse(a.start_datetime) - Date.parse(b.start_datetime));
}
