import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { ReplyWithStatus } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { newKeyColumns, newKeyValues } from '../../platform/idempotency/keys.ts';
import {
  runIdempotent,
  tryAgain,
  type KnownKey,
  type TryAgain,
} from '../../platform/idempotency/run-idempotent.ts';
import { storedResponse, storeResponse } from '../../platform/idempotency/stored-response.ts';
import { addCredit } from '../booking/ledger/credit.ts';
import type { ChargeRequest, PaymentsDeps } from '../payments/port/provider.ts';
import { sendCharge, sendWithoutOwner } from './charge.ts';
import type { Good } from './good.ts';
import { reconcilePurchase } from './reconcile.ts';

/** What every charge is stored with. */
interface ChargeColumns {
  readonly cents: number;
  /** Of a charge for a membership: what it pays. */
  readonly period?: Pick<
    typeof payments.$inferInsert,
    'periodFrom' | 'planVersionId' | 'prorationCents' | 'offCents'
  >;
  /** Who in the team took it, and why. */
  readonly takenBy?: Pick<typeof payments.$inferInsert, 'actorId' | 'reason'>;
}

/** A charge as it is stored before the provider is called. */
interface CardCharge extends ChargeColumns, Pick<ChargeRequest, 'paymentMethodId' | 'keep'> {
  readonly method?: 'card';
  /** True if the owner of the card is not there to confirm anything with the bank. */
  readonly withoutOwner?: boolean;
}

/** A charge that is done when it is stored. */
export interface DeskCharge extends ChargeColumns {
  /** `credit`: studio credit, which the caller has locked. */
  readonly method: 'cash' | 'complimentary' | 'credit';
}

export type NewCharge = CardCharge | DeskCharge;

/** What one request buys. `null` as its charge: nothing is due now. */
interface Begun {
  readonly goodId: string;
  readonly charge: NewCharge | null;
}

export interface Purchase<Reply> {
  readonly good: Good<object>;
  /** The id of its charge, where that follows from the request: then the request never charges twice, however late it comes again. */
  readonly paymentId?: string;
  /** Runs before each try, outside the transaction. `isKnown`: an earlier request with this key was let through. */
  readonly prepare?: (isKnown: boolean) => Promise<TryAgain | void>;
  /** Locks, checks and stores what is bought. Its charge and the idempotency key are stored in the same transaction. */
  readonly store: (tx: Db, paymentId: string) => Promise<Begun>;
  /** By the constraint that a try violates: clears what is in its way, so that it can be tried again, or throws a problem. */
  readonly inTheWay?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Opens the transaction of `store`. The team's is recorded. */
  readonly transact?: <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;
  /** The response. 202: the outcome of its charge is open, and the same request again asks for it. */
  readonly respond: (ids: Ids) => Promise<ReplyWithStatus<Reply>>;
}

/** Of one purchase. `null`: without a charge. */
export interface Ids {
  readonly goodId: string;
  readonly paymentId: string | null;
}

interface Charged extends Ids {
  readonly paymentId: string;
}

/**
 * Buys a good, with its effect once per idempotency key. The good and its charge are stored before the provider is called: a retry,
 * or the job `reconcile`, finishes what a crash or a lost reply left. A charge whose outcome is unknown is asked about by its key,
 * never made again. What the desk takes without a card is given in the transaction that stores it.
 */
export function runPurchase<Reply>(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  wanted: Purchase<Reply>,
): Promise<ReplyWithStatus<Reply>> {
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
      const earlier = await earlierOf(deps, wanted);
      if (earlier !== null) return finish(deps, null, wanted, earlier);
      const paymentId = wanted.paymentId ?? randomUUID();
      const begun = await begin(deps, request, wanted, paymentId);
      if (begun === tryAgain) return tryAgain;
      const { goodId, charge } = begun;
      if (charge === null) return finish(deps, request, wanted, { goodId, paymentId: null });
      if (isByCard(charge)) await send(deps, wanted.good, { goodId, paymentId }, charge);
      return finish(deps, request, wanted, { goodId, paymentId });
    },
  });
}

/** What the same request stored before, although its key is no longer kept. */
async function earlierOf(
  deps: PaymentsDeps,
  { good, paymentId }: Purchase<unknown>,
): Promise<Charged | null> {
  if (paymentId === undefined) return null;
  const [stored] = await deps.database.db
    .select({ goodId: sql<string>`${good.column}` })
    .from(payments)
    .where(eq(payments.id, paymentId));
  if (stored === undefined) return null;
  await reconcilePurchase(deps, good, paymentId);
  return { goodId: stored.goodId, paymentId };
}

const isByCard = (charge: NewCharge): charge is CardCharge =>
  charge.method === undefined || charge.method === 'card';

/** The key of a charge at the provider. */
const keyOf = (paymentId: string): string => `charge_${paymentId}`;

async function send(
  deps: PaymentsDeps,
  good: Good<object>,
  { goodId, paymentId }: Charged,
  { cents, paymentMethodId, keep, withoutOwner = false }: CardCharge,
): Promise<void> {
  const sent = { cents, paymentMethodId, key: keyOf(paymentId), description: `${good.noun} ${goodId}` };
  const stored = { goodId, paymentId, provider: deps.payments.name };
  if (withoutOwner) await sendWithoutOwner(deps, good, stored, sent);
  else await sendCharge(deps, good, stored, { ...sent, ...(keep && { keep }) });
}

/** Stores a charge, and gives what one pays that is done at once. */
async function storeCharge(
  tx: Db,
  deps: PaymentsDeps,
  good: Good<object>,
  { goodId, paymentId }: Charged,
  charge: NewCharge,
): Promise<void> {
  const now = deps.clock.now();
  const provider = deps.payments.name;
  await tx.insert(payments).values({
    id: paymentId,
    ...good.subject(goodId),
    kind: 'charge',
    amountCents: charge.cents,
    createdAt: now,
    updatedAt: now,
    ...(isByCard(charge)
      ? { status: 'pending', provider, idempotencyKey: keyOf(paymentId) }
      : { status: 'succeeded', method: charge.method, idempotencyKey: `${charge.method}_${paymentId}` }),
    ...charge.period,
    ...charge.takenBy,
  });
  if (isByCard(charge)) return;
  if (charge.method === 'credit')
    await addCredit(tx, { of: good.subject(goodId), paymentId, cents: -charge.cents }, now);
  const locked = await good.lock(tx, { goodId, paymentId, provider }, deps, now);
  const given = await locked?.give({ status: 'succeeded', chargeId: paymentId, cents: charge.cents });
  if (given !== 'given') throw new Error('what was paid could not be given');
}

async function begin(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  { good, store, inTheWay = {}, transact }: Omit<Purchase<unknown>, 'respond'>,
  paymentId: string,
): Promise<Begun | TryAgain> {
  const { database, systemClock } = deps;
  const inTransaction: NonNullable<typeof transact> = transact ?? ((work) => database.withTx(work));
  try {
    return await inTransaction(async (tx) => {
      const begun = await store(tx, paymentId);
      const { goodId, charge } = begun;
      if (charge !== null) await storeCharge(tx, deps, good, { goodId, paymentId }, charge);
      if (request === null) return begun;
      const progress = progressOf(good, { goodId, paymentId: charge && paymentId });
      await tx.execute(
        sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(request, systemClock.now(), null, progress)}`,
      );
      return begun;
    });
  } catch (error) {
    const constraint = violatedConstraint(error) ?? '';
    if (constraint === 'idempotency_keys_owner_key_operation_pk' || constraint === 'payments_pkey')
      return tryAgain;
    const clear = inTheWay[constraint];
    if (clear === undefined) throw error;
    await clear();
    return tryAgain;
  }
}

const progressOf = ({ column }: Good<object>, { goodId, paymentId }: Ids) => ({
  [column.name]: goodId,
  payment_id: paymentId,
});

/** The response of an earlier request with this key, as it was stored or from the state that it left. */
async function resume<Reply>(
  deps: PaymentsDeps,
  request: IdempotentRequest,
  wanted: Purchase<Reply>,
  key: KnownKey,
): Promise<ReplyWithStatus<Reply> | TryAgain> {
  const stored = storedResponse<Reply>(key);
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

export async function findCharge(db: Db, id: string) {
  const [charge] = await db.select().from(payments).where(eq(payments.id, id));
  return charge;
}

/** Builds the response from the state of the charge, and stores it with the key. */
const finish = <Reply>(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  { good, respond }: Purchase<Reply>,
  ids: Ids,
): Promise<ReplyWithStatus<Reply> | TryAgain> =>
  storeResponse(deps, request, progressOf(good, ids), () => respond(ids));
