import { answer } from '../../../platform/calls/calls.ts';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotent-request.ts';
import { finishKey, unlockKey, type KeyState } from '../../../platform/idempotency/keys.ts';
import { problem, ProblemError } from '../../../platform/calls/problem.ts';
import { responseOfState, confirmedResult } from './registration-responses.ts';
import { findRegistration } from '../ledger/registration-queries.ts';
import type { OrderResponse, OrderTools } from './order.ts';
import { reconcileCharge } from './reconcile.ts';
import { confirmWithoutCharge } from './apply-charge-outcome.ts';

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
  tools: OrderTools,
  intent: IdempotentRequest,
  key: KnownKey,
  created: 200 | 201 = 201,
): Promise<OrderResponse | null> {
  if (key.state === 'done' && key.status >= 400) {
    const { code, extras } = key.reply as StoredProblem; // written by stateOf below, nowhere else
    throw problem(code, extras);
  }
  if (key.state === 'done' && key.status !== 202) {
    return answer(key.status, key.reply) as OrderResponse; // the answer this very call gave before
  }
  const { registration_id: registrationId, payment_id: paymentId } = key.progress;
  if (typeof registrationId !== 'string') return null;
  if (typeof paymentId === 'string')
    await reconcileCharge(tools, paymentId, { ownerIsDead: key.state !== 'done' });
  const kept = await findRegistration(tools.database.db, registrationId);
  if (kept === null) return null;
  const charge = kept.payments.find(({ id }) => id === paymentId);
  const noEffect = kept.status === 'released' && (charge === undefined || charge.status === 'cancelled');
  if (noEffect && key.state === 'in_progress') return null;
  if (kept.status === 'held' && charge === undefined) {
    await confirmWithoutCharge(tools, kept.sessionId, kept.id);
  }
  const keptWith = key.state === 'done' ? null : intent;
  return currentResponse(
    tools,
    keptWith,
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
  { database, clock }: OrderTools,
  intent: IdempotentRequest | null,
  registrationId: string,
  paymentId: string | null,
  created: 200 | 201 = 201,
): Promise<OrderResponse | null> {
  const { db } = database;
  const now = clock.now();
  const progress = { registration_id: registrationId, payment_id: paymentId }; // as it was written with the place
  try {
    const kept = await findRegistration(db, registrationId);
    if (kept === null) throw problem('not_found');
    if (paymentId === null && kept.status === 'released') throw problem('account_exists');
    const answered =
      paymentId === null
        ? answer(201, { ...confirmedResult(kept, now), ...newAccount(kept) })
        : responseOfState(kept, paymentId, created, now);
    if (intent) await finishKey(db, intent, answered.status, answered.reply, progress);
    return answered;
  } catch (error) {
    if (!intent || !(error instanceof ProblemError)) throw error;
    const { code, extras, status } = error;
    const refusal: StoredProblem = { code, extras };
    if (code === 'in_progress') await unlockKey(db, intent, now, progress);
    else if (!(await finishKey(db, intent, status, refusal, progress))) return null;
    throw error;
  }
}

const newAccount = ({ source, email }: { source: string; email: string }) =>
  source === 'guest' ? { account: { email, verification_sent: true } } : {};
