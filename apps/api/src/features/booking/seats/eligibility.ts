import { firstRuleViolation, type RegistrationAttempt, type RuleViolation } from '@detroit-well/pricing';

/** The facts about session and person that decide about a registration. Amounts in cents. */
export interface RegistrationFacts extends RegistrationAttempt {
  /** The price for this caller, and the price that the caller expects, if the request says so. */
  readonly priceCents: number;
  readonly claimedCents: number | null;
  readonly planOffered: boolean;
  readonly hasPaymentMethod: boolean;
  /** Guests pay at once; a member may pay later from the dashboard. */
  readonly mustPayNow: boolean;
}

export type IneligibleReason =
  RuleViolation | 'price_changed' | 'plan_unavailable' | 'payment_method_required';

/**
 * Returns the first reason why the person may not register, or null (SPEC-B 10.4). The database decides again, under
 * its lock, whether a seat is free.
 */
export function ineligibleReasonOf(facts: RegistrationFacts): IneligibleReason | null {
  const first = firstRuleViolation(facts);
  if (first !== null) return first;
  if (facts.claimedCents !== null && facts.claimedCents !== facts.priceCents) return 'price_changed';
  if (facts.priceCents === 0) return null;
  if (!facts.planOffered) return 'plan_unavailable';
  return facts.mustPayNow && !facts.hasPaymentMethod ? 'payment_method_required' : null;
}
