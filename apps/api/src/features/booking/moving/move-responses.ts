import type { MoveResult } from '@detroit-well/api-client/contract';
import { formatLongDate } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { replyWith, type ReplyWithStatus } from '../../../platform/calls/calls.ts';
import { problem } from '../../../platform/calls/problem.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { tryAgain, type KnownKey, type TryAgain } from '../../../platform/idempotency/run-idempotent.ts';
import { moveRefundPrefix } from '../ledger/refunds.ts';
import { findRegistration } from '../ledger/registration-queries.ts';
import type { BookingDeps } from '../registration/apply-charge-outcome.ts';
import { reconcileCharge } from '../registration/reconcile.ts';
import { responseOfState } from '../registration/responses.ts';
import { registrationView } from '../registration/view.ts';
import { isMoved } from '../registration/swap-seats.ts';
import { storeResponse, storedResponse } from '../../../platform/idempotency/stored-response.ts';

export type MoveResponse = ReplyWithStatus<MoveResult>;

/** The response of an earlier request with this key, as it was stored or from the state that it left. */
export async function resumeMove(
  deps: BookingDeps,
  request: IdempotentRequest,
  key: KnownKey,
): Promise<MoveResponse | TryAgain> {
  const stored = storedResponse<MoveResult>(key);
  if (stored !== null) return stored;
  const { registration_id: holdId, payment_id: paymentId } = key.progress;
  if (typeof holdId !== 'string' || typeof paymentId !== 'string') return tryAgain;
  await reconcileCharge(deps, paymentId, { ownerIsDead: key.state !== 'done' });
  const hold = await findRegistration(deps.database.db, holdId);
  if (hold === null) return tryAgain;
  const charge = hold.payments.find(({ id }) => id === paymentId);
  const noEffect = !isMoved(hold) && hold.status === 'released' && charge?.status === 'cancelled';
  if (noEffect && key.state === 'in_progress') return tryAgain;
  return finishMoveRequest(deps, key.state === 'done' ? null : request, holdId, paymentId);
}

export const finishMoveRequest = (
  deps: BookingDeps,
  request: IdempotentRequest | null,
  holdId: string,
  paymentId: string,
): Promise<MoveResponse | TryAgain> =>
  storeResponse(deps, request, { registration_id: holdId, payment_id: paymentId }, async () => {
    const response = await moveResponse(deps, holdId, paymentId);
    if (response === null) throw problem('not_found');
    return response;
  });

/** Builds the response from the state of the hold and of the registration, as every retry gets it. */
export async function moveResponse(
  { database: { db }, clock }: { database: { db: Db }; clock: BookingDeps['clock'] },
  holdId: string,
  paymentId: string | null,
): Promise<MoveResponse | null> {
  const hold = await findRegistration(db, holdId);
  if (hold === null) return null;
  const now = clock.now();
  if (!isMoved(hold)) {
    const { status, reply } = responseOfState(hold, paymentId, 200, now);
    return replyWith(status, { ...reply, refund_amount: fromCents(0) });
  }
  const moved = hold.moves === null ? null : await findRegistration(db, hold.moves);
  if (moved === null) return null;
  const payment = moved.payments.find(({ id }) => id === paymentId);
  const back = moved.payments
    .filter(({ key, status }) => key.startsWith(`${moveRefundPrefix}${holdId}_`) && status !== 'cancelled')
    .reduce((sum, { cents }) => sum + cents, 0);
  return replyWith(200, {
    registration: registrationView(moved, now),
    payment: payment ? { status: 'succeeded', client_secret: null, amount: fromCents(payment.cents) } : null,
    refund_amount: fromCents(back),
    message: `You moved to ${formatLongDate(moved.startsAt)}.`,
  });
}
