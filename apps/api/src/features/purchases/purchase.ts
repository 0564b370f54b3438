import { fromCents } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { replyWith, type ReplyWithStatus } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import { newKeyColumns, newKeyValues } from '../../platform/idempotency/keys.ts';
import {
  runIdempotent,
  tryAgain,
  type KnownKey,
  type TryAgain,
} from '../../platform/idempotency/run-idempotent.ts';
import { storedResponse, storeResponse } from '../../platform/idempotency/stored-response.ts';
import { endedRefundPrefix } from '../booking/ledger/refunds.ts';
import { chargeTexts } from '../payments/port/charge-texts.ts';
import { paymentFailed } from '../payments/port/payment-failed.ts';
import type { ChargeRequest, PaymentsDeps } from '../payments/port/provider.ts';
import { sendCharge } from './charge.ts';
import type { Good } from './good.ts';
import { reconcilePurchase } from './reconcile.ts';

/** The payment in a response. */
interface Paid {
  readonly payment: { status: 'succeeded' | 'requires_action'; client_secret: string | null; amount: string };
  readonly message: string;
}

/** A charge as it is stored before the provider is called. */
interface NewCharge extends Pick<ChargeRequest, 'cents' | 'paymentMethodId' | 'keep'> {
  /** Of a charge for a membership: what it pays. */
  readonly period?: Pick<typeof payments.$inferInsert, 'periodFrom' | 'planVersionId' | 'prorationCents'>;
}

/** What one request buys. `null` as its charge: nothing is due now. */
interface Begun {
  readonly goodId: string;
  readonly charge: NewCharge | null;
}

interface Purchase<View extends object, Uncharged> {
  readonly good: Good<View>;
  /** The status of a response about a payment that succeeded. */
  readonly created?: 200 | 201;
  /** Runs before each try, outside the transaction. `isKnown`: an earlier request with this key was let through. */
  readonly prepare?: (isKnown: boolean) => Promise<TryAgain | void>;
  /** Locks, checks and stores what is bought. Its charge and the idempotency key are stored in the same transaction. */
  readonly store: (tx: Db) => Promise<Begun>;
  /** By the constraint that a try violates: clears what is in its way, so that it can be tried again, or throws a problem. */
  readonly inTheWay?: Readonly<Record<string, () => Promise<unknown>>>;
  /** The response to a purchase for which nothing was due. */
  readonly uncharged?: (db: Db, goodId: string) => Promise<Uncharged>;
}

/**
 * Buys a good for a card, with its effect once per idempotency key. The good and its charge are stored before the provider is called:
 * a retry, or the job `reconcile`, finishes what a crash or a lost reply left. A charge whose outcome is unknown is asked about by its
 * key, never made again.
 */
export function purchase<View extends object, Uncharged = never>(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  wanted: Purchase<View, Uncharged>,
): Promise<ReplyWithStatus<(View & Paid) | Uncharged>> {
  let isKnown = false;
  return runIdempotent(deps, request, {
    // An attempt with an unread key would abandon the open charge of its own first request.
    readFirst: true,
    resume: (key, known) => {
      isKnown = true;
      return resume(deps, known, wanted, key);
    },
    attempt: async () => {
      if ((await wanted.prepare?.(isKnown)) === tryAgain) return tryAgain;
      const paymentId = randomUUID();
      const begun = await begin(deps, request, wanted, paymentId);
      if (begun === tryAgain) return tryAgain;
      const { goodId, charge } = begun;
      if (charge === null) return finish(deps, request, wanted, { goodId, paymentId: null });
      const { good } = wanted;
      const { cents, paymentMethodId, keep } = charge;
      const sent = { cents, paymentMethodId, key: keyOf(paymentId), description: `${good.noun} ${goodId}` };
      const stored = { goodId, paymentId, provider: deps.payments.name };
      await sendCharge(deps, good, stored, { ...sent, ...(keep && { keep }) });
      return finish(deps, request, wanted, { goodId, paymentId });
    },
  });
}

/** The key of a charge at the provider. */
const keyOf = (paymentId: string): string => `charge_${paymentId}`;

async function begin(
  { database, clock, systemClock, payments: provider }: PaymentsDeps,
  request: IdempotentRequest | null,
  { good, store, inTheWay = {} }: Pick<Purchase<object, unknown>, 'good' | 'store' | 'inTheWay'>,
  paymentId: string,
): Promise<Begun | TryAgain> {
  const now = clock.now();
  try {
    return await database.withTx(async (tx) => {
      const begun = await store(tx);
      const { goodId, charge } = begun;
      if (charge !== null)
        await tx.insert(payments).values({
          id: paymentId,
          ...good.subject(goodId),
          kind: 'charge',
          amountCents: charge.cents,
          status: 'pending',
          provider: provider.name,
          idempotencyKey: keyOf(paymentId),
          createdAt: now,
          updatedAt: now,
          ...charge.period,
        });
      if (request === null) return begun;
      const progress = progressOf(good, { goodId, paymentId: charge && paymentId });
      await tx.execute(
        sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(request, systemClock.now(), null, progress)}`,
      );
      return begun;
    });
  } catch (error) {
    const constraint = violatedConstraint(error) ?? '';
    if (constraint === 'idempotency_keys_owner_key_operation_pk') return tryAgain;
    const clear = inTheWay[constraint];
    if (clear === undefined) throw error;
    await clear();
    return tryAgain;
  }
}

/** Of one purchase. `null`: without a charge. */
interface Ids {
  readonly goodId: string;
  readonly paymentId: string | null;
}

const progressOf = ({ column }: Good<object>, { goodId, paymentId }: Ids) => ({
  [column.name]: goodId,
  payment_id: paymentId,
});

/** The response of an earlier request with this key, as it was stored or from the state that it left. */
async function resume<View extends object, Uncharged>(
  deps: PaymentsDeps,
  request: IdempotentRequest,
  wanted: Purchase<View, Uncharged>,
  key: KnownKey,
): Promise<ReplyWithStatus<(View & Paid) | Uncharged> | TryAgain> {
  const stored = storedResponse<(View & Paid) | Uncharged>(key);
  if (stored !== null) return stored;
  const { good } = wanted;
  const { [good.column.name]: goodId, payment_id: paymentId } = key.progress;
  if (typeof goodId !== 'string') return tryAgain;
  if (paymentId === null) return finish(deps, request, wanted, { goodId, paymentId });
  if (typeof paymentId !== 'string') return tryAgain;
  const isDone = key.state === 'done';
  await reconcilePurchase(deps, good, paymentId, { ownerIsDead: !isDone });
  const charge = await findCharge(deps.database.db, paymentId);
  // The process died before it asked the provider: nothing was decided about the card.
  if (charge === undefined || (charge.status === 'cancelled' && !isDone)) return tryAgain;
  return finish(deps, isDone ? null : request, wanted, { goodId, paymentId });
}

async function findCharge(db: Db, id: string) {
  const [charge] = await db.select().from(payments).where(eq(payments.id, id));
  return charge;
}

/** Builds the response from the state of the charge, and stores it with the key. */
const finish = <View extends object, Uncharged>(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  wanted: Purchase<View, Uncharged>,
  ids: Ids,
): Promise<ReplyWithStatus<(View & Paid) | Uncharged> | TryAgain> =>
  storeResponse<(View & Paid) | Uncharged>(deps, request, progressOf(wanted.good, ids), () =>
    responseOf(deps, wanted, ids),
  );

/** Throws the problem of a charge that failed, went back or is not known yet. */
async function responseOf<View extends object, Uncharged>(
  { database: { db }, clock }: PaymentsDeps,
  { good, created = 201, uncharged }: Purchase<View, Uncharged>,
  { goodId, paymentId }: Ids,
): Promise<ReplyWithStatus<(View & Paid) | Uncharged>> {
  if (paymentId === null) {
    if (uncharged === undefined) throw new Error('a purchase without a charge');
    return replyWith(200, await uncharged(db, goodId));
  }
  const charge = await findCharge(db, paymentId);
  if (charge === undefined) throw problem('not_found');
  const { status, failureCode, clientSecret, amountCents } = charge;
  if (status === 'failed' || status === 'cancelled') throw paymentFailed(failureCode);
  const asks = status === 'requires_action';
  if (!asks && isOneOf(openChargeStatuses, status))
    throw inProgress({ message: chargeTexts.unknown, payment_unknown: true });
  if (await wentBack(db, paymentId))
    throw problem('payment_failed', { payment_returned: true, message: good.returned });
  return replyWith(asks ? 202 : created, {
    ...(await good.view(db, goodId, clock.now())),
    payment: {
      status: asks ? 'requires_action' : 'succeeded',
      client_secret: asks ? clientSecret : null,
      amount: fromCents(amountCents),
    },
    message: asks ? chargeTexts.asks : good.given,
  });
}

/** True if the good could not be given when the payment arrived. */
async function wentBack(db: Db, paymentId: string): Promise<boolean> {
  const key = `${endedRefundPrefix}${paymentId}`;
  const found = await db.select({ id: payments.id }).from(payments).where(eq(payments.idempotencyKey, key));
  return found.length > 0;
}
