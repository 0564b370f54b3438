import type { Contract } from '@detroit-well/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import type { Handler, HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { buy } from './buy.ts';
import { cancelMembership } from './cancel-membership.ts';
import { changeCard } from './change-card.ts';
import { changePlan, previewChange } from './change-plan.ts';
import { everHeld } from './follow-dates.ts';
import { findMemberships } from './membership-records.ts';
import { canResume, membershipView } from './membership-view.ts';
import { endPause, pauseMembership } from './pause.ts';
import { lockOwn, ownMembership } from './own-membership.ts';
import { payDue } from './pay-due.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/** Pays a declined renewal, or brings back a membership that expired, with a card that the renewals charge from then on. */
const pay: Handler<Contract['memberships']['pay'], PaymentsDeps> = (call, deps) =>
  payDue(deps, idempotentRequestOf(call), {
    id: call.params.id,
    userId: call.caller.userId,
    paymentMethodId: call.body.payment_method_id,
  });

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
