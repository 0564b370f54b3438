import type { Contract, PassResult } from '@detroit-well/api-client/contract';
import * as constants from '@detroit-well/config/constants';
import { minuteMs } from '@detroit-well/config/durations';
import { fromCents } from '@detroit-well/pricing';
import { and, eq, gt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { replyWith, type Call, type Handler, type ReplyWithStatus } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { passes } from '../../platform/database/schema/passes.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import { newKeyColumns, newKeyValues } from '../../platform/idempotency/keys.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import {
  runIdempotent,
  tryAgain,
  type KnownKey,
  type TryAgain,
} from '../../platform/idempotency/run-idempotent.ts';
import { chargeTexts } from '../payments/port/charge-texts.ts';
import { chargeWithTimeout } from '../payments/port/provider-timeout.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { versionSold } from '../plans/version-sold.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { requireNamed } from '../users/identity.ts';
import { requirePerson } from '../users/require-person.ts';
import { applyPassOutcome, reconcilePassCharge } from './pass-good.ts';
import { storeResponse, storedResponse } from '../../platform/idempotency/stored-response.ts';
import { paymentFailed } from '../payments/port/payment-failed.ts';

type Buy = Contract['passes']['buy'];
/** For so long after a purchase, the same one is refused, in ms. */
const sameMs = minuteMs;
type PassResponse = ReplyWithStatus<PassResult>;

/** A recorded purchase whose charge may now be sent to the provider. */
interface Begun {
  readonly passId: string;
  readonly paymentId: string;
  readonly cents: number;
}

/**
 * Buys a pass. Its row and the charge are stored before the provider is called. A person has one unfinished purchase: another
 * request gives up the one that waits for the bank.
 */
export const buyPass: Handler<Buy, PaymentsDeps> = async (call, deps) => {
  const { body, caller } = call;
  await requireUsableCard(deps.database.db, deps.payments.name, body.payment_method_id, caller.userId);
  return runIdempotent(deps, idempotentRequestOf(call), {
    // An attempt with an unread key would abandon the open charge of its own first request.
    readFirst: true,
    resume: (key, request) => resume(deps, request, key),
    attempt: async () => {
      await requireNamed(deps.database.db, caller.userId);
      return attempt(call, deps, idempotentRequestOf(call));
    },
  });
};

async function attempt(
  { body, caller: { userId } }: Call<Buy>,
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
): Promise<PassResponse | TryAgain> {
  const begun = await begin(deps, body, userId, request);
  if (begun === tryAgain) return tryAgain;
  if (begun === 'unfinished') {
    await abandonUnfinished(deps, userId);
    return tryAgain;
  }
  const { passId, paymentId, cents } = begun;
  const isSaved = body.save_payment_method ?? constants.savePaymentMethodDefault;
  const outcome = await chargeWithTimeout(deps.payments, {
    cents,
    paymentMethodId: body.payment_method_id,
    key: `charge_${paymentId}`,
    description: `Pass ${passId}`,
    ...(isSaved && { keep: { owner: userId, as: 'saved' as const } }),
  });
  await applyPassOutcome(deps, { paymentId, passId, provider: deps.payments.name }, outcome);
  return finish(deps, request, begun);
}

async function begin(
  { database, clock, systemClock, payments: provider }: PaymentsDeps,
  body: Call<Buy>['body'],
  userId: string,
  request: IdempotentRequest | null,
): Promise<Begun | TryAgain | 'unfinished'> {
  const now = clock.now();
  const begun = { passId: randomUUID(), paymentId: randomUUID() };
  try {
    return await database.withTx(async (tx) => {
      await requirePerson(tx, userId, { keepOpen: true });
      const { versionId, cents } = await versionSold(tx, 'pass', body, now);
      // Before the check below: the only pending pass of a person has the lock.
      await tx
        .insert(passes)
        .values({ id: begun.passId, userId, planVersionId: versionId, state: 'pending', createdAt: now });
      await refuseDoubled(tx, userId, versionId, now);
      await storeCharge(tx, { ...begun, cents }, provider.name, now);
      if (request !== null)
        await tx.execute(
          sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(request, systemClock.now(), null, progressOf(begun))}`,
        );
      return { ...begun, cents };
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'passes_one_pending') return 'unfinished';
    if (constraint === 'idempotency_keys_owner_key_operation_pk') return tryAgain;
    throw error;
  }
}

/** Two tabs, or two presses with two keys: a member does not want the same pass twice within a minute. */
async function refuseDoubled(tx: Db, userId: string, versionId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - sameMs);
  const [doubled] = await tx
    .select({ id: passes.id })
    .from(passes)
    .where(
      and(
        eq(passes.userId, userId),
        eq(passes.planVersionId, versionId),
        eq(passes.state, 'active'),
        gt(passes.createdAt, since),
      ),
    );
  if (doubled !== undefined) throw problem('bought_just_now');
}

async function storeCharge(
  tx: Db,
  { passId, paymentId, cents }: Begun,
  provider: PaymentsDeps['payments']['name'],
  now: Date,
): Promise<void> {
  await tx.insert(payments).values({
    id: paymentId,
    passId,
    kind: 'charge',
    amountCents: cents,
    status: 'pending',
    provider,
    idempotencyKey: `charge_${paymentId}`,
    createdAt: now,
    updatedAt: now,
  });
}

const progressOf = ({ passId, paymentId }: Pick<Begun, 'passId' | 'paymentId'>) => ({
  pass_id: passId,
  payment_id: paymentId,
});

/** Gives up the purchase that waits for the bank. One whose outcome is not known stays, and the request is told to wait. */
export async function abandonUnfinished(deps: PaymentsDeps, userId: string): Promise<void> {
  const unpaid = await readRows(
    z.object({ paymentId: z.string() }),
    deps.database.db.execute(sql`
    select m.id as "paymentId" from passes p join payments m on m.pass_id = p.id
    where p.user_id = ${userId} and p.state = 'pending' and m.kind = 'charge'`),
  );
  for (const { paymentId } of unpaid) await reconcilePassCharge(deps, paymentId, { abandonCharge: true });
}

/** The response of an earlier request with this key, as it was stored or from the state that it left. */
async function resume(
  deps: PaymentsDeps,
  request: IdempotentRequest,
  key: KnownKey,
): Promise<PassResponse | TryAgain> {
  const stored = storedResponse<PassResult>(key);
  if (stored !== null) return stored;
  const { pass_id: passId, payment_id: paymentId } = key.progress;
  if (typeof passId !== 'string' || typeof paymentId !== 'string') return tryAgain;
  const isDone = key.state === 'done';
  await reconcilePassCharge(deps, paymentId, { ownerIsDead: !isDone });
  const [charge] = await chargeOf(deps.database.db, paymentId);
  if (charge === undefined || (charge.status === 'cancelled' && !isDone)) return tryAgain;
  return finish(deps, isDone ? null : request, { passId, paymentId });
}

const chargeOf = (db: Db, paymentId: string) => db.select().from(payments).where(eq(payments.id, paymentId));

/** Builds the response from the state of the charge, and stores it with the key. */
const finish = (
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  begun: Pick<Begun, 'passId' | 'paymentId'>,
): Promise<PassResponse | TryAgain> =>
  storeResponse(deps, request, progressOf(begun), () => responseOf(deps.database.db, begun));

/** Throws the problem of a charge that failed, went back or is not known yet. */
async function responseOf(
  db: Db,
  { passId, paymentId }: Pick<Begun, 'passId' | 'paymentId'>,
): Promise<PassResponse> {
  const [charge] = await chargeOf(db, paymentId);
  if (charge === undefined) throw problem('not_found');
  const { status, failureCode, clientSecret, amountCents } = charge;
  if (status === 'failed' || status === 'cancelled') throw paymentFailed(failureCode);
  const asks = status === 'requires_action';
  if (!asks && isOneOf(openChargeStatuses, status))
    throw inProgress({ message: chargeTexts.unknown, payment_unknown: true });
  const [pass] = await db.select().from(passes).where(eq(passes.id, passId));
  if (!asks && pass?.state !== 'active')
    throw problem('payment_failed', { payment_returned: true, message: chargeTexts.returned });
  return replyWith(asks ? 202 : 201, {
    pass_id: passId,
    payment: {
      status: asks ? 'requires_action' : 'succeeded',
      client_secret: asks ? clientSecret : null,
      amount: fromCents(amountCents),
    },
    message: asks ? chargeTexts.asks : `${chargeTexts.received} Your credits are ready.`,
  });
}
