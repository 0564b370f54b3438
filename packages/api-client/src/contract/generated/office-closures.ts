// Generated from the contract by `pnpm run generate`; do not edit.

/** What changes about a closure. Days that are open again get no sessions back. */
export interface ChangeClosureParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** The first closed day. */
  start_date?: string | undefined;
  /** The last closed day. */
  end_date?: string | undefined;
  /** Why the studio is closed. */
  reason?: string | undefined;
}

/** What cancelling the booked sessions of a closure does. */
export interface ClosureCancelPreview {
  /** Confirms exactly this preview, within 15 minutes. */
  preview_token: string;
  /** People who are registered, each counted once. */
  people_count: number;
  /** Their registrations. */
  registrations_count: number;
  /** People on the waitlists, each counted once. */
  waiting_count: number;
  /** What goes back to them. US dollars as a decimal string with two places, such as `75.00`. */
  refund_total: string;
  /** The sessions that are cancelled, soonest first. */
  sessions: ({
    /** Id of the session. */
    id: string;
    /** Title, as people read it. */
    title: string;
    /** When it starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
    /** People in it. */
    people_count: number;
    /** People on the waitlist. */
    waiting_count: number;
    /** What goes back to them. US dollars as a decimal string with two places, such as `75.00`. */
    refund_total: string;
    /** Who is registered, by last name, and what each gets back. */
    people: ({
      /** Public id of the registration. */
      registration_id: string;
      /** Id of the person; `null` without an account. */
      person_id: string | null;
      /** First and last name. */
      name: string;
      /** What goes back, by each way; empty for who has paid nothing. */
      returns: ({
        /** The way back. `cash` waits until the desk hands it out, `credit` is studio credit, `pass` a credit of a pass, and `included` a session of the membership. */
        to: 'card' | 'cash' | 'credit' | 'pass' | 'included';
        /** How much; `null` where it is no money. US dollars as a decimal string with two places, such as `75.00`. */
        amount: string | null;
      })[];
    })[];
  })[];
  /** Booked courses that also meet on other days. They stay, and somebody decides about each. */
  skipped: {
    /** Id of the session. */
    id: string;
    /** Title, as people read it. */
    title: string;
    /** When it starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
  }[];
}

/** Days without sessions. Generated sessions that nobody has booked are removed. */
export interface CreateClosureParams {
  /** The first closed day. */
  start_date: string;
  /** The last closed day. */
  end_date: string;
  /** Why the studio is closed. */
  reason: string;
}

/** Days without generated sessions. */
export interface OfficeClosure {
  /** Id of the closure. */
  id: string;
  /** The first closed day. Calendar day in Detroit, such as `2026-03-14`. */
  start_date: string;
  /** The last closed day. Calendar day in Detroit, such as `2026-03-14`. */
  end_date: string;
  /** Why the studio is closed. */
  reason: string;
  /** Sessions on these days that people have booked. Somebody decides about each of them. */
  booked: {
    /** Id of the session. */
    id: string;
    /** Title, as people read it. */
    title: string;
    /** When it starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    start_datetime: string;
    /** How many people have or wait for a spot. */
    booked_count: number;
    /** Whether all of its meetings are on these days. Only then it is cancelled with the closure. */
    only_then: boolean;
  }[];
  /** Increases with every change of the record by the office. */
  version: number;
}

/** Filters and order of the closures. */
export interface OfficeClosureFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Closures that end on this day or later. */
  start_date?: string | undefined;
  /** Closures that start on this day or earlier. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'start_date' | '-start_date' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface OfficeClosures {
  /** The entries of this page. */
  results: OfficeClosure[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}
