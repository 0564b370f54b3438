import type { RegistrationResult } from '@detroit-well/api-client/contract';
import { isPlanOffered, type PaymentPlan } from '@detroit-well/pricing';
import { studioDay } from '@detroit-well/config/studio-time';
import type { Answered } from '../../../platform/calls/calls.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import type { RegistrationContext } from '../seats/registration-context.ts';
import type { GuestDraft } from '../../../platform/database/schema/registrations.ts';
import { ineligibleProblem, ineligibleReasonOf } from '../seats/eligibility.ts';
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
export type OrderTools = Pick<PaymentsDeps, 'database' | 'payments' | 'clock' | 'mail' | 'settings'> & {
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
