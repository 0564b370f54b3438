// Generated from the contract by `pnpm run generate`; do not edit.

/** One page of a list. */
export interface CoachReport {
  /** The entries of this page. */
  results: CoachReportEntry[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** The hours that one coach led. */
export interface CoachReportEntry {
  /** Id of the coach who led. */
  id: string;
  /** Name of the coach. */
  name: string;
  /** Meetings that started, without those of cancelled sessions. */
  meetings: number;
  /** How long those meetings last together, in hours. */
  hours: number;
}

/** The last 12 weeks without days, at most 366 days. */
export interface CoachReportFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'name' | '-name' | 'hours' | '-hours' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface MoneyReport {
  /** The entries of this page. */
  results: MoneyReportDay[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** The money of one day in Detroit, of one program, plan or kind. */
export interface MoneyReportDay {
  /** The day, or the id of the program or plan, or the kind. */
  id: string;
  /** The day, what the program or plan is called, or the kind. */
  name: string;
  /** Taken by card. US dollars as a decimal string with two places, such as `75.00`. */
  card: string;
  /** Taken in cash. US dollars as a decimal string with two places, such as `75.00`. */
  cash: string;
  /** Paid with studio credit. US dollars as a decimal string with two places, such as `75.00`. */
  credit: string;
  /** No longer owed; no money. US dollars as a decimal string with two places, such as `75.00`. */
  complimentary: string;
  /** Given back to cards on this day. US dollars as a decimal string with two places, such as `75.00`. */
  refunded_card: string;
  /** Given back in cash on this day. US dollars as a decimal string with two places, such as `75.00`. */
  refunded_cash: string;
  /** Given back as studio credit on this day. US dollars as a decimal string with two places, such as `75.00`. */
  refunded_credit: string;
  /** Payments by card that failed on this day. */
  failed: number;
  /** What those payments would have brought. US dollars as a decimal string with two places, such as `75.00`. */
  failed_amount: string;
}

/** The last 12 weeks without days, at most 366 days. */
export interface MoneyReportFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** What a row adds up; a day without it. `program`: of sessions. `plan`: memberships and passes. `kind`: what was paid for. */
  by?: 'day' | 'program' | 'plan' | 'kind' | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'day' | '-day' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface PayoutReport {
  /** The entries of this page. */
  results: PayoutReportEntry[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** A payout of the provider. `amount` less `withdrawn` is `charges` less `refunds` and `fees`, with `added` and without `withheld`. */
export interface PayoutReportEntry {
  /** The provider and its id of the payout. */
  id: string;
  /** The day on which the bank has it. */
  arrives_on: string;
  /** As the provider last said. */
  status: 'on_its_way' | 'paid' | 'failed';
  /** What goes to the bank account. US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** What was taken from the bank account instead. US dollars as a decimal string with two places, such as `75.00`. */
  withdrawn: string;
  /** Payments by card in it. US dollars as a decimal string with two places, such as `75.00`. */
  charges: string;
  /** Refunds to cards in it. US dollars as a decimal string with two places, such as `75.00`. */
  refunds: string;
  /** What the provider kept. US dollars as a decimal string with two places, such as `75.00`. */
  fees: string;
  /** Anything else that was added, such as a dispute that was won. US dollars as a decimal string with two places, such as `75.00`. */
  added: string;
  /** Anything else that was taken off, such as a dispute. US dollars as a decimal string with two places, such as `75.00`. */
  withheld: string;
  /** Payments and refunds in it that the ledger does not have. */
  missing: number;
}

/** The days on which payouts arrive. The last 12 weeks without days, at most 366 days. */
export interface PayoutReportFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'day' | '-day' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface RetentionReport {
  /** The entries of this page. */
  results: RetentionReportMonth[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** The days of first visits. The last 12 weeks without days, at most 366 days. */
export interface RetentionReportFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'month' | '-month' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** What became of the people of one month of first visits. */
export interface RetentionReportMonth {
  /** The month. */
  id: string;
  /** People whose first visit was in this month. */
  people: number;
  /** Those of them who came a second time, until now. */
  second: number;
  /** Those of them who came a third time, until now. */
  third: number;
  /** Those of them whose last visit was more than 21 days ago. */
  away: number;
}

/** One page of a list. */
export interface SlotReport {
  /** The entries of this page. */
  results: SlotReportEntry[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** How full one program was at one time of the week. */
export interface SlotReportEntry {
  /** Weekday, time and program. */
  id: string;
  /** Day of the week of the start in Detroit, from 1 for Monday to 7. */
  weekday: number;
  /** Start in Detroit. */
  time: string;
  /** Id of the program. */
  program_id: string;
  /** Title of the program. */
  program_title: string;
  /** Sessions that started, without those that were cancelled. */
  sessions: number;
  /** Places of those sessions that have a capacity. */
  places: number;
  /** Confirmed registrations in those places. */
  taken: number;
  /** People who joined the waitlist of one of the sessions, once for each session. */
  waited: number;
  /** Those of them who got a place from it. */
  served: number;
}

/** The last 12 weeks without days, at most 366 days. */
export interface SlotReportFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'slot' | '-slot' | 'taken' | '-taken' | 'waited' | '-waited' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}
