// Generated from the contract by `pnpm run generate`; do not edit.

/** Totals by day and method. */
export interface DayTotals {
  /** Newest day first; days without money are left out. */
  results: {
    /** Day in Detroit. */
    day: string;
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
  }[];
}

/** The days; the last 14 without them, at most 366. */
export interface DayTotalsFilters {
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
}

/** One payment or refund of the ledger. */
export interface OfficePayment {
  /** Id of the payment or the refund. */
  id: string;
  /** A payment, or what was given back of one. */
  kind: 'charge' | 'refund';
  /** How the money moved. `complimentary`: it was no longer owed. `pass`: a credit that the member bought before paid it. `included`: a session that their membership includes. */
  method: 'card' | 'cash' | 'credit' | 'complimentary' | 'pass' | 'included';
  /** US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** What of this payment can still be given back. US dollars as a decimal string with two places, such as `75.00`. */
  left: string;
  /** `unknown`: the provider did not answer yet. `requires_action`: the bank asks the member. `pending`: a refund in cash waits for the desk. */
  status: 'succeeded' | 'pending' | 'requires_action' | 'unknown' | 'failed' | 'cancelled';
  /** When it was made. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  at: string;
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
  /** The membership that was paid for; `null`: something else. */
  membership_id: string | null;
  /** What the membership is called. */
  membership_name: string | null;
  /** The pass that was bought; `null`: something else. */
  pass_id: string | null;
  /** What the pass is called. */
  pass_name: string | null;
  /** The gift card that was bought; `null`: something else. */
  gift_card_id: string | null;
  /** Name of the person who gets the gift card. */
  gift_card_for: string | null;
  /** Of a refund: the payment that it gives back. */
  refund_of_id: string | null;
  /** Of a refund: where it goes; `null`: a payment. For refunds, `method` is deprecated. Where it goes. Only a payment by card goes to a card. */
  destination: 'card' | 'cash' | 'credit' | null;
  /** Of a payment or refund by card: its brand, such as `visa`; `null`: not known. */
  card_brand: string | null;
  /** The last four digits of that card; `null`: not known. */
  card_last4: string | null;
  /** Id of who in the team did it. */
  actor_id: string | null;
  /** Who in the team did it; `null`: the member, a job or the provider. */
  actor_name: string | null;
  /** Why, in the words of the team. */
  reason: string | null;
  /** Why the provider refused it. */
  failure: string | null;
}

/** Filters and order of the ledger. The front desk sees today, and all of one person, of one thing that was paid for, of the open till and of own closings. */
export interface OfficePaymentFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Id of a registration. */
  registration?: string | undefined;
  /** Id of a person. */
  person?: string | undefined;
  /** Id of who in the team did it; `none`: nobody. For those who see every day. */
  actor?: string | undefined;
  /** Id of a closing: what it counted. `open`: what no closing has counted yet. */
  till?: string | undefined;
  /** Id of a membership. */
  membership?: string | undefined;
  /** Id of a pass. */
  pass?: string | undefined;
  /** Id of a gift card. */
  gift_card?: string | undefined;
  /** Id of the program of a session that was paid for. */
  program?: string | undefined;
  /** Id of the plan of a membership or pass that was paid for. */
  plan?: string | undefined;
  /** Id of a payout of the report. */
  payout?: string | undefined;
  /** What was paid for. */
  paid_for?: 'registration' | 'membership' | 'pass' | 'gift_card' | undefined;
  /** A payment, or what was given back of one. */
  kind?: 'charge' | 'refund' | undefined;
  /** How the money moved. `complimentary`: it was no longer owed. `pass`: a credit that the member bought before paid it. `included`: a session that their membership includes. */
  method?: 'card' | 'cash' | 'credit' | 'complimentary' | 'pass' | 'included' | undefined;
  /** `unknown`: the provider did not answer yet. `requires_action`: the bank asks the member. `pending`: a refund in cash waits for the desk. */
  status?: 'succeeded' | 'pending' | 'requires_action' | 'unknown' | 'failed' | 'cancelled' | undefined;
  /** Only what a figure counts. `collected`: taken by card or in cash. `refunded`: gone back to a card or in cash. `failed`: payments by card that failed. */
  figure?: 'collected' | 'refunded' | 'failed' | undefined;
  /** The first day in Detroit, inclusive. */
  start_date?: string | undefined;
  /** The last day in Detroit, inclusive. */
  end_date?: string | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'at' | '-at' | 'amount' | '-amount' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of the ledger, and the sum of all pages. */
export interface OfficePayments {
  /** The entries of this page. */
  results: OfficePayment[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
  /** What the entries on all pages add up to, refunds taken off: those that succeeded, by card and in cash, or those of the method and state that is asked for. */
  sum: string;
}

/** What goes back of a payment. Another amount than the policy proposes needs a reason. */
export interface RefundPaymentParams {
  /** US dollars. */
  amount: string;
  /** Where it goes. Only a payment by card goes to a card. */
  destination: 'card' | 'cash' | 'credit';
  /** Why. It stays with the payment. */
  reason?: string | undefined;
}

/** What a refund of a payment may be. */
export interface RefundTerms {
  /** What can still be given back. US dollars as a decimal string with two places, such as `75.00`. */
  left: string;
  /** What the policy of the purchase gives back now. US dollars as a decimal string with two places, such as `75.00`. */
  proposed: string;
  /** The policy in one sentence. */
  policy: string;
  /** What a refund changes besides, or does not; `null`: nothing to say. */
  effect: string | null;
  /** Whether only all of it can go back. */
  whole: boolean;
  /** Where it can go. */
  destinations: ('card' | 'cash' | 'credit')[];
}

/** What became of a refund in cash that was still open. */
export interface SettleRefundParams {
  /** Handed out, or kept as studio credit. */
  destination: 'cash' | 'credit';
}

/** A payment that the team takes for a registration. */
export interface TakePaymentParams {
  /** What is paid for. */
  registration_id: string;
  /** How the money moves. `complimentary`: it is no longer owed. `pass`: a credit of their passes pays the whole of it, of which nothing is paid. */
  method: 'card' | 'cash' | 'credit' | 'complimentary' | 'pass';
  /** All that is owed without it; with a card the next open payment, with credit as much as there is. US dollars. */
  amount?: string | undefined;
  /** Now. Another time is refused. */
  at?: string | undefined;
  /** Why. It stays with the payment. */
  reason?: string | undefined;
  /** With a card: only this open payment, which is refused once it is paid. */
  instalment_id?: string | undefined;
  /** A card that the person saved; the newest one without it. */
  payment_method_id?: string | undefined;
  /** With `pass`: only a credit of this pass; the one that ends first without it. */
  pass_id?: string | undefined;
}
