// Generated from the contract by `pnpm run generate`; do not edit.

/** What changes about a promo code. What was bought with it stays as it is. */
export interface ChangePromoCodeParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived?: boolean | undefined;
  /** Letters, digits and hyphens. It is compared without case, and kept in capitals. */
  code?: string | undefined;
  /** Percent that it takes off; `null`: it takes off an amount. */
  percent_off?: number | null | undefined;
  /** Dollars that it takes off; `null`: it takes off a percentage. */
  amount_off?: string | null | undefined;
  /** The kinds of purchases that it works for. */
  applies_to?: PromoUse[] | undefined;
  /** The only plans that it is for; empty: all of them. */
  plan_ids?: string[] | undefined;
  /** The only programs whose sessions it is for; empty: all of them. */
  program_ids?: string[] | undefined;
  /** Whether it needs a person who bought nothing yet. */
  first_purchase_only?: boolean | undefined;
  /** How often it can be used in all; `null`: without a limit. */
  max_uses?: number | null | undefined;
  /** How often a person can use it; `null`: without a limit. */
  max_uses_per_person?: number | null | undefined;
  /** The first day in Detroit, inclusive; `null`: at once. */
  valid_from?: string | null | undefined;
  /** The last day in Detroit, inclusive; `null`: no end. */
  valid_until?: string | null | undefined;
  /** Payments of a membership that it takes something off: 1 without it, `null`: all of them. */
  periods?: number | null | undefined;
}

/** A new promo code, with either `percent_off` or `amount_off`. */
export interface CreatePromoCodeParams {
  /** Letters, digits and hyphens. It is compared without case, and kept in capitals. */
  code: string;
  /** Percent that it takes off; `null`: it takes off an amount. */
  percent_off?: number | null | undefined;
  /** Dollars that it takes off; `null`: it takes off a percentage. */
  amount_off?: string | null | undefined;
  /** The kinds of purchases that it works for. */
  applies_to: PromoUse[];
  /** The only plans that it is for; empty: all of them. */
  plan_ids?: string[] | undefined;
  /** The only programs whose sessions it is for; empty: all of them. */
  program_ids?: string[] | undefined;
  /** Whether it needs a person who bought nothing yet. */
  first_purchase_only?: boolean | undefined;
  /** How often it can be used in all; `null`: without a limit. */
  max_uses?: number | null | undefined;
  /** How often a person can use it; `null`: without a limit. */
  max_uses_per_person?: number | null | undefined;
  /** The first day in Detroit, inclusive; `null`: at once. */
  valid_from?: string | null | undefined;
  /** The last day in Detroit, inclusive; `null`: no end. */
  valid_until?: string | null | undefined;
  /** Payments of a membership that it takes something off: 1 without it, `null`: all of them. */
  periods?: number | null | undefined;
}

/** A promo code, as the office keeps it. */
export interface OfficePromoCode {
  /** Id of the record. */
  id: string;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived: boolean;
  /** Increases with every change of the record by the office. */
  version: number;
  /** Letters, digits and hyphens. It is compared without case, and kept in capitals. */
  code: string;
  /** Percent that it takes off; `null`: it takes off an amount. */
  percent_off: number | null;
  /** Dollars that it takes off; `null`: it takes off a percentage. */
  amount_off: string | null;
  /** The kinds of purchases that it works for. */
  applies_to: PromoUse[];
  /** The only plans that it is for; empty: all of them. */
  plan_ids: string[];
  /** The only programs whose sessions it is for; empty: all of them. */
  program_ids: string[];
  /** Whether it needs a person who bought nothing yet. */
  first_purchase_only: boolean;
  /** How often it can be used in all; `null`: without a limit. */
  max_uses: number | null;
  /** How often a person can use it; `null`: without a limit. */
  max_uses_per_person: number | null;
  /** The first day in Detroit, inclusive; `null`: at once. Calendar day in Detroit, such as `2026-03-14`. */
  valid_from: string | null;
  /** The last day in Detroit, inclusive; `null`: no end. Calendar day in Detroit, such as `2026-03-14`. */
  valid_until: string | null;
  /** Payments of a membership that it takes something off: 1 without it, `null`: all of them. */
  periods: number | null;
  /** How often it was used. A use that came back is not counted. */
  uses_count: number;
  /** How often it can still be used; `null`: without a limit. */
  uses_left: number | null;
}

/** Filters and order of the promo codes. */
export interface OfficePromoCodeFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Only those that are archived, or only those that are not. */
  archived?: boolean | undefined;
  /** What a code is for. */
  for?: PromoUse | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'code' | '-code' | 'uses' | '-uses' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface OfficePromoCodes {
  /** The entries of this page. */
  results: OfficePromoCode[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** What a code is for. */
export type PromoUse = 'session' | 'membership' | 'pass';
