import {
  registrationRefusal,
  type RegistrationAttempt,
  type RegistrationRefusal,
} from '@detroit-well/pricing';

/** What is known of the session and of the person when a registration is asked for. Cents and instants. */
export interface RegistrationFacts extends RegistrationAttempt {
  /** The price this caller pays, and what the caller believes it is, when the caller said so. */
  readonly priceCents: number;
  readonly claimedCents: number | null;
  readonly planOffered: boolean;
  readonly hasPaymentMethod: boolean;
  /** Guests pay at once; a member may pay later from the dashboard. */
  readonly mustPayNow: boolean;
}

export type IneligibleReason =
  RegistrationRefusal | 'price_changed' | 'plan_unavailable' | 'payment_method_required';

/**
 * Why this registration is refused, or null when it may go on (SPEC-B 10.4). Whether a place is free is
 * decided again by the database, under its lock.
 */
export function ineligibleReasonOf(facts: RegistrationFacts): IneligibleReason | null {
  const first = registrationRefusal(facts);
  if (first !== null) return first;
  if (facts.claimedCents !== null && facts.claimedCents !== facts.priceCents) return 'price_changed';
  if (facts.priceCents === 0) return null;
  if (!facts.planOffered) return 'plan_unavailable';
  return facts.mustPayNow && !facts.hasPaymentMethod ? 'payment_method_required' : null;
}
