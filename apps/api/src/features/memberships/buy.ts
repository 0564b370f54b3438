import type { Contract, MembershipResult } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { listed, liveMembershipStates, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import { holdSeat, requireMayRegister } from '../booking/waitlist/hold-seat.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { requireNewcomer } from '../plans/introductory.ts';
import { versionSold } from '../plans/version-sold.ts';
import { purchase } from '../purchases/purchase.ts';
import { reconcilePurchase } from '../purchases/reconcile.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { requireNamed } from '../users/identity.ts';
import { requirePerson } from '../users/require-person.ts';
import { followDates } from './follow-dates.ts';
import { membershipGood } from './membership-good.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import type { StoredCard } from '../payments/port/provider.ts';
import { beginFree, coversFirst } from './free-period.ts';
import { keptCard } from './kept-card.ts';
import { useCode } from './use-code.ts';

/**
 * Buys a membership. The index of live memberships decides between two requests at once. The card is kept, because it is charged again
 * for every period.
 */
export const buy: Handler<Contract['memberships']['buy'], PaymentsDeps> = async (call, deps) => {
  const { body, caller } = call;
  const { userId } = caller;
  const { session_id: sessionId, payment_method_id: paymentMethodId, promo_code: typed } = body;
  const { database, clock } = deps;
  await requireUsableCard(database.db, deps.payments.name, paymentMethodId, userId);
  /** Of a first period that costs nothing: no charge stores it. */
  let card: StoredCard | null = null;
  return purchase<Pick<MembershipResult, 'membership'>, MembershipResult>(deps, idempotentRequestOf(call), {
    good: membershipGood,
    prepare: async () => {
      await requireNamed(database.db, userId);
      if (sessionId !== undefined)
        await requireMayRegister(database, { sessionId, userId, now: clock.now() });
      if (await coversFirst(database.db, { typed, body, userId }, clock.now()))
        card = await keptCard(deps, { ref: paymentMethodId, userId, for: `join ${userId}` });
    },
    store: async (tx) => {
      const now = clock.now();
      const today = studioDay(now);
      const id = randomUUID();
      if (sessionId !== undefined) await holdSeat(tx, deps, { sessionId, userId, purpose: 'joining', now });
      await requirePerson(tx, userId, { keepOpen: true });
      await followDates(tx, today, sql`user_id in ${recordsOf(userId)}`);
      const version = await versionSold(tx, 'membership', body, now);
      const { versionId, name, cents } = version;
      await tx.insert(memberships).values({
        id,
        userId,
        tier: name,
        state: 'pending',
        source: 'bought',
        planVersionId: versionId,
        startDate: today,
        createdAt: now,
      });
      await requireNewcomer(tx, version, { userId, goodId: id }, now);
      const code = await useCode(
        tx,
        { typed, planId: body.plan_id, membershipId: id, userId, priceCents: cents },
        now,
      );
      const offCents = code?.offCents ?? 0;
      if (offCents === cents) {
        // The code was changed since the card was stored: the next try sees it.
        if (card === null) throw inProgress();
        await beginFree(tx, deps, { id, card });
        return { goodId: id, charge: null };
      }
      return {
        goodId: id,
        charge: {
          cents: cents - offCents,
          paymentMethodId,
          keep: { owner: userId, as: 'saved' },
          period: { periodFrom: today, planVersionId: versionId, offCents: offCents || null },
        },
      };
    },
    inTheWay: { memberships_one_live: () => abandonUnpaid(deps, userId) },
    uncharged: async (db, id) => ({
      ...(await membershipGood.view(db, id, clock.now())),
      payment: { status: 'succeeded', client_secret: null, amount: '0.00' },
      message: begunFree,
    }),
  });
};

const begunFree = 'Your membership begins today, and nothing was charged. You pay the member rate.';

/** Gives up an unfinished purchase of the caller. Throws if they have a membership instead. */
async function abandonUnpaid(deps: PaymentsDeps, userId: string): Promise<void> {
  if ((await giveUpUnpaid(deps, userId)) === 'has_one')
    throw problem('membership_exists', { message: 'You have a membership already. Nothing was charged.' });
}

/** Gives up the unfinished purchase of a person, unless they have a membership. One with an unknown outcome stays. */
export async function giveUpUnpaid(deps: PaymentsDeps, userId: string): Promise<'has_one' | 'given_up'> {
  const unpaid = await readRows(
    z.object({ state: z.string(), source: z.string(), paymentId: z.string().nullable() }),
    deps.database.db.execute(sql`
    select b.state, b.source, m.id as "paymentId" from memberships b
      left join payments m on m.membership_id = b.id and m.kind = 'charge' and m.status in ${listed(openChargeStatuses)}
    where b.user_id in ${recordsOf(userId)} and b.state in ${listed(liveMembershipStates)}`),
  );
  if (unpaid.some(({ state, source }) => state !== 'pending' || source !== 'bought')) return 'has_one';
  for (const { paymentId } of unpaid)
    if (paymentId !== null) await reconcilePurchase(deps, membershipGood, paymentId, { abandonCharge: true });
  return 'given_up';
}
