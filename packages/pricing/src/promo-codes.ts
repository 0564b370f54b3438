import type { Day } from './days.ts';
import { assertCents, type Cents } from './money.ts';
import { leastByCard } from './studio-credit.ts';

/** A kind of purchase that a promo code can be for. */
export type PromoUse = 'session' | 'membership' | 'pass';

/** What a promo code takes off: a percentage from 1 to 100, or an amount. The other one is null. */
export interface PromoDiscount {
  readonly percentOff: number | null;
  readonly amountOffCents: Cents | null;
}

/** The rules of a promo code. An empty list of ids allows all of them. Days are studio days, both inclusive. */
export interface PromoRules {
  readonly appliesTo: readonly PromoUse[];
  readonly planIds: readonly string[];
  readonly programIds: readonly string[];
  readonly firstPurchaseOnly: boolean;
  readonly maxUses: number | null;
  readonly maxUsesPerPerson: number | null;
  readonly validFrom: Day | null;
  readonly validUntil: Day | null;
  readonly isArchived: boolean;
}

/** A purchase that a code is tried on. */
export interface PromoAttempt {
  readonly today: Day;
  readonly kind: PromoUse;
  /** Of a pass or membership. */
  readonly planId: string | null;
  /** Of a session. */
  readonly programId: string | null;
  /** How often the code is in use. */
  readonly uses: number;
  /** How often this person uses it, and whether they bought anything before. Null: the person is not known yet. */
  readonly person: { readonly uses: number; readonly hasBought: boolean } | null;
}

/** Why a code gives nothing. `unknown` also stands for an archived code and one that is not valid yet. */
export type PromoRefusal =
  | 'unknown'
  | 'over'
  | 'other_kind'
  | 'other_plan'
  | 'other_program'
  | 'used_up'
  | 'not_first'
  | 'used_by_person'
  | 'nothing_to_pay'
  | 'rest_too_small';

/**
 * What a code takes off a price, in cents: a percentage is rounded half up, and nothing costs less than 0. Throws a RangeError for a
 * price that is not a number of cents.
 */
export function promoDiscount(price: Cents, { percentOff, amountOffCents }: PromoDiscount): Cents {
  assertCents(price);
  const off = percentOff === null ? (amountOffCents ?? 0) : Math.floor((price * percentOff + 50) / 100);
  return Math.min(price, off);
}

/**
 * Why a code cannot be used on a price of which it takes `off`: nothing is to be paid, or what it leaves is less than a card can be
 * charged. Null: it can. In cents.
 */
export function promoRestRefusal(
  price: Cents,
  off: Cents,
): Extract<PromoRefusal, 'nothing_to_pay' | 'rest_too_small'> | null {
  if (price === 0) return 'nothing_to_pay';
  return price > off && price - off < leastByCard ? 'rest_too_small' : null;
}

/** The first rule that a purchase violates; null: the code works. */
export function promoRefusal(rules: PromoRules, attempt: PromoAttempt): PromoRefusal | null {
  const { appliesTo, planIds, programIds, maxUses, maxUsesPerPerson, validFrom, validUntil } = rules;
  const { today, kind, planId, programId, uses, person } = attempt;
  if (rules.isArchived || (validFrom !== null && today < validFrom)) return 'unknown';
  if (validUntil !== null && today > validUntil) return 'over';
  if (!appliesTo.includes(kind)) return 'other_kind';
  if (kind === 'session' ? !allows(programIds, programId) : !allows(planIds, planId))
    return kind === 'session' ? 'other_program' : 'other_plan';
  if (maxUses !== null && uses >= maxUses) return 'used_up';
  if (person === null) return null;
  if (rules.firstPurchaseOnly && person.hasBought) return 'not_first';
  if (maxUsesPerPerson !== null && person.uses >= maxUsesPerPerson) return 'used_by_person';
  return null;
}

const allows = (ids: readonly string[], id: string | null): boolean =>
  ids.length === 0 || (id !== null && ids.includes(id));
