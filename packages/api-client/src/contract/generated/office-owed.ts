// Generated from the contract by `pnpm run generate`; do not edit.

/** What people have paid for and not used. */
export interface Liabilities {
  /** As of when. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  at: string;
  /** Studio credit of open accounts. */
  credit: {
    /** What they are worth together. US dollars as a decimal string with two places, such as `75.00`. */
    amount: string;
    /** How many rows it has. */
    rows: number;
  };
  /** Gift cards that were paid for and not redeemed. */
  gift_cards: {
    /** What they are worth together. US dollars as a decimal string with two places, such as `75.00`. */
    amount: string;
    /** How many rows it has. */
    rows: number;
  };
  /** Credits of passes that can still be used. */
  passes: {
    /** What they are worth together. US dollars as a decimal string with two places, such as `75.00`. */
    amount: string;
    /** How many rows it has. */
    rows: number;
    /** How many credits these are. */
    credits: number;
  };
}

/** One thing that the studio owes. */
export interface Liability {
  /** What it is, and its id. */
  id: string;
  /** What the studio owes: studio credit, a gift card that nobody redeemed, or credits of a pass. */
  of: 'credit' | 'gift_card' | 'pass';
  /** Who has it; of a gift card, who bought it. */
  person_id: string | null;
  /** Their name. */
  person_name: string;
  /** What the pass is called; of a gift card, for whom it is. */
  name: string;
  /** When it was bought; of studio credit, its last change. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  since: string | null;
  /** The last day of the credits; `null`: it does not end. Calendar day in Detroit, such as `2026-03-14`. */
  ends_on: string | null;
  /** Credits of a pass that can still be used; otherwise 0. */
  credits: number;
  /** What it is worth. Credits of a pass: what was paid for the pass, shared out and rounded down. US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
}

/** Filters and order of what is owed, the largest first. */
export interface LiabilityFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** What the studio owes: studio credit, a gift card that nobody redeemed, or credits of a pass. */
  of?: 'credit' | 'gift_card' | 'pass' | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'amount' | '-amount' | 'name' | '-name' | 'since' | '-since' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface LiabilityRows {
  /** The entries of this page. */
  results: Liability[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}
