// Generated from the contract by `pnpm run generate`; do not edit.

/** What happens today, and what waits for a person. */
export interface OfficeToday {
  /** Calendar day in Detroit, such as `2026-03-14`. */
  day: string;
  /** The meetings of today, earliest first. */
  sessions: TodaySession[];
  /** The meeting in progress, or the next one. A meeting of today, or the next one. */
  next_session: TodaySession | null;
  /** Who is expected there, by last name. */
  expected: ({
    /** Public id of the registration. */
    registration_id: string;
    /** The account of the person. */
    person_id: string | null;
    /** Name, as people read it. */
    name: string;
    /** Whether the waiver in force is signed. */
    waiver: 'signed' | 'outdated' | 'missing';
    /** Whether it is their first visit. */
    first_visit: boolean;
    /** What is due by then; `null` for a coach. US dollars as a decimal string with two places, such as `75.00`. */
    amount_due: string | null;
  })[];
  /** What waits for a person, most urgent first: the worklist. */
  waiting: WorklistEntry[];
}

/** A meeting of today, or the next one. */
export interface TodaySession {
  /** The session. */
  id: string;
  /** Title of the session. */
  title: string;
  /** When the meeting starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  meeting: string;
  /** When it ends. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  ends_at: string;
  /** Place in words. */
  location_name: string;
  /** Name of the coach; empty without one. */
  coach_name: string | null;
  /** `null`: unlimited. */
  max_participants: number | null;
  /** Who is registered. */
  people_count: number;
  /** Who waits for a spot. */
  waiting_count: number;
  /** People who are checked in. */
  here_count: number;
  /** People who are absent or excused. */
  absent_count: number;
  /** People without a mark. */
  open_count: number;
  /** People without a mark and without the waiver in force. */
  waiver_count: number;
  /** People without a mark and without an emergency contact. */
  contact_count: number;
  /** People on their first visit. */
  first_count: number;
  /** People who have something to pay by then; `null` for a coach. */
  unpaid_count: number | null;
  /** What they have to pay; `null` for a coach. US dollars as a decimal string with two places, such as `75.00`. */
  amount_due: string | null;
}

/** One page of a list. */
export interface Worklist {
  /** The entries of this page. */
  results: WorklistEntry[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** Something that waits for a person. */
export interface WorklistEntry {
  /** Kind and id of what waits. */
  id: string;
  /** Of a flagged mark: `cancelled`, `unpaid`, `waiver`, `clock`. Before a session: `waiver_missing`, `contact_missing`, `payment_due`. Others: `attendance_open`, `coach_missing`, `email_failed`, `no_waiver`, `walk_in`, `price_notice`. Money: `payment_failed`, `renewal_failed`, `payment_unknown`, `refund_unknown`, `refund_open`, `refund_failed`, `refund_at_provider`, `payment_disputed`, `provider_difference`. More may follow. */
  kind: string;
  /** What waits. */
  title: string;
  /** Why, and what to do. */
  text: string;
  /** What it is about, or when it happened. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  at: string;
  /** The registration. */
  registration_id: string | null;
  /** The session. */
  session_id: string | null;
  /** When the meeting starts. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  meeting: string | null;
  /** The account of the person. */
  person_id: string | null;
  /** Of another record that may be of the same person; `null`: none. */
  same_person_id: string | null;
  /** Their name, as people read it; `null`: it is about nobody. */
  person_name: string | null;
  /** What is owed; `null` for a coach, and where it is not about money. US dollars as a decimal string with two places, such as `75.00`. */
  amount: string | null;
  /** The payment or refund in the ledger; `null` where there is none yet. */
  payment_id: string | null;
  /** When the server tries again by itself; `null`: it does not. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  next_attempt_at: string | null;
  /** About money: what the person was told. */
  told: string | null;
  /** Whether it can be marked as done; otherwise it goes away once it is fixed. */
  resolvable: boolean;
}

/** Which entries, and in which order. */
export interface WorklistFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** A field; with `-` before it, descending. Without it, most urgent first. A field; with `-` before it, descending. */
  sort?: 'at' | '-at' | 'kind' | '-kind' | 'title' | '-title' | undefined;
  /** How many entries at most; all of them without it. How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
  /** Only entries of this kind. */
  kind?: string | undefined;
  /** `money`: only payments, refunds and disputes. `failed`: of these, payments and renewals that failed. */
  about?: 'money' | 'failed' | undefined;
}
