import type { Contract } from '@detroit-well/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Handler, HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import {
  isOneOf,
  listed,
  liveMembershipStates,
  openChargeStatuses,
} from '../../platform/database/schema/statuses.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { purchase } from '../purchases/purchase.ts';
import { reconcilePurchase } from '../purchases/reconcile.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { buy } from './buy.ts';
import { cancelMembership } from './cancel-membership.ts';
import { changeCard } from './change-card.ts';
import { changePlan, previewChange } from './change-plan.ts';
import { currentState, everHeld, followDates } from './follow-dates.ts';
import { findMembership, findMemberships, type MembershipRecord } from './membership-records.ts';
import { nextSold } from './next-terms.ts';
import { canPay, canResume, membershipView } from './membership-view.ts';
import { endPause, pauseMembership } from './pause.ts';
import { lockOwn, ownMembership } from './own-membership.ts';
import { membershipGood } from './membership-good.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** Pays a declined renewal, or brings back a membership that expired, with a card that the renewals charge from then on. */
const pay: Handler<Contract['memberships']['pay'], PaymentsDeps> = async (call, deps) => {
  const { params, body, caller } = call;
  const { id } = params;
  const { userId } = caller;
  const { payment_method_id: paymentMethodId } = body;
  await ownMembership(deps.database.db, id, userId);
  await requireUsableCard(deps.database.db, deps.payments.name, paymentMethodId, userId);
  return purchase(deps, idempotentRequestOf(call), {
    good: membershipGood,
    created: 200,
    store: async (tx) => {
      const today = studioDay(deps.clock.now());
      const { cents, ...period } = await due(tx, await lockOwn(tx, id, userId, today), today);
      return { goodId: id, charge: { cents, paymentMethodId, keep: { owner: userId, as: 'saved' }, period } };
    },
    inTheWay: {
      payments_one_open_membership_charge: () => abandonOpenCharges(deps, id),
      payments_one_period: () => abandonOpenCharges(deps, id),
    },
  });
};

/** What the member owes for a membership that they have locked, and the period that it pays. */
async function due(tx: Db, membership: MembershipRecord, today: string) {
  const { id, userId, paidUntil } = membership;
  const isOver = currentState(membership, today) === 'expired';
  const { cents, versionId: planVersionId } = nextSold(membership, isOver ? today : paidUntil);
  if (!canPay(membership, today) || cents === null || paidUntil === null || planVersionId === null)
    throw problem('nothing_to_pay', { message: 'Nothing is due for this membership.' });
  if (isOver) await requireNoOther(tx, userId, id, today);
  return { cents, planVersionId, periodFrom: isOver ? today : paidUntil };
}

/** Gives up charges that wait for the bank. One with an unknown outcome stays. */
async function abandonOpenCharges(deps: PaymentsDeps, id: string): Promise<void> {
  const membership = await findMembership(deps.database.db, id);
  for (const { id: paymentId, status } of membership?.payments ?? [])
    if (isOneOf(openChargeStatuses, status))
      await reconcilePurchase(deps, membershipGood, paymentId, { abandonCharge: true });
}

async function requireNoOther(tx: Db, userId: string, id: string, today: string): Promise<void> {
  await followDates(tx, today, sql`user_id in ${recordsOf(userId)}`);
  const { rows } = await tx.execute(sql`
    select 1 from memberships where user_id in ${recordsOf(userId)} and id <> ${id} and state in ${listed(liveMembershipStates)}`);
  if (rows.length > 0)
    throw problem('membership_exists', { message: 'You have another membership. Nothing was charged.' });
}

export const membershipsHandlers: HandlersOf<'memberships', PaymentsDeps> = {
  list: async ({ caller }, { database, clock }) => {
    const own = await findMemberships(
      database.db,
      sql`memberships.user_id in ${recordsOf(caller.userId)} and ${everHeld}`,
    );
    return own.map((membership) => membershipView(membership, clock.now()));
  },

  buy,
  pay,
  previewChange,
  change: changePlan,
  changeCard,

  cancel: async ({ params, caller }, { database, clock, mail, settings }) => {
    const today = studioDay(clock.now());
    return database.withTx(async (tx) => {
      const membership = await lockOwn(tx, params.id, caller.userId, today);
      await cancelMembership(tx, { mail, settings }, membership, today);
      return membershipView(await ownMembership(tx, membership.id, caller.userId), clock.now());
    });
  },

  pause: async ({ params, body, caller }, { database, clock }) =>
    database.withTx(async (tx) => {
      const today = studioDay(clock.now());
      const membership = await lockOwn(tx, params.id, caller.userId, today);
      await pauseMembership(tx, membership, body, today);
      return membershipView(await ownMembership(tx, membership.id, caller.userId), clock.now());
    }),

  /** Takes back a cancellation before the last day is over; without one, it ends a pause. */
  resume: async ({ params, caller }, { database, clock }) =>
    database.withTx(async (tx) => {
      const today = studioDay(clock.now());
      const membership = await lockOwn(tx, params.id, caller.userId, today);
      if (!canResume(membership, today)) throw problem('membership_over');
      if (membership.cancelAtPeriodEnd)
        await tx
          .update(memberships)
          .set({ cancelAtPeriodEnd: false, endDate: null })
          .where(eq(memberships.id, membership.id));
      else await endPause(tx, membership, today);
      return membershipView(await ownMembership(tx, membership.id, caller.userId), clock.now());
    }),
};
