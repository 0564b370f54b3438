// Generated from the contract by `pnpm run generate`; do not edit.

import { choice, choiceOrNull, integerOrNull, isTrue, orNull, price, record, text } from '../definition/lenient.ts';

/** A membership or a pass that is on sale. */
export interface Plan {
  /** Id of the plan. */
  id: string;
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
  /** Whether it is sold once to a person, who has not come or bought before, and with no promo code. */
  introductory: boolean;
  /** Id of the version that is shown here. A change of what is sold makes a new one. */
  version_id: string;
}

/** What a membership gives. */
export interface PlanBenefits {
  /** Whether every session costs the member rate. */
  member_rate: boolean;
  /** Sessions that each month includes; `null`: none. */
  sessions_per_month: number | null;
}

/** `membership`: renews by itself. `pass`: a number of credits, paid once. */
export type PlanKind = 'membership' | 'pass';

/** How often a membership renews. */
export type PlanPeriod = 'month' | 'year';

export const planRecord = (raw: unknown): Plan => record(raw, { id: text, kind: choice(['membership', 'pass'], 'membership'), name: text, price: price, period: choiceOrNull(['month', 'year'], 'month'), benefits: orNull(planBenefitsRecord), credits: integerOrNull, valid_days: integerOrNull, introductory: isTrue, version_id: text });

export const planBenefitsRecord = (raw: unknown): PlanBenefits => record(raw, { member_rate: isTrue, sessions_per_month: integerOrNull });
