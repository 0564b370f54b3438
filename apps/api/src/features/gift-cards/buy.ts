import type { Contract, GiftCardResult } from '@detroit-well/api-client/contract';
import * as constants from '@detroit-well/config/constants';
import { addDays } from '@detroit-well/config/studio-time';
import { fromCents, toCents } from '@detroit-well/pricing';
import { messages } from '@detroit-well/validation/messages';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { replyWith, type Call, type Handler, type ReplyWithStatus } from '../../platform/calls/calls.ts';
import { fieldProblem, problem, ProblemError } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { users } from '../../platform/database/schema/people.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import { newKeyColumns, newKeyValues, readKey } from '../../platform/idempotency/keys.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import {
  runIdempotent,
  tryAgain,
  type KnownKey,
  type TryAgain,
} from '../../platform/idempotency/run-idempotent.ts';
import type { HumanCheckDeps } from '../challenge/human-check.ts';
import { chargeWithTimeout } from '../payments/port/provider-timeout.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { requireOpen } from '../users/require-open.ts';
import { applyGiftCardOutcome, reconcileGiftCardCharge } from './gift-card-good.ts';
import { chargeTexts } from '../payments/port/charge-texts.ts';
import { storeResponse, storedResponse } from '../../platform/idempotency/stored-response.ts';
import { paymentFailed } from '../payments/port/payment-failed.ts';

type Buy = Contract['giftCards']['buy'];
type GiftCardDeps = PaymentsDeps & HumanCheckDeps;
type GiftCardResponse = ReplyWithStatus<GiftCardResult>;

interface Begun {
  readonly giftCardId: string;
  readonly paymentId: string;
}

/**
 * Buys a gift card. Its row and the charge are stored before the provider is called. A visitor passes the human check first; a
 * repeated request does not spend another token.
 */
export const buy: Handler<Buy, GiftCardDeps> = async (call, deps) => {
  const { body, caller } = call;
  const { db } = deps.database;
  requirePossibleDay(body.send_on, studioDay(deps.clock.now()));
  if (caller === null && body.email === undefined) throw fieldProblem({ email: [messages.emailRequired] });
  await requireUsableCard(db, deps.payments.name, body.payment_method_id, caller?.userId ?? null);
  const request = idempotentRequestOf(call);
  // A visitor passes the human check once: an earlier request with this key has proved it.
  let isProved = caller !== null;
  return runIdempotent(deps, request, {
    readFirst: true,
    resume: async (key, known) => {
      isProved = true;
      return resume(deps, known, key);
    },
    attempt: async () => {
      if (!isProved && !(await spendsToken(call, deps, request))) return tryAgain;
      const begun = await begin(call, deps, request);
      if (begun === tryAgain) return tryAgain;
      await charge(deps, begun, body);
      return finish(deps, request, begun);
    },
  });
};

/**
 * The time for which a request looks for another one with its key that has spent its token, in ms, and the pause between two
 * looks.
 */
const [sameTokenMs, pauseMs] = [1_000, 60];

/** Spends the token of a visitor. False: a request with the same key, sent at the same moment, has spent it. */
async function spendsToken(
  { body, address }: Pick<Call<Buy>, 'body' | 'address'>,
  { database: { db }, systemClock, humanCheck }: GiftCardDeps,
  request: IdempotentRequest | null,
): Promise<boolean> {
  try {
    await humanCheck.spend(db, body.turnstile_token, { address, action: 'gift_card' });
    return true;
  } catch (error) {
    if (request === null || !(error instanceof ProblemError) || error.code !== 'challenge_expired')
      throw error;
    const until = performance.now() + sameTokenMs;
    do {
      if ((await readKey(db, request, systemClock.now())).state !== 'fresh') return false;
      await sleep(pauseMs);
    } while (performance.now() < until);
    throw error;
  }
}

function requirePossibleDay(sendOn: string | undefined, today: string): void {
  if (sendOn === undefined || sendOn === '') return;
  if (sendOn < today || sendOn > addDays(today, constants.giftCards.daysAhead))
    throw fieldProblem({ send_on: [messages.giftCardDay] });
}

async function begin(
  { body, caller }: Pick<Call<Buy>, 'body' | 'caller'>,
  { database, clock, systemClock, payments: provider }: GiftCardDeps,
  request: IdempotentRequest | null,
): Promise<Begun | TryAgain> {
  const now = clock.now();
  const begun = { giftCardId: randomUUID(), paymentId: randomUUID() };
  const { giftCardId, paymentId } = begun;
  const amountCents = toCents(body.amount);
  try {
    await database.withTx(async (tx) => {
      if (caller !== null) await requireOpen(tx, caller.userId);
      const [own] =
        caller === null
          ? []
          : await tx.select({ email: users.email }).from(users).where(eq(users.id, caller.userId));
      await tx.insert(giftCards).values({
        id: giftCardId,
        status: 'pending',
        amountCents,
        recipientName: body.recipient_name,
        recipientEmail: body.recipient_email,
        senderName: body.sender_name ?? '',
        senderEmail: body.email ?? own?.email ?? '',
        message: body.message ?? '',
        buyerId: caller?.userId ?? null,
        sendOn: body.send_on || null,
        createdAt: now,
      });
      await tx.insert(payments).values({
        id: paymentId,
        giftCardId,
        kind: 'charge',
        amountCents,
        status: 'pending',
        provider: provider.name,
        idempotencyKey: `charge_${paymentId}`,
        createdAt: now,
        updatedAt: now,
      });
      if (request === null) return;
      const progress = progressOf(begun);
      await tx.execute(
        sql`insert into idempotency_keys (${newKeyColumns}) select ${newKeyValues(request, systemClock.now(), null, progress)}`,
      );
    });
    return begun;
  } catch (error) {
    if (violatedConstraint(error) === 'idempotency_keys_owner_key_operation_pk') return tryAgain;
    throw error;
  }
}

const progressOf = ({ giftCardId, paymentId }: Begun) => ({
  gift_card_id: giftCardId,
  payment_id: paymentId,
});

async function charge(
  deps: GiftCardDeps,
  { giftCardId, paymentId }: Begun,
  { amount, payment_method_id: paymentMethodId }: Call<Buy>['body'],
): Promise<void> {
  const outcome = await chargeWithTimeout(deps.payments, {
    cents: toCents(amount),
    paymentMethodId,
    key: `charge_${paymentId}`,
    description: `Gift card ${giftCardId}`,
  });
  await applyGiftCardOutcome(deps, { giftCardId, paymentId, provider: deps.payments.name }, outcome);
}

/** The response of an earlier request with this key, as it was stored or from the state that it left. */
async function resume(
  deps: GiftCardDeps,
  request: IdempotentRequest,
  key: KnownKey,
): Promise<GiftCardResponse | TryAgain> {
  const stored = storedResponse<GiftCardResult>(key);
  if (stored !== null) return stored;
  const { gift_card_id: giftCardId, payment_id: paymentId } = key.progress;
  if (typeof giftCardId !== 'string' || typeof paymentId !== 'string') return tryAgain;
  const isDone = key.state === 'done';
  await reconcileGiftCardCharge(deps, paymentId, { ownerIsDead: !isDone });
  const [charge] = await deps.database.db.select().from(payments).where(eq(payments.id, paymentId));
  // The process died before it asked the provider: nothing was decided about the card.
  if (charge === undefined || (charge.status === 'cancelled' && !isDone)) return tryAgain;
  return finish(deps, isDone ? null : request, { giftCardId, paymentId });
}

/** Builds the response from the state of the gift card and its charge, and stores it with the key. */
const finish = (
  deps: GiftCardDeps,
  request: IdempotentRequest | null,
  begun: Begun,
): Promise<GiftCardResponse | TryAgain> =>
  storeResponse(deps, request, progressOf(begun), async () => {
    const [found] = await deps.database.db
      .select({ card: giftCards, payment: payments })
      .from(giftCards)
      .innerJoin(payments, eq(payments.giftCardId, giftCards.id))
      .where(eq(payments.id, begun.paymentId));
    if (found === undefined) throw problem('not_found');
    if (found.payment.status === 'succeeded' && found.card.status === 'cancelled')
      throw problem('payment_failed', { payment_returned: true, message: chargeTexts.returned });
    return responseOf(found.card, found.payment);
  });

/** Throws the problem of a charge that failed or is not known yet. */
function responseOf(
  card: typeof giftCards.$inferSelect,
  { status, failureCode, clientSecret }: typeof payments.$inferSelect,
): GiftCardResponse {
  if (status === 'failed' || status === 'cancelled') throw paymentFailed(failureCode);
  const asks = status === 'requires_action';
  if (!asks && isOneOf(openChargeStatuses, status))
    throw inProgress({ message: chargeTexts.unknown, payment_unknown: true });
  const amount = fromCents(card.amountCents);
  return replyWith(asks ? 202 : 201, {
    gift_card: {
      id: card.id,
      status: card.status,
      amount,
      recipient_name: card.recipientName,
      recipient_email: card.recipientEmail,
      email: card.senderEmail,
      send_on: card.sendOn,
    },
    payment: {
      status: asks ? 'requires_action' : 'succeeded',
      client_secret: asks ? clientSecret : null,
      amount,
    },
    message: asks ? chargeTexts.asks : `${chargeTexts.received} The gift card is on its way.`,
  });
}
