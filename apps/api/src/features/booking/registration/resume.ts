import type { RegistrationResult } from '@detroit-well/api-client/contract';
import { replyWith, type ReplyWithStatus } from '../../../platform/calls/calls.ts';
import { problem, ProblemError } from '../../../platform/calls/problem.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { finishKey, unlockKey, type Progress } from '../../../platform/idempotency/keys.ts';
import { tryAgain, type KnownKey, type TryAgain } from '../../../platform/idempotency/run-idempotent.ts';
import { findRegistration, type RegistrationRecord } from '../ledger/registration-queries.ts';
import { confirmWithoutCharge, type BookingDeps } from './apply-charge-outcome.ts';
import { reconcileCharge } from './reconcile.ts';
import { responseOfState, type RegistrationResponse } from './responses.ts';

/** A problem as stored with its idempotency key. */
interface StoredProblem {
  readonly code: ProblemError['code'];
  readonly extras: ProblemError['extras'];
}

/** The response that is stored with a key; null if it was a 202, or if there is none. Throws a stored problem. */
export function storedResponse<Reply>(key: KnownKey): ReplyWithStatus<Reply> | null {
  if (key.state !== 'done' || key.status === 202) return null;
  if (key.status < 400) return replyWith(key.status, key.reply as Reply); // stored by storeResponse, nowhere else
  const { code, extras } = key.reply as StoredProblem; // stored by storeResponse, nowhere else
  throw problem(code, extras);
}

/**
 * Returns the response of an earlier request with this key: the stored one, or one from the current state if it was a
 * 202 or the worker died. `tryAgain`: the work had no effect.
 */
export async function resumeRequest(
  deps: BookingDeps,
  request: IdempotentRequest,
  key: KnownKey,
  created: 200 | 201 = 201,
): Promise<RegistrationResponse | TryAgain> {
  const stored = storedResponse<RegistrationResult>(key);
  if (stored !== null) return stored;
  const { registration_id: registrationId, payment_id: payment } = key.progress;
  if (typeof registrationId !== 'string') return tryAgain;
  const paymentId = typeof payment === 'string' ? payment : null;
  if (paymentId !== null) await reconcileCharge(deps, paymentId, { ownerIsDead: key.state !== 'done' });
  const registration = await findRegistration(deps.database.db, registrationId);
  if (registration === null) return tryAgain;
  const charge = registration.payments.find(({ id }) => id === paymentId);
  const noEffect =
    registration.status === 'released' && (charge === undefined || charge.status === 'cancelled');
  if (noEffect && key.state === 'in_progress') return tryAgain;
  if (registration.status === 'held' && charge === undefined) {
    await confirmWithoutCharge(deps, registration.sessionId, registration.id);
  }
  const storedWith = key.state === 'done' ? null : request;
  return finishRequest(deps, storedWith, registrationId, paymentId, { created });
}

/**
 * Builds the response from the state of the registration and stores it with the key. `registration`: its state, if the caller
 * has just read it. An unknown outcome is not stored: the next retry asks the provider again. `tryAgain`: this attempt had no
 * effect, and another request owns the response.
 */
export async function finishRequest(
  deps: BookingDeps,
  request: IdempotentRequest | null,
  registrationId: string,
  paymentId: string | null,
  {
    created = 201,
    registration = null,
  }: { created?: 200 | 201; registration?: RegistrationRecord | null } = {},
): Promise<RegistrationResponse | TryAgain> {
  const progress = { registration_id: registrationId, payment_id: paymentId }; // as it was stored with the seat
  return storeResponse(deps, request, progress, async () => {
    const current = registration ?? (await findRegistration(deps.database.db, registrationId));
    if (current === null) throw problem('not_found');
    return responseOfState(current, paymentId, created, deps.clock.now());
  });
}

/** Stores the response, or the problem, with the key of its request. `tryAgain`: another request owns the response. */
export async function storeResponse<Reply>(
  { database: { db }, systemClock }: BookingDeps,
  request: IdempotentRequest | null,
  progress: Progress,
  respond: () => Promise<ReplyWithStatus<Reply>>,
): Promise<ReplyWithStatus<Reply> | TryAgain> {
  try {
    const response = await respond();
    if (request) await finishKey(db, request, response.status, response.reply, progress);
    return response;
  } catch (error) {
    if (!request || !(error instanceof ProblemError)) throw error;
    const { code, extras, status } = error;
    const stored: StoredProblem = { code, extras };
    if (code === 'in_progress') await unlockKey(db, request, systemClock.now(), progress);
    else if (!(await finishKey(db, request, status, stored, progress))) return tryAgain;
    throw error;
  }
}
