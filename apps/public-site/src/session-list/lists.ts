import type { Schedule } from '@detroit-well/booking/schedule/load';
import type { SessionSummary } from '../sessions/session-view.ts';

/** A tile of the landing page. */
export interface TileCategory {
  readonly name: string;
  /** Upcoming sessions that are not cancelled; null for a category that could not be loaded. */
  readonly count: number | null;
}

/** The schedule with the fields of a session that its rows show. */
export type SiteSchedule = Omit<Schedule, 'sessions'> & { readonly sessions: readonly SessionSummary[] };

export interface Lists {
  readonly schedule: SiteSchedule;
  readonly categories: readonly TileCategory[];
}
