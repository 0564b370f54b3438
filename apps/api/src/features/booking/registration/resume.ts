import type { RegistrationResult } from '@detroit-well/api-client/contract';
import { problem } from '../../../platform/calls/problem.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { tryAgain, type KnownKey, type TryAgain } from '../../../platform/idempotency/run-idempotent.ts';
import { findRegistration, type RegistrationRecord } from '../ledger/registration-queries.ts';
import { confirmWithoutCharge, type BookingDeps } from './apply-charge-outcome.ts';
import { reconcileCharge } from './reconcile.ts';
import { responseOfState, type RegistrationResponse } from './responses.ts';
import { storeResponse, storedResponse } from '../../../platform/idempotency/stored-response.ts';

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
