import type { MembershipResult } from '@detroit-well/api-client/contract';
import { addDays } from '@detroit-well/config/studio-time';
import { monthIndex, periodStart } from '@detroit-well/pricing';
import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { membershipPrices } from '../../platform/database/schema/membership-prices.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { planVersions } from '../../platform/database/schema/plans.ts';
import { listed, liveMembershipStates } from '../../platform/database/schema/statuses.ts';
import { chargeTexts } from '../payments/port/charge-texts.ts';
import type { Good, GoodCharge, OutcomeDeps, Returned, Success } from '../purchases/good.ts';
import { reconciling } from '../purchases/reconcile.ts';
import { storeCard } from '../saved-cards/saved-cards.ts';
import { notifyPerson } from '../users/notify-people.ts';
import { returnUse } from '../promo-codes/take-use.ts';
import { changeOf, type PaidPlan } from './change-refusal.ts';
import { countDiscount, discountOf, discountRow } from './discounts.ts';
import { membershipJoinedEmail, membershipRenewedEmail, planChangedEmail } from './email-templates.ts';
import { findMembership, lastPaid, lastPaidRow, planObject, soldPlan } from './membership-records.ts';
import { nextPrice, nextSold } from './next-terms.ts';
import { membershipView } from './membership-view.ts';
import { membershipUrl, payerOf } from './payer.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/**
 * A membership. A payment pays a period of it, and begins it, brings it back or changes its plan; a decline ends one that was never
 * paid. Declined renewals are told by the job. It renews, so that one whose purchase was given up does not begin by a late payment.
 */
export const membershipGood: Good<Pick<MembershipResult, 'membership'>> = {
  noun: 'Membership',
  column: payments.membershipId,
  subject: (membershipId) => ({ membershipId }),
  view: async (db, id, now) => {
    const membership = await findMembership(db, id);
    if (membership === null) throw problem('not_found');
    return { membership: membershipView(membership, now) };
  },
  given: `${chargeTexts.received} You pay the member rate.`,
  returned:
    'Your membership ended or changed while the payment was on its way. The payment is on its way back to your card.',
  lock: async (tx, charge, deps, now) => {
    const found = await lockBoth(tx, charge);
    if (found === undefined) return undefined;
    return {
      ...found,
      give: ({ card }) => payPeriod(tx, deps, charge, found, card),
      end: async () => {
        if (found.state !== 'pending') return;
        const { goodId: membershipId } = charge;
        await tx
          .update(memberships)
          .set({ state: 'cancelled', endDate: sql`start_date` })
          .where(eq(memberships.id, membershipId));
        await returnUse(tx, { membershipId }, now);
      },
    };
  },
};

export const reconcileMemberships = reconciling(membershipGood);

const lockedRow = z.object({
  userId: z.string(),
  tier: z.string(),
  state: z.enum(memberships.state.enumValues),
  anchorDay: z.string().nullable(),
  paidPeriods: z.int(),
  paidUntil: z.string().nullable(),
  lastPaid: lastPaidRow,
  cancelAtPeriodEnd: z.boolean(),
  renews: z.boolean(),
  agreed: z.object({ text: z.string(), cardRef: z.string() }).nullable(),
  period: z.enum(planVersions.period.enumValues),
  paymentStatus: z.enum(payments.status.enumValues),
  cents: z.int(),
  periodFrom: z.string(),
  prorationCents: z.int().nullable(),
  offCents: z.int().nullable(),
  discount: discountRow,
  paid: soldPlan,
  planVersionId: z.string(),
  planId: z.string(),
  planCents: z.int(),
  pauseFrom: z.string().nullable(),
});
type Locked = z.output<typeof lockedRow>;

/** Locks and reads both rows, so that concurrent outcomes of one charge are applied one after the other. */
async function lockBoth(
  tx: Db,
  { goodId: membershipId, paymentId }: GoodCharge,
): Promise<Locked | undefined> {
  await tx.execute(sql`select 1 from memberships where id = ${membershipId} for update`);
  const [locked] = await readRows(
    lockedRow,
    tx.execute(sql`
    select b.user_id as "userId", b.tier, b.state, b.anchor_day::text as "anchorDay", b.paid_periods as "paidPeriods",
      b.paid_until::text as "paidUntil", ${lastPaid(sql`b.id`)} as "lastPaid", b.cancel_at_period_end as "cancelAtPeriodEnd", b.renews, v.period,
      (select json_build_object('text', a.text, 'cardRef', a.payment_method_ref) from payment_agreements a
        where a.payment_id = m.id) as agreed,
      m.status as "paymentStatus", m.amount_cents as cents, m.period_from::text as "periodFrom",
      m.proration_cents as "prorationCents", m.off_cents as "offCents", ${discountOf(sql`b.id`)} as discount,
      ${planObject(sql`p`)} as paid, v.id as "planVersionId",
      v.plan_id as "planId", v.price_cents as "planCents", b.pause_from::text as "pauseFrom"
    from memberships b join payments m on m.membership_id = b.id join plan_versions v on v.id = b.plan_version_id
      join plan_versions p on p.id = coalesce(m.plan_version_id, v.id)
    where b.id = ${membershipId} and m.id = ${paymentId} for update of m`),
  );
  return locked;
}

/** Not given: the membership ended or changed meanwhile. */
async function payPeriod(
  tx: Db,
  deps: OutcomeDeps,
  { goodId: membershipId, provider }: GoodCharge,
  found: Locked,
  card: Success['card'],
): Promise<'given' | Returned> {
  const counted = await paidPeriod(tx, found);
  const { email, firstName } = await payerOf(tx, found.userId);
  const { paid } = found;
  if (counted === null) {
    const why = `When your payment for ${paid.name} arrived, your membership had ended or changed.`;
    return { email, firstName, what: paid.name, why };
  }
  const paidUntil = periodStart(counted.anchorDay, paid.period, counted.paidPeriods);
  const { agreed } = found;
  // A card is kept by a member who pays, and by the agreement at the desk.
  const renews = found.renews || card !== undefined || agreed !== null;
  const goesOn = renews && !found.cancelAtPeriodEnd;
  const endDate = goesOn ? null : addDays(paidUntil, -1);
  const cardRef = card?.ref ?? agreed?.cardRef;
  if (card) await storeCard(tx, provider, sql`select ${found.userId}::text`, card);
  await tx
    .update(memberships)
    .set({
      ...counted,
      monthsBefore: sql`${memberships.monthsBefore} + ${monthsMoved(found.anchorDay, counted.anchorDay)}::smallint`,
      paidUntil,
      endDate,
      renews,
      planVersionId: paid.versionId,
      tier: paid.name,
      nextPlanVersionId: null,
      state: 'active',
      declines: 0,
      declinedAt: null,
      nextAttemptAt: null,
      ...(cardRef !== undefined && { paymentMethodRef: cardRef }),
    })
    .where(eq(memberships.id, membershipId));
  await deletePassedPrices(tx, membershipId, found);
  const lowered = found.prorationCents === null ? 1 : counted.paidPeriods;
  await countDiscount(tx, {
    membershipId,
    planId: paid.planId,
    lowered: found.offCents === null ? 0 : lowered,
  });
  const told = {
    firstName,
    tier: paid.name,
    cents: found.cents,
    ...(await laterPayments(tx, membershipId, paid.cents)),
    period: paid.period,
    paidUntil,
    renews: goesOn,
    agreed: agreed?.text ?? null,
    url: membershipUrl(deps.settings),
  };
  const template = found.state === 'pending' ? membershipJoinedEmail : membershipRenewedEmail;
  const { prorationCents } = found;
  await deps.mail.send(
    tx,
    prorationCents === null
      ? template(email, told)
      : planChangedEmail(email, { ...told, periods: counted.paidPeriods, prorationCents }),
  );
  await notifyPerson(tx, found.userId);
  return 'given';
}

/** The price of the payment after this one, and the first later one that is another. */
async function laterPayments(tx: Db, membershipId: string, paidCents: number) {
  const membership = await findMembership(tx, membershipId);
  const price = (membership && nextSold(membership).cents) ?? paidCents;
  const changes = membership && nextPrice(membership);
  return { price, changes: changes?.cents === price ? null : changes };
}

/** Forgets prices that the payment has passed, and all of them when the plan is another one. */
const deletePassedPrices = (tx: Db, membershipId: string, { planId, paid, periodFrom }: Locked) =>
  tx.delete(membershipPrices).where(
    and(
      eq(membershipPrices.membershipId, membershipId),
      // One whose notice is not sent yet begins later.
      paid.planId === planId
        ? and(lte(membershipPrices.fromDay, periodFrom), isNull(membershipPrices.noticeId))
        : undefined,
    ),
  );

/** The number of months of included sessions between two anchor days. A month that has begun goes on with the new one. */
const monthsMoved = (from: string | null, to: string): number => (from === null ? 0 : monthIndex(from, to));

type Periods = Pick<PaidPlan, 'anchorDay' | 'paidPeriods'>;

/**
 * The periods after this payment: the first one, the next one, or the first one again of a membership that expired. Null: the
 * membership has ended, or this is not the period that it needs.
 */
async function paidPeriod(tx: Db, found: Locked): Promise<Periods | null> {
  const { userId, state, anchorDay, paidPeriods, paidUntil, periodFrom } = found;
  const first = { anchorDay: periodFrom, paidPeriods: 1 };
  if (state === 'pending') return first;
  if (found.prorationCents !== null) return changedPeriods(found);
  if (state === 'cancelled' || anchorDay === null) return null;
  if (state === 'expired') {
    const { rows } = await tx.execute(
      sql`select 1 from memberships where user_id in ${recordsOf(userId)} and state in ${listed(liveMembershipStates)}`,
    );
    if (rows.length > 0) return null;
    if (periodFrom !== paidUntil) return first;
  }
  if (periodFrom !== paidUntil) return null;
  return found.paid.period === found.period ? { anchorDay, paidPeriods: paidPeriods + 1 } : first;
}

/**
 * The periods that a change of the plan pays. Null: the membership is not as it was when the price was shown. The same change would
 * have another credit now.
 */
function changedPeriods(found: Locked): Periods | null {
  const { anchorDay, paidPeriods, paidUntil, lastPaid: last, pauseFrom, state, period, paid } = found;
  if (state !== 'active' || pauseFrom !== null || anchorDay === null || paidUntil === null) return null;
  if (paid.versionId === found.planVersionId) return null;
  const paidTime = { anchorDay, paidPeriods, paidUntil, lastPaid: last, discount: found.discount };
  const has = { ...paidTime, name: found.tier, period, cents: found.planCents };
  const { dueNow, credit, periods } = changeOf(has, paid, found.periodFrom);
  if (dueNow !== found.cents || credit !== found.prorationCents) return null;
  return { anchorDay: found.periodFrom, paidPeriods: periods };
}
