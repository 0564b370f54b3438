import type { Contract } from '@detroit-well/api-client/contract';
import * as constants from '@detroit-well/config/constants';
import { addDays } from '@detroit-well/config/studio-time';
import { toCents } from '@detroit-well/pricing';
import { messages } from '@detroit-well/validation/messages';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Handler } from '../../platform/calls/calls.ts';
import { fieldProblem, ProblemError } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { users } from '../../platform/database/schema/people.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { readKey } from '../../platform/idempotency/keys.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import { tryAgain, type TryAgain } from '../../platform/idempotency/run-idempotent.ts';
import type { HumanCheckDeps } from '../challenge/human-check.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { purchase } from '../purchases/purchase.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { requireOpen } from '../users/require-open.ts';
import { giftCardGood } from './gift-card-good.ts';

type Buy = Contract['giftCards']['buy'];
type GiftCardDeps = PaymentsDeps & HumanCheckDeps;

/** Buys a gift card. A visitor passes the human check first; a repeated request does not spend another token. */
export const buy: Handler<Buy, GiftCardDeps> = async (call, deps) => {
  const { body, caller } = call;
  const now = deps.clock.now();
  requirePossibleDay(body.send_on, studioDay(now));
  if (caller === null && body.email === undefined) throw fieldProblem({ email: [messages.emailRequired] });
  const { payment_method_id: paymentMethodId } = body;
  await requireUsableCard(deps.database.db, deps.payments.name, paymentMethodId, caller?.userId ?? null);
  const request = idempotentRequestOf(call);
  return purchase(deps, request, {
    good: giftCardGood,
    // A visitor passes the human check once: an earlier request with this key has proved it.
    prepare: async (isKnown) => (caller === null && !isKnown ? spendToken(call, deps, request) : undefined),
    store: async (tx) => {
      const cents = toCents(body.amount);
      const goodId = await storeCard(tx, call, cents, now);
      return { goodId, charge: { cents, paymentMethodId } };
    },
  });
};

/**
 * The time for which a request looks for another one with its key that has spent its token, in ms, and the pause between two
 * looks.
 */
const [sameTokenMs, pauseMs] = [1_000, 60];

/** Spends the token of a visitor. `tryAgain`: a request with the same key, sent at the same moment, has spent it. */
async function spendToken(
  { body, address }: Pick<Call<Buy>, 'body' | 'address'>,
  { database: { db }, systemClock, humanCheck }: GiftCardDeps,
  request: IdempotentRequest | null,
): Promise<TryAgain | void> {
  try {
    await humanCheck.spend(db, body.turnstile_token, { address, action: 'gift_card' });
    return undefined;
  } catch (error) {
    if (request === null || !(error instanceof ProblemError) || error.code !== 'challenge_expired')
      throw error;
    const until = performance.now() + sameTokenMs;
    do {
      if ((await readKey(db, request, systemClock.now())).state !== 'fresh') return tryAgain;
      await sleep(pauseMs);
    } while (performance.now() < until);
    throw error;
  }
}

/** Throws for a day on which no gift card can be sent. */
export function requirePossibleDay(sendOn: string | undefined, today: string): void {
  if (sendOn === undefined || sendOn === '') return;
  if (sendOn < today || sendOn > addDays(today, constants.giftCards.daysAhead))
    throw fieldProblem({ send_on: [messages.giftCardDay] });
}

async function storeCard(
  tx: Db,
  { body, caller }: Pick<Call<Buy>, 'body' | 'caller'>,
  amountCents: number,
  createdAt: Date,
): Promise<string> {
  const id = randomUUID();
  if (caller !== null) await requireOpen(tx, caller.userId);
  const [own] =
    caller === null
      ? []
      : await tx.select({ email: users.email }).from(users).where(eq(users.id, caller.userId));
  await tx.insert(giftCards).values({
    id,
    status: 'pending',
    amountCents,
    recipientName: body.recipient_name,
    recipientEmail: body.recipient_email,
    senderName: body.sender_name ?? '',
    senderEmail: body.email ?? own?.email ?? '',
    message: body.message ?? '',
    buyerId: caller?.userId ?? null,
    sendOn: body.send_on || null,
    createdAt,
  });
  return id;
}
