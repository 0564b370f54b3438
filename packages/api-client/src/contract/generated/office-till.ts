// Generated from the contract by `pnpm run generate`; do not edit.

/** The cash that was counted. */
export interface CloseTillParams {
  /** As the till was shown. */
  since: string;
  /** What is in the drawer, without its float; 0 or more. */
  counted_cash: string;
  /** Stays with the closing. */
  note?: string | undefined;
}

/** What came in and went back since the last closing. */
export interface Till {
  /** When the last till was closed; of the first one, when it began. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  since: string;
  /** Who closed the last one; `null`: this is the first. */
  closed_by: {
    /** The account of who did it. */
    id: string;
    /** Name of the person. */
    name: string;
  } | null;
  /** How many payments and refunds it has. */
  entries: number;
  /** Cash that was taken. US dollars as a decimal string with two places, such as `75.00`. */
  cash_taken: string;
  /** Cash that was given back. US dollars as a decimal string with two places, such as `75.00`. */
  cash_given_back: string;
  /** What should be in the drawer, without its float. */
  expected_cash: string;
  /** The entries of this page. */
  results: ({
    /** The method of these entries. */
    method: 'card' | 'cash' | 'credit' | 'complimentary';
    /** Who did it; `null`: the members themselves, a job or the provider. */
    actor: {
      /** The account of who did it. */
      id: string;
      /** Name of the person. */
      name: string;
    } | null;
    /** How many payments and refunds it has. */
    entries: number;
    /** What came in. Complimentary places are no money. US dollars as a decimal string with two places, such as `75.00`. */
    taken: string;
    /** What went back. US dollars as a decimal string with two places, such as `75.00`. */
    given_back: string;
  })[];
}

/** One closing of the till. Nothing changes it later. */
export interface TillClosing {
  /** Id of the closing. */
  id: string;
  /** When the till began. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  since: string;
  /** When the till was closed. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  closed_at: string;
  /** Who closed it. */
  closed_by: {
    /** The account of who did it. */
    id: string;
    /** Name of the person. */
    name: string;
  };
  /** How many payments and refunds it has. */
  entries: number;
  /** Cash that was taken. US dollars as a decimal string with two places, such as `75.00`. */
  cash_taken: string;
  /** Cash that was given back. US dollars as a decimal string with two places, such as `75.00`. */
  cash_given_back: string;
  /** What should have been in the drawer. */
  expected_cash: string;
  /** What was in the drawer. US dollars as a decimal string with two places, such as `75.00`. */
  counted_cash: string;
  /** Counted less expected: below zero, cash was short. */
  difference: string;
  /** What who closed it wrote; empty: nothing. */
  note: string;
}

/** Newest closing first. The front desk sees its own. */
export interface TillClosingFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'closed_at' | '-closed_at' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface TillClosings {
  /** The entries of this page. */
  results: TillClosing[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}
