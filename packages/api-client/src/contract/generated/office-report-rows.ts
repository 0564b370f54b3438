// Generated from the contract by `pnpm run generate`; do not edit.

/** A meeting that the report of coach hours counts. */
export interface CoachMeeting {
  /** The session, and which of its meetings it is. */
  id: string;
  /** Id of the session. */
  session_id: string;
  /** Title of the session. */
  session_title: string;
  /** Id of the coach who led. */
  coach_id: string;
  /** Name of the coach. */
  coach_name: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  start_datetime: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  end_datetime: string;
  /** How long it lasted, in hours. */
  hours: number;
}

/** The days of the report: the last 12 weeks without days, at most 366 days. */
export interface CoachMeetingFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Id of a row of the report. */
  coach?: string | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'start' | '-start' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface CoachMeetings {
  /** The entries of this page. */
  results: CoachMeeting[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** A session that the report of slots counts. */
export interface SlotSession {
  /** Id of the session. */
  id: string;
  /** Title of the session. */
  title: string;
  /** Id of the row of the report that counts it. */
  slot: string;
  /** ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  start_datetime: string;
  /** `null`: without a limit. */
  places: number | null;
  /** Confirmed registrations. */
  taken: number;
  /** People who joined its waitlist. */
  waited: number;
  /** Those of them who got a place from it. */
  served: number;
}

/** The days of the report: the last 12 weeks without days, at most 366 days. */
export interface SlotSessionFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Id of a row of the report. */
  slot?: string | undefined;
  /** Only sessions that somebody waited for, or only the others. */
  waited?: boolean | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'start' | '-start' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface SlotSessions {
  /** The entries of this page. */
  results: SlotSession[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}
