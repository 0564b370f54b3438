import type { Session } from '@detroit-well/api-client/contract';
import * as constants from '@detroit-well/config/constants';
import { alternatives, type ComparableSession } from '@detroit-well/pricing';
import { sessionAvailability } from '../session-view/session-view.ts';

/**
 * Up to three sessions that the person can register for, selected by relevance and sorted by date (SPEC-B 9). A session may be
 * given twice.
 */
export function findAlternatives(
  wanted: ComparableSession,
  sessions: readonly Session[],
  now: Date | string,
  windowDays: number = constants.alternatives.guardWindowDays,
): readonly Session[] {
  const byId = new Map(sessions.map((session) => [session.public_id, session]));
  const open = [...byId.values()].filter(
    (session) => !session.is_registered && sessionAvailability(session, now) === 'open',
  );
  return alternatives(wanted, open, { now, limit: constants.alternatives.shownMax, windowDays })
    .map(({ session }) => session)
    .toSorted((a, b) => Date.parse(a.start_datetime) - Date.parse(b.start_datetime));
}
