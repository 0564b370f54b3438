import { untilOfAge } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import {
  firstRuleViolation,
  fromCents,
  type Identity,
  isPlanOffered,
  type PaymentPlan,
  type RegistrationAttempt,
  type RuleViolation,
} from '@detroit-well/pricing';
import { studioDay } from '../../../platform/clock/studio-calendar.ts';
import { fieldProblem, problem, type ProblemError } from '../../../platform/calls/problem.ts';
import { profileIncomplete, unknownIdentity } from '../../users/identity.ts';
import type { RegistrationContext } from './registration-context.ts';

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

/** The terms of a request on which eligibility depends. */
export interface RegistrationTerms {
  readonly plan: PaymentPlan;
  readonly paymentMethodId: string | null;
  /** The price that the caller expects, in cents; null if the request did not say. */
  readonly claimedCents: number | null;
  readonly guest: { readonly identity: Identity } | null;
}

/** The facts that decide about a request. */
export function factsOf(
  request: RegistrationTerms,
  { session, person, price, live, entry }: RegistrationContext,
  now: Date,
): RegistrationFacts {
  return {
    open: session.open,
    alreadyRegistered: live?.status === 'confirmed',
    waiverAccepted: request.guest !== null || person?.waiverAccepted === true,
    paymentConsent: request.guest !== null || person?.paymentConsent === true,
    identity: request.guest?.identity ?? person?.identity ?? unknownIdentity,
    today: studioDay(now),
    // The database decides later whether the person's own hold or offer is still live.
    seats: hasOwnSeat({ live, entry })
      ? { max_participants: null }
      : { max_participants: session.maxParticipants, current_registrations: session.taken },
    priceCents: price.cents,
    claimedCents: request.claimedCents,
    planOffered: isPlanOffered(request.plan, price.cents, { today: studioDay(now), sessionDay: session.day }),
    hasPaymentMethod: request.paymentMethodId !== null,
    mustPayNow: request.guest !== null,
  };
}

/** Checks eligibility before anything is held. Throws the problem if the person may not register. */
export function assertCanRegister(request: RegistrationTerms, context: RegistrationContext, now: Date): void {
  const facts = factsOf(request, context, now);
  const reason = ineligibleReasonOf(facts);
  if (reason !== null) throw ineligibleProblem(reason, facts);
}

/** Checks everything but whether a seat is free, which the caller decides under the session's lock. */
export function assertMayHaveSeat({ session, person, live }: RegistrationContext, now: Date): void {
  const identity = person?.identity ?? unknownIdentity;
  const reason = firstRuleViolation({
    open: session.open,
    alreadyRegistered: live !== null,
    waiverAccepted: person?.waiverAccepted === true,
    paymentConsent: person?.paymentConsent === true,
    identity,
    today: studioDay(now),
    seats: { max_participants: null },
  });
  if (reason !== null) throw ineligibleProblem(reason, { identity });
}

/** A seat that is held for the person or offered to them stays theirs, also when the capacity was lowered since. */
const hasOwnSeat = ({ live, entry }: Pick<RegistrationContext, 'live' | 'entry'>): boolean =>
  live?.status === 'held' || entry?.status === 'offered';

/** Returns the problem with the extra fields that screens read (SPEC-B 7.6, 8.8). */
export function ineligibleProblem(
  reason: IneligibleReason,
  { priceCents = 0, identity = unknownIdentity }: { priceCents?: number; identity?: Identity } = {},
): ProblemError {
  if (reason === 'profile_incomplete') return profileIncomplete(identity);
  if (reason === 'age_restricted' && identity.date_of_birth !== null)
    return problem(reason, { message: untilOfAge(messages.tooYoungToRegister, identity.date_of_birth) });
  if (reason === 'payment_method_required') {
    return fieldProblem({ payment_method_id: [messages.paymentMethodRequired] });
  }
  if (reason === 'plan_unavailable') {
    return problem('plan_unavailable', { payment_plan: [problem('plan_unavailable').message] });
  }
  if (reason === 'price_changed') return problem('price_changed', { price: fromCents(priceCents) });
  const flags = new Set(['session_full', 'already_registered', 'registration_closed']);
  return problem(reason, flags.has(reason) ? { [reason]: true } : {});
}
