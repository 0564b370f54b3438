// Generated from the contract by `pnpm run generate`; do not edit.

/** A gift card, as the team sees it, without its code. */
export interface OfficeGiftCard {
  /** Id of the gift card. */
  id: string;
  /** `paid`: it is sent on its day. `cancelled`: the payment failed. `refunded`: it can no longer be redeemed. */
  status: 'pending' | 'cancelled' | 'paid' | 'sent' | 'redeemed' | 'refunded';
  /** US dollars as a decimal string with two places, such as `75.00`. */
  amount: string;
  /** What can still be redeemed of it. US dollars as a decimal string with two places, such as `75.00`. */
  left: string;
  /** The account that bought it; `null`: a visitor did. */
  buyer_id: string | null;
  /** Who gives it. */
  buyer_name: string;
  /** Where the receipt went. */
  buyer_email: string;
  /** Who gets it. */
  recipient_name: string;
  /** Where it is sent. */
  recipient_email: string;
  /** The day of the email; `null`: at once. Calendar day in Detroit, such as `2026-03-14`. */
  send_on: string | null;
  /** When the email was last sent; `null`: not yet. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  sent_at: string | null;
  /** When it became studio credit; `null`: not yet. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  redeemed_at: string | null;
  /** When somebody bought it. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  at: string;
  /** The payment for it; `null`: none succeeded. */
  payment_id: string | null;
}

/** Filters and order of the gift cards. The search reads names and email addresses. */
export interface OfficeGiftCardFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** `paid`: it is sent on its day. `cancelled`: the payment failed. `refunded`: it can no longer be redeemed. */
  status?: 'pending' | 'cancelled' | 'paid' | 'sent' | 'redeemed' | 'refunded' | undefined;
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

/** One page of a list. */
export interface OfficeGiftCards {
  /** The entries of this page. */
  results: OfficeGiftCard[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** A gift card with its code, to print it. */
export interface PrintedGiftCard {
  /** What its owner enters. It is shown once. */
  gift_card_code: string;
  /** A gift card, as the team sees it, without its code. */
  gift_card: OfficeGiftCard;
}
