import { constants } from '@detroit-well/config/constants';
import { alternatives } from '@detroit-well/pricing';
import type { Session } from '../api/wire.ts';
import { comparable } from './fitting.ts';
import { standingOf } from './standing.ts';
import { summarise, type SessionSummary } from './session-view.ts';

/** As far as the calendar reaches: the same program may run again only in weeks. */
const windowDays = 90;

/** Up to three dates to take instead, the same program before all others (SPEC-B 9). */
export function datesInstead(
  wanted: SessionSummary,
  sessions: readonly Session[],
  now: string,
  withinDays = windowDays,
): readonly SessionSummary[] {
  const open = sessions.filter((session) => standingOf(summarise(session), now) === 'open');
  const { shownMax: limit } = constants.alternatives;
  const found = alternatives(comparable(wanted), open, { now, limit, windowDays: withinDays });
  // Chosen by how well they fit, read as a calendar.
  const chosen = found.map(({ session }) => summarise(session));
  return chosen.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
}
