import {
  firstRuleViolation,
  fromCents,
  type RegistrationAttempt,
  type RuleViolation,
} from '@detroit-well/pricing';
import { fieldProblem, problem, type ProblemError } from '../../../platform/calls/problem.ts';

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

/** Returns the problem with the extra fields that screens read (SPEC-B 7.6, 8.8). */
export function ineligibleProblem(refusal: IneligibleReason, priceCents = 0): ProblemError {
  if (refusal === 'payment_method_required') {
    return fieldProblem({ payment_method_id: ['Payment method is required'] });
  }
  if (refusal === 'plan_unavailable') {
    return problem('plan_unavailable', { payment_plan: [problem('plan_unavailable').message] });
  }
  if (refusal === 'price_changed') return problem('price_changed', { price: fromCents(priceCents) });
  const flags = new Set(['session_full', 'already_registered', 'registration_closed']);
  return problem(refusal, flags.has(refusal) ? { [refusal]: true } : {});
}
