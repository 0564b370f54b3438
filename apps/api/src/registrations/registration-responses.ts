import type { RegistrationResult } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { answer, type Answered } from '../calls.ts';
import { inProgress } from '../idempotency/in-progress.ts';
import { problem, type ProblemError } from '../problem.ts';
import type { RegistrationRecord, PaymentRecord } from './registration-queries.ts';
import { registrationView, type ViewedRegistration } from './view.ts';

/** Shown where the provider did not answer: the truth is that nobody knows yet (SPEC-B 8.8 has no text for it). */
const unknownText =
  'We do not know yet whether your payment went through. Your place is held and nothing will be charged twice. Please ask again in a moment.';

const paidTooLateText =
  'Your place was held for 15 minutes and has been released. Your payment arrived after that and is on its way back to your card.';

/** Of a place that was cancelled. */
const cancelledText = 'This registration is cancelled. There is nothing to pay.';

/** Of one of several, where the others may still be open. */
const instalmentPaidText = 'This instalment is already paid.';

/** A whole registration is paid in its own words. */
export function nothingToPay(kept: RegistrationRecord | null): ProblemError {
  if (kept && kept.status !== 'confirmed') return problem('nothing_to_pay', { message: cancelledText });
  const others = kept?.instalments.some(({ status }) => status === 'due' || status === 'failed');
  return problem('nothing_to_pay', others ? { message: instalmentPaidText } : {});
}

/** The payment did not go through, and that is certain. */
export function paymentFailed(reason: string | null): ProblemError {
  return problem('payment_failed', { reason: reason ?? 'card_declined' });
}

/** Nobody knows whether the money moved; asking again with the same key will tell. */
export const paymentUnknown = () => inProgress({ message: unknownText, payment_unknown: true });

/** A registration that is confirmed without a charge: free, or to be paid later. */
export function confirmedResult(viewed: ViewedRegistration, now: Date): RegistrationResult {
  return { registration: registrationView(viewed, now), payment: null, message: registeredText(viewed) };
}

/**
 * What is so, now, of a registration and the charge that was made for it. This is the one answer to every retry, whoever
 * finished the work. `created` is the status of a success.
 */
export function responseOfState(
  kept: RegistrationRecord,
  paymentId: string,
  created: 200 | 201,
  now: Date,
): Answered<RegistrationResult> {
  const payment = kept.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return answer(created, confirmedResult(kept, now));
  if (kept.status === 'released' && payment.status === 'succeeded') throw paymentRefundedProblem(payment);
  if (payment.status === 'failed') throw paymentFailed(payment.failureCode);
  if (payment.status === 'cancelled') throw paymentAbandonedProblem(kept, payment);
  if (payment.status === 'pending' || payment.status === 'unknown') throw paymentUnknown();
  const asks = payment.status === 'requires_action';
  return answer(asks ? 202 : created, {
    registration: registrationView(kept, now),
    payment: {
      status: asks ? 'requires_action' : 'succeeded',
      client_secret: asks ? payment.clientSecret : null,
      amount: fromCents(payment.cents),
    },
    ...accountOf(kept, payment),
    message: messageOf(kept, payment),
  });
}

/** Paid too late, or for an account that somebody else has by now: the money is on its way back. */
function paymentRefundedProblem({ failureCode }: PaymentRecord): ProblemError {
  const payment_returned = true;
  return failureCode === 'account_exists'
    ? problem('account_exists', { payment_returned })
    : problem('hold_expired', { payment_returned, message: paidTooLateText });
}

/** A question that nobody answers any more: the place went with it, or was paid for otherwise meanwhile. */
function paymentAbandonedProblem(kept: RegistrationRecord, { instalmentId }: PaymentRecord): ProblemError {
  if (kept.status !== 'confirmed') return problem('hold_expired');
  const paid = kept.payments.some(
    (other) => other.instalmentId === instalmentId && other.kind === 'charge' && other.status === 'succeeded',
  );
  return paid ? nothingToPay(kept) : paymentFailed('cancelled');
}

/** A charge that is younger than the registration pays for a place that was confirmed before. */
const isLater = ({ createdAt }: RegistrationRecord, { createdMs }: PaymentRecord) =>
  createdMs > createdAt.getTime();

function messageOf(kept: RegistrationRecord, payment: PaymentRecord): string {
  if (payment.status !== 'requires_action') {
    return isLater(kept, payment)
      ? `Your payment for ${kept.sessionTitle} was received.`
      : registeredText(kept);
  }
  return kept.status === 'held'
    ? 'Your card asks for confirmation. Your place is held for 15 minutes.'
    : 'Your card asks for confirmation.';
}

/** A guest learns of the new account when it is made, but is not signed in. */
function accountOf(kept: RegistrationRecord, payment: PaymentRecord): Pick<RegistrationResult, 'account'> {
  const made = kept.source === 'guest' && payment.status === 'succeeded' && !isLater(kept, payment);
  return made ? { account: { email: kept.email, verification_sent: true } } : {};
}

const registeredText = ({ sessionTitle }: Pick<ViewedRegistration, 'sessionTitle'>) =>
  `You are registered for ${sessionTitle}.`;
