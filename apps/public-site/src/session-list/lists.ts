import type { SessionSummary } from '../sessions/session-view.ts';

/** The most sessions that the landing page shows; also the API's page limit. */
export const maxSessions = 50;

export interface Lists {
  readonly sessions: readonly SessionSummary[];
  /** Names for the filter tiles. */
  readonly categories: readonly string[];
}
