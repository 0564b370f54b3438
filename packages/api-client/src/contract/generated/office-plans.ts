// Generated from the contract by `pnpm run generate`; do not edit.

import type { PlanBenefits, PlanKind, PlanPeriod } from './plans.ts';

/** What changes about a plan. Members keep the version that they bought, but for its price with `existing: at_renewal`. */
export interface ChangePlanParams {
  /** Increases with every change of the record by the office. */
  version: number;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived?: boolean | undefined;
  /** Name of the plan. A monthly and a yearly one may share it. */
  name?: string | undefined;
  /** What a period, or the whole pass, costs. */
  price?: string | undefined;
  /** How often a membership renews. */
  period?: PlanPeriod | null | undefined;
  /** What a membership gives. Absent: the member rate. */
  benefits?: {
    /** Whether every session costs the member rate. */
    member_rate: boolean;
    /** Sessions that each month includes; `null` or absent: none. */
    sessions_per_month?: number | null | undefined;
  } | null | undefined;
  /** How many single sessions a pass pays. */
  credits?: number | null | undefined;
  /** How many days the credits of a pass last. */
  valid_days?: number | null | undefined;
  /** Whether people can buy it. */
  on_sale?: boolean | undefined;
  /** Whether it is sold once to a person, who has not come or bought before, and with no promo code. */
  introductory?: boolean | undefined;
  /** Needed with a new `price` while people have the plan: whether they `keep` theirs. What people who have the plan pay. `keep`: their price. `at_renewal`: the new one, a lower price from their next renewal, a higher one from the first renewal at least 30 days after an email. */
  existing?: 'keep' | 'at_renewal' | undefined;
}

/** A new plan. A membership needs its `period`, a pass its `credits` and `valid_days`. */
export interface CreatePlanParams {
  /** `membership`: renews by itself. `pass`: a number of credits, paid once. */
  kind: PlanKind;
  /** Name of the plan. A monthly and a yearly one may share it. */
  name: string;
  /** What a period, or the whole pass, costs. */
  price: string;
  /** How often a membership renews. */
  period?: PlanPeriod | null | undefined;
  /** What a membership gives. Absent: the member rate. */
  benefits?: {
    /** Whether every session costs the member rate. */
    member_rate: boolean;
    /** Sessions that each month includes; `null` or absent: none. */
    sessions_per_month?: number | null | undefined;
  } | null | undefined;
  /** How many single sessions a pass pays. */
  credits?: number | null | undefined;
  /** How many days the credits of a pass last. */
  valid_days?: number | null | undefined;
  /** Whether people can buy it. */
  on_sale?: boolean | undefined;
  /** Whether it is sold once to a person, who has not come or bought before, and with no promo code. */
  introductory?: boolean | undefined;
}

/** A plan, as the office keeps it. */
export interface OfficePlan {
  /** Id of the record. */
  id: string;
  /** Whether it is archived: it keeps its history and takes nothing new. */
  archived: boolean;
  /** Increases with every change of the record by the office. */
  version: number;
  /** `membership`: renews by itself. `pass`: a number of credits, paid once. */
  kind: PlanKind;
  /** Name, as people read it. */
  name: string;
  /** US dollars as a decimal string with two places, such as `75.00`. */
  price: string;
  /** `null` for a pass. How often a membership renews. */
  period: PlanPeriod | null;
  /** `null` for a pass. What a membership gives. */
  benefits: PlanBenefits | null;
  /** How many single sessions a pass pays; `null` for a membership. */
  credits: number | null;
  /** How many days the credits of a pass last; `null` for a membership. */
  valid_days: number | null;
  /** Whether people can buy it. */
  on_sale: boolean;
  /** Whether it is sold once to a person, who has not come or bought before, and with no promo code. */
  introductory: boolean;
  /** Id of the version that is shown here. A change of what is sold makes a new one. */
  version_id: string;
  /** How many memberships of it live, of all its versions. */
  members_count: number;
}

/** Filters and order of the plans. */
export interface OfficePlanFilters {
  /** Beginnings of words, in any order. */
  search?: string | undefined;
  /** Only those that are archived, or only those that are not. */
  archived?: boolean | undefined;
  /** `membership`: renews by itself. `pass`: a number of credits, paid once. */
  kind?: PlanKind | undefined;
  /** Only those that are on sale, or only those that are not. */
  on_sale?: boolean | undefined;
  /** A field; with `-` before it, descending. */
  sort?: 'name' | '-name' | 'price' | '-price' | undefined;
  /** How many entries at most; 50 without it. */
  limit?: number | undefined;
  /** What `next` of the page before holds. */
  cursor?: string | undefined;
}

/** One page of a list. */
export interface OfficePlans {
  /** The entries of this page. */
  results: OfficePlan[];
  /** The `cursor` of the next page; `null` on the last one. */
  next: string | null;
  /** Entries on all pages. */
  count: number;
  /** Whether `count` is an estimate, which it may be above 10,000. */
  count_estimated?: boolean | undefined;
}

/** A price that a plan could have. */
export interface PlanPriceParams {
  /** What a period, or the whole pass, costs. */
  price: string;
  /** What people who have the plan pay. `keep`: their price. `at_renewal`: the new one, a lower price from their next renewal, a higher one from the first renewal at least 30 days after an email. */
  existing: 'keep' | 'at_renewal';
}

/** Who pays what after a change of the price. */
export interface PlanPricePreview {
  /** People who have the plan and pay for it. */
  people_count: number;
  /** The first payment at the new price; `null`: nobody pays it. Calendar day in Detroit, such as `2026-03-14`. */
  first_on: string | null;
  /** From this day on, all of them pay the new price; `null`: nobody does. Calendar day in Detroit, such as `2026-03-14`. */
  all_on: string | null;
  /** When a notice goes to those who will pay more; `null`: to nobody. Calendar day in Detroit, such as `2026-03-14`. */
  notice_on: string | null;
  /** People who get an email. */
  told_count: number;
  /** People without an email address: they keep their price, and stand on the worklist. */
  unreachable_count: number;
  /** The first five by their next payment. */
  people: {
    /** Who pays. */
    person_id: string;
    /** Their name. */
    person_name: string;
    /** The next three. */
    payments: {
      /** When it is charged. Calendar day in Detroit, such as `2026-03-14`. */
      on: string;
      /** US dollars as a decimal string with two places, such as `75.00`. */
      amount: string;
      /** Whether it costs the new price. */
      is_new: boolean;
    }[];
  }[];
}
