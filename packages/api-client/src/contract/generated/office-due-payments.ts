// Generated from the contract by `pnpm run generate`; do not edit.

/** A payment that is expected on a day. */
export interface DuePayment {
  /** Of the installment or of the membership. */
  id: string;
  /** A part of the price of a session, or the next period of a membership. */
  kind: 'instalment' | 'renewal';
  /** The day in Detroit on which it is due. Calendar day in Detroit, such as `2026-03-14`. */
  due_on: string;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** Whose registration, membership, pass or gift card it is; `null` for somebody without an account. */
  person_id: string | null;
  /** Name of the person; of a gift card, of its buyer. */
  person_name: string;
  /** The registration that was paid for; `null`: something else. */
  registration_id: string | null;
  /** Of a registration; `null`: something else was paid for. Id of the session. */
  session_id: string | null;
  /** Title of the session; `null`: something else was paid for. Title of the session. */
  session_title: string | null;
  /** What the membership is called. */
  membership_name: string | null;
  /** Of an installment: which one it is, from 1; of a renewal 1. */
  position: number;
  /** How many there are. */
  positions: number;
  /** Whether a stored card is charged on that day. Otherwise the person pays by themselves. */
  charged: boolean;
}

/** The days; the next 14 without them. The front desk sees today. */
export interface DuePaymentFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'due_on' | '-due_on' | 'amount' | '-amount' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface DuePayments {
  /** The entries of this page. */
  results: DuePayment[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}
