import type { RegistrationResult } from '@detroit-well/api-client/contract';
import { fromCents, isPlanOffered, type PaymentPlan } from '@detroit-well/pricing';
import { studioDay } from '@detroit-well/config/studio-time';
import type { Answered } from '../../../platform/calls/calls.ts';
import type { Deps } from '../../../app/dependencies.ts';
import { problem, fieldProblem, type ProblemError as Refused } from '../../../platform/calls/problem.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';
import type { GuestDraft } from './guest-draft.ts';
import { type IneligibleReason, ineligibleReasonOf } from '../seats/eligibility.ts';
import type { ClaimSeatStatement } from '../seats/claim-seat.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';

/** A request for a seat in a session, and how it is paid. */
export interface Order {
  readonly sessionId: string;
  readonly plan: PaymentPlan;
  readonly paymentMethodId: string | null;
  /** Save the card for later payments. */
  readonly saveCard?: boolean;
  readonly notes: string;
  /** The price that the caller expects, in cents; null if the request did not say. */
  readonly claimedCents: number | null;
  readonly userId: string | null;
  readonly guest: Guest | null;
  readonly intent: IdempotentRequest | null;
}

/** A person without an account, which is created when the registration is confirmed. */
export interface Guest {
  readonly email: string;
  readonly dateOfBirth: string;
  /** Called only after the eligibility check, because it hashes a password. */
  readonly draft: () => Promise<GuestDraft>;
}

/** The server's dependencies, and the statement that claims a seat. */
export type OrderTools = Pick<Deps, 'database' | 'payments' | 'clock' | 'mail' | 'settings'> & {
  readonly place: ClaimSeatStatement;
};

export type OrderResponse = Answered<RegistrationResult>;

/** Checks eligibility before anything is held. Throws the problem if the person may not register. */
export function assertCanRegister(order: Order, standing: RegistrationContext, now: Date): void {
  const { session, person, price } = standing;
  const refusal = ineligibleReasonOf({
    open: session.open,
    alreadyRegistered: standing.live?.status === 'confirmed',
    waiverAccepted: order.guest !== null || person?.waiverAccepted === true,
    paymentConsent: order.guest !== null || person?.paymentConsent === true,
    dateOfBirth: order.guest?.dateOfBirth ?? person?.dateOfBirth ?? null,
    sessionDay: session.day,
    // The person's own hold or offer takes a seat as well; the database decides later whether it is still live.
    places: {
      max_participants: session.maxParticipants,
      current_registrations: session.taken - ownPlace(standing),
    },
    priceCents: price.cents,
    claimedCents: order.claimedCents,
    planOffered: isPlanOffered(order.plan, price.cents, { today: studioDay(now), sessionDay: session.day }),
    hasPaymentMethod: order.paymentMethodId !== null,
    mustPayNow: order.guest !== null,
  });
  if (refusal !== null) throw ineligibleProblem(refusal, price.cents);
}

const ownPlace = ({ live, entry }: RegistrationContext) =>
  live?.status === 'held' || entry?.status === 'offered' ? 1 : 0;

/** Returns the problem with the extra fields that screens read (SPEC-B 7.6, 8.8). */
export function ineligibleProblem(refusal: IneligibleReason, priceCents = 0): Refused {
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
