import { holdReleased, type RegistrationResult } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { replyWith, type ReplyWithStatus } from '../../../platform/calls/calls.ts';
import { problem, ProblemError } from '../../../platform/calls/problem.ts';
import { isOneOf, openInstalmentStatuses } from '../../../platform/database/schema/statuses.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { finishKey, unlockKey, type KeyState } from '../../../platform/idempotency/keys.ts';
import {
  findRegistration,
  type PaymentRecord,
  type RegistrationRecord,
} from '../ledger/registration-queries.ts';
import { confirmWithoutCharge, type BookingDeps } from './apply-charge-outcome.ts';
import { reconcileCharge } from './reconcile.ts';
import { registrationView, type ViewedRegistration } from './view.ts';

export type RegistrationResponse = ReplyWithStatus<RegistrationResult>;

/** Shown while the outcome of a charge is unknown; SPEC-B 8.8 has no text for it. */
const unknownText =
  'We do not know yet whether your payment went through. Your spot is held and nothing will be charged twice. Please check again in a moment.';

const challengeText = 'Your bank needs to confirm this payment.';

const paidTooLateText = `${holdReleased} Your payment arrived after that and is on its way back to your card.`;

/** For a cancelled registration. */
const cancelledText = 'This registration is cancelled. There is nothing to pay.';

/** For one instalment of several, where others may still be open. */
const instalmentPaidText = 'This instalment is already paid.';

/** Names the instalment only if others are open; a fully paid registration has the default message. */
export function nothingToPay(registration: RegistrationRecord | null): ProblemError {
  if (registration && registration.status !== 'confirmed')
    return problem('nothing_to_pay', { message: cancelledText });
  const others = registration?.instalments.some(({ status }) => isOneOf(openInstalmentStatuses, status));
  return problem('nothing_to_pay', others ? { message: instalmentPaidText } : {});
}

/** For a charge that has certainly failed. */
function paymentFailed(reason: string | null): ProblemError {
  return problem('payment_failed', { reason: reason ?? 'card_declined' });
}

/** For an unknown charge outcome; a retry with the same key returns the final one. */
export const paymentUnknown = () => inProgress({ message: unknownText, payment_unknown: true });

/** A registration that is confirmed without a charge: free, or to be paid later. */
export function confirmedResult(viewed: ViewedRegistration, now: Date): RegistrationResult {
  return { registration: registrationView(viewed, now), payment: null, message: registeredText(viewed) };
}

/**
 * Builds the response from the current state of a registration and its charge. Every retry gets this response,
 * whichever process finished the work. `created` is the status of a success.
 */
export function responseOfState(
  registration: RegistrationRecord,
  paymentId: string,
  created: 200 | 201,
  now: Date,
): ReplyWithStatus<RegistrationResult> {
  const payment = registration.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return replyWith(created, confirmedResult(registration, now));
  if (registration.status === 'released' && payment.status === 'succeeded')
    throw paymentRefundedProblem(payment);
  if (payment.status === 'failed') throw paymentFailed(payment.failureCode);
  if (payment.status === 'cancelled') throw paymentAbandonedProblem(registration, payment);
  if (payment.status === 'pending' || payment.status === 'unknown') throw paymentUnknown();
  const asks = payment.status === 'requires_action';
  return replyWith(asks ? 202 : created, {
    registration: registrationView(registration, now),
    payment: {
      status: asks ? 'requires_action' : 'succeeded',
      client_secret: asks ? payment.clientSecret : null,
      amount: fromCents(payment.cents),
    },
    ...accountOf(registration, payment),
    message: messageOf(registration, payment),
  });
}

/** The payment came too late, or the email has an account by now: the charge is being refunded. */
function paymentRefundedProblem({ failureCode }: PaymentRecord): ProblemError {
  const payment_returned = true;
  return failureCode === 'account_exists'
    ? problem('account_exists', { payment_returned })
    : problem('hold_expired', { payment_returned, message: paidTooLateText });
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
    return isLater(registration, payment)
      ? `Your payment for ${registration.sessionTitle} was received.`
      : registeredText(registration);
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
  return made ? { account: { email: registration.email, verification_sent: true } } : {};
}

const registeredText = ({ sessionTitle }: Pick<ViewedRegistration, 'sessionTitle'>) =>
  `You are registered for ${sessionTitle}.`;

type KnownKey = Extract<KeyState, { state: 'done' | 'in_progress' }>;

/** A problem as stored with its idempotency key. */
interface StoredProblem {
  readonly code: ProblemError['code'];
  readonly extras: ProblemError['extras'];
}

/**
 * Returns the response of an earlier request with this key: the stored one, or one from the current state if it was a
 * 202 or the worker died. Null: the work had no effect, and the request that drops the key must do it again.
 */
export async function resumeRequest(
  deps: BookingDeps,
  idempotentRequest: IdempotentRequest,
  key: KnownKey,
  created: 200 | 201 = 201,
): Promise<RegistrationResponse | null> {
  if (key.state === 'done' && key.status >= 400) {
    const { code, extras } = key.reply as StoredProblem; // written by stateOf below, nowhere else
    throw problem(code, extras);
  }
  if (key.state === 'done' && key.status !== 202) {
    return replyWith(key.status, key.reply) as RegistrationResponse; // stored by currentResponse below, nowhere else
  }
  const { registration_id: registrationId, payment_id: paymentId } = key.progress;
  if (typeof registrationId !== 'string') return null;
  if (typeof paymentId === 'string')
    await reconcileCharge(deps, paymentId, { ownerIsDead: key.state !== 'done' });
  const registration = await findRegistration(deps.database.db, registrationId);
  if (registration === null) return null;
  const charge = registration.payments.find(({ id }) => id === paymentId);
  const noEffect =
    registration.status === 'released' && (charge === undefined || charge.status === 'cancelled');
  if (noEffect && key.state === 'in_progress') return null;
  if (registration.status === 'held' && charge === undefined) {
    await confirmWithoutCharge(deps, registration.sessionId, registration.id);
  }
  const storedWith = key.state === 'done' ? null : idempotentRequest;
  return currentResponse(
    deps,
    storedWith,
    registrationId,
    typeof paymentId === 'string' ? paymentId : null,
    created,
  );
}

/**
 * Builds the response from the stored state and stores it with the key. An unknown outcome is not stored: the next
 * retry asks the provider again. Null: this attempt had no effect, and another request owns the response.
 */
export async function currentResponse(
  { database, clock }: BookingDeps,
  idempotentRequest: IdempotentRequest | null,
  registrationId: string,
  paymentId: string | null,
  created: 200 | 201 = 201,
): Promise<RegistrationResponse | null> {
  const { db } = database;
  const now = clock.now();
  const progress = { registration_id: registrationId, payment_id: paymentId }; // as it was stored with the seat
  try {
    const registration = await findRegistration(db, registrationId);
    if (registration === null) throw problem('not_found');
    if (paymentId === null && registration.status === 'released') throw problem('account_exists');
    const response =
      paymentId === null
        ? replyWith(201, { ...confirmedResult(registration, now), ...newAccount(registration) })
        : responseOfState(registration, paymentId, created, now);
    if (idempotentRequest) await finishKey(db, idempotentRequest, response.status, response.reply, progress);
    return response;
  } catch (error) {
    if (!idempotentRequest || !(error instanceof ProblemError)) throw error;
    const { code, extras, status } = error;
    const stored: StoredProblem = { code, extras };
    if (code === 'in_progress') await unlockKey(db, idempotentRequest, now, progress);
    else if (!(await finishKey(db, idempotentRequest, status, stored, progress))) return null;
    throw error;
  }
}

const newAccount = ({ source, email }: { source: string; email: string }) =>
  source === 'guest' ? { account: { email, verification_sent: true } } : {};
