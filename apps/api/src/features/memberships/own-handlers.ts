import type { Contract } from '@detroit-well/api-client/contract';
import { addDays } from '@detroit-well/config/studio-time';
import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
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
import { violatedConstraint } from '../../platform/database/violated-constraint.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { idempotentRequestOf } from '../../platform/idempotency/read-idempotent-request.ts';
import { runIdempotent, tryAgain, type TryAgain } from '../../platform/idempotency/run-idempotent.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { requireUsableCard } from '../saved-cards/saved-cards.ts';
import { buy } from './buy.ts';
import { changePlan, previewChange } from './change-plan.ts';
import { chargePeriod, resumeCharge, storeCharge, type BegunCharge } from './charge-period.ts';
import { membershipCancelledEmail } from './email-templates.ts';
import { currentState, everHeld, followDates } from './follow-dates.ts';
import { findMembership, findMemberships, nextSold } from './membership-records.ts';
import { canCancel, canPay, canResume, membershipView } from './membership-view.ts';
import { endPause, paidUntilOf, pauseMembership, pauseOf } from './pause.ts';
import { lockOwn, ownMembership } from './own-membership.ts';
import { membershipUrl, payerOf } from './payer.ts';
import { reconcileMembershipCharge } from './membership-good.ts';

type Pay = Contract['memberships']['pay'];

/** Pays a declined renewal, or brings back a membership that expired, with a card that the renewals charge from then on. */
const pay: Handler<Pay, PaymentsDeps> = async (call, deps) => {
  const { params, body, caller } = call;
  const { userId } = caller;
  const request = idempotentRequestOf(call);
  await ownMembership(deps.database.db, params.id, userId);
  await requireUsableCard(deps.database.db, deps.payments.name, body.payment_method_id, userId);
  return runIdempotent(deps, request, {
    readFirst: true,
    resume: (key, known) => resumeCharge(deps, known, key, 200),
    attempt: async () => {
      const begun = await beginPayment(deps, params.id, userId, request);
      if (begun === tryAgain) return tryAgain;
      const { payment_method_id: paymentMethodId } = body;
      return chargePeriod(deps, begun, { userId, paymentMethodId, request, created: 200 });
    },
  });
};

async function beginPayment(
  deps: PaymentsDeps,
  membershipId: string,
  userId: string,
  request: IdempotentRequest | null,
): Promise<BegunCharge | TryAgain> {
  const today = studioDay(deps.clock.now());
  const paymentId = randomUUID();
  try {
    return await deps.database.withTx(async (tx) => {
      const membership = await lockOwn(tx, membershipId, userId, today);
      const { paidUntil, nextPlan } = membership;
      const { cents } = nextSold(membership);
      const planVersionId = nextPlan?.versionId ?? membership.versionId;
      if (!canPay(membership, today) || cents === null || paidUntil === null || planVersionId === null)
        throw problem('nothing_to_pay', { message: 'Nothing is due for this membership.' });
      const isOver = currentState(membership, today) === 'expired';
      if (isOver) await requireNoOther(tx, userId, membershipId, today);
      const charge = { membershipId, paymentId, cents };
      await storeCharge(
        tx,
        deps,
        { ...charge, planVersionId, periodFrom: isOver ? today : paidUntil },
        request,
      );
      return charge;
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'idempotency_keys_owner_key_operation_pk') return tryAgain;
    if (constraint !== 'payments_one_open_membership_charge' && constraint !== 'payments_one_period')
      throw error;
    const membership = await findMembership(deps.database.db, membershipId);
    for (const { id, status } of membership?.payments ?? [])
      if (isOneOf(openChargeStatuses, status))
        await reconcileMembershipCharge(deps, id, { abandonCharge: true });
    return tryAgain;
  }
}

async function requireNoOther(tx: Db, userId: string, id: string, today: string): Promise<void> {
  await followDates(tx, today, sql`user_id = ${userId}`);
  const { rows } = await tx.execute(sql`
    select 1 from memberships where user_id = ${userId} and id <> ${id} and state in ${listed(liveMembershipStates)}`);
  if (rows.length > 0)
    throw problem('membership_exists', { message: 'You have another membership. Nothing was charged.' });
}

export const membershipsHandlers: HandlersOf<'memberships', PaymentsDeps> = {
  list: async ({ caller }, { database, clock }) => {
    const own = await findMemberships(
      database.db,
      sql`memberships.user_id = ${caller.userId} and ${everHeld}`,
    );
    return own.map((membership) => membershipView(membership, clock.now()));
  },

  buy,
  pay,
  previewChange,
  change: changePlan,

  /** Stops the renewals. A declined membership ends at once, unless a payment is on its way. */
  cancel: async ({ params, caller }, { database, clock, mail, settings }) => {
    const today = studioDay(clock.now());
    return database.withTx(async (tx) => {
      const membership = await lockOwn(tx, params.id, caller.userId, today);
      if (!canCancel(membership, today)) throw problem('not_renewing');
      const isPaying = membership.payments.some(({ status }) => isOneOf(openChargeStatuses, status));
      // A pause that took the place of the next payment has no paid days after it.
      const keptPause = pauseOf(membership);
      const dropsPause = keptPause !== null && keptPause.from >= (membership.paidUntil ?? '');
      const paidUntil = dropsPause ? membership.paidUntil : paidUntilOf(membership);
      const endsNow = !isPaying && (paidUntil === null || paidUntil <= today);
      const lastDay = endsNow || paidUntil === null ? null : addDays(paidUntil, -1);
      await tx
        .update(memberships)
        .set({
          cancelAtPeriodEnd: true,
          nextAttemptAt: null,
          ...(dropsPause && { pauseFrom: null, pauseUntil: null, state: 'active' }),
          ...(endsNow ? { state: 'cancelled', endDate: today } : {}),
          ...(lastDay !== null && lastDay >= today && { endDate: lastDay }),
        })
        .where(eq(memberships.id, membership.id));
      const { email, firstName } = await payerOf(tx, caller.userId);
      const { tier } = membership;
      await mail.send(
        tx,
        membershipCancelledEmail(email, { firstName, tier, lastDay, isPaying, url: membershipUrl(settings) }),
      );
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
