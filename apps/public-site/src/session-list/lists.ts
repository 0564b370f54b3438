import type { SessionSummary } from '../sessions/session-view.ts';

/** The most sessions one landing shows; also the API's own limit of a page. */
export const mostSessions = 50;

/** What the landing lists. */
export interface Lists {
  readonly sessions: readonly SessionSummary[];
  /** Names for the filter tiles. */
  readonly categories: readonly string[];
}
