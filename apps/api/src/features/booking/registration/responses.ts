import { holdReleased, type RegistrationResult } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { replyWith, type ReplyWithStatus } from '../../../platform/calls/calls.ts';
import { problem, type ProblemError } from '../../../platform/calls/problem.ts';
import { isOneOf, openInstalmentStatuses } from '../../../platform/database/schema/statuses.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { chargeTexts } from '../../payments/port/charge-texts.ts';
import { paymentFailed } from '../../payments/port/payment-failed.ts';
import type { PaymentRecord, RegistrationRecord } from '../ledger/registration-queries.ts';
import { paidByPass } from './email-templates.ts';
import { registrationView, type ViewedRegistration } from './view.ts';

export type RegistrationResponse = ReplyWithStatus<RegistrationResult>;

/** Shown while the outcome of a charge is unknown; SPEC-B 8.8 has no text for it. */
const unknownText =
  'We do not know yet whether your payment went through. Your spot is held and nothing will be charged twice. Please check again in a moment.';

const challengeText = 'Your bank needs to confirm this payment.';

const sessionCancelledText = `The studio cancelled this session before your payment arrived. ${chargeTexts.onItsWayBack}`;

const paidTooLateText = `${holdReleased} Your payment arrived after that and is on its way back to your card.`;

/** For a cancelled registration. */
const cancelledText = 'This registration is cancelled. There is nothing to pay.';

/** For one instalment of several, where others may still be open. */
const instalmentPaidText = 'This installment is already paid.';

/** Names the instalment only if others are open; a fully paid registration has the default message. */
export function nothingToPay(registration: RegistrationRecord | null): ProblemError {
  if (registration && (registration.status !== 'confirmed' || registration.sessionStatus === 'cancelled'))
    return problem('nothing_to_pay', { message: cancelledText });
  const others = registration?.instalments.some(({ status }) => isOneOf(openInstalmentStatuses, status));
  return problem('nothing_to_pay', others ? { message: instalmentPaidText } : {});
}

/** For an unknown charge outcome; a retry with the same key returns the final one. */
export const paymentUnknown = () => inProgress({ message: unknownText, payment_unknown: true });

/** A registration that is confirmed without a charge: free, or to be paid later. */
export function confirmedResult(viewed: ViewedRegistration, now: Date): RegistrationResult {
  return { registration: registrationView(viewed, now), payment: null, message: registeredText(viewed) };
}

/**
 * Builds the response from the current state of a registration and its charge. Every retry gets this response,
 * whichever process finished the work. `paymentId` is null for a registration without a charge, `created` the status of a
 * payment that succeeded.
 */
export function responseOfState(
  registration: RegistrationRecord,
  paymentId: string | null,
  created: 200 | 201,
  now: Date,
): RegistrationResponse {
  const payment = registration.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return responseWithoutCharge(registration, now);
  if (registration.status === 'released' && payment.status === 'succeeded')
    throw paymentRefundedProblem(payment);
  if (payment.status === 'failed') throw paymentFailed(payment.failureCode);
  if (payment.status === 'cancelled') throw paymentAbandonedProblem(registration, payment);
  if (payment.status === 'pending' || payment.status === 'unknown') throw paymentUnknown();
  const asks = payment.status === 'requires_action';
  return replyWith(asks ? 202 : created, {
    registration: registrationView(registration, now),
    payment:
      payment.method === 'pass'
        ? null
        : {
            status: asks ? 'requires_action' : 'succeeded',
            client_secret: asks ? payment.clientSecret : null,
            amount: fromCents(payment.cents),
          },
    ...accountOf(registration, payment),
    message: messageOf(registration, payment),
  });
}

function responseWithoutCharge(registration: RegistrationRecord, now: Date): RegistrationResponse {
  if (registration.status === 'released' && registration.sessionStatus === 'cancelled')
    throw problem('registration_closed', { registration_closed: true });
  if (registration.status === 'released') throw problem('account_exists');
  const account = registration.source === 'guest' ? newAccount(registration) : {};
  return replyWith(201, { ...confirmedResult(registration, now), ...account });
}

/** The payment came too late, the session was cancelled, or the email has an account by now: the charge is being refunded. */
function paymentRefundedProblem({ failureCode }: PaymentRecord): ProblemError {
  const payment_returned = true;
  if (failureCode === 'account_exists') return problem('account_exists', { payment_returned });
  const message = failureCode === 'session_cancelled' ? sessionCancelledText : paidTooLateText;
  return problem('hold_expired', { payment_returned, message });
}

/** The payment authentication was abandoned: the hold is released, or another charge has paid. */
function paymentAbandonedProblem(
  registration: RegistrationRecord,
  { instalmentId }: PaymentRecord,
): ProblemError {
  if (registration.status !== 'confirmed') return problem('hold_expired');
  const paid = registration.payments.some(
    (other) => other.instalmentId === instalmentId && other.kind === 'charge' && other.status === 'succeeded',
  );
  return paid ? nothingToPay(registration) : paymentFailed('cancelled');
}

/** A charge made after the registration pays for a seat that was confirmed before. */
const isLater = ({ createdAt }: RegistrationRecord, { createdMs }: PaymentRecord) =>
  createdMs > createdAt.getTime();

function messageOf(registration: RegistrationRecord, payment: PaymentRecord): string {
  if (payment.status !== 'requires_action') {
    if (!isLater(registration, payment)) return registeredText(registration);
    return payment.method === 'pass'
      ? paidByPass(registration.sessionTitle)
      : `Your payment for ${registration.sessionTitle} was received.`;
  }
  return registration.status === 'held'
    ? `${challengeText} We hold your spot for 15 minutes.`
    : challengeText;
}

/** Tells a guest about the new account; the guest is not signed in. */
function accountOf(
  registration: RegistrationRecord,
  payment: PaymentRecord,
): Pick<RegistrationResult, 'account'> {
  const made =
    registration.source === 'guest' && payment.status === 'succeeded' && !isLater(registration, payment);
  return made ? newAccount(registration) : {};
}

const newAccount = ({ email }: RegistrationRecord) => ({ account: { email, verification_sent: true } });

const registeredText = ({ sessionTitle }: Pick<ViewedRegistration, 'sessionTitle'>) =>
  `You are registered for ${sessionTitle}.`;
