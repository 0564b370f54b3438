import type { SessionSummary } from '../sessions/session-view.ts';

export interface Lists {
  readonly sessions: readonly SessionSummary[];
  /** Names for the filter tiles. */
  readonly categories: readonly string[];
}
