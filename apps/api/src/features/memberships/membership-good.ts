import { addDays } from '@detroit-well/config/studio-time';
import { monthIndex, periodStart } from '@detroit-well/pricing';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { planVersions } from '../../platform/database/schema/plans.ts';
import {
  isOneOf,
  listed,
  liveMembershipStates,
  openChargeStatuses,
} from '../../platform/database/schema/statuses.ts';
import { recordPaymentOutcome } from '../booking/ledger/charges.ts';
import { recordRefund, runRefunds } from '../booking/ledger/refunds.ts';
import { paymentReturnedEmail } from '../payments/email-templates.ts';
import type { InSameTransaction, MembershipCharge } from '../payments/port/charge-records.ts';
import type { ChargeOutcome, PaymentsDeps } from '../payments/port/provider.ts';
import { storeCard } from '../saved-cards/saved-cards.ts';
import { notifyPerson } from '../users/notify-people.ts';
import { changeOf, type PaidPlan } from './change-refusal.ts';
import { membershipJoinedEmail, membershipRenewedEmail, planChangedEmail } from './email-templates.ts';
import { lastPaid, lastPaidRow, planObject, soldPlan } from './membership-records.ts';
import { membershipUrl, payerOf } from './payer.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { type JobRunLimits, startJobRun } from '../../platform/jobs/job-run.ts';
import { settleOpenCharge, wasAsked } from '../payments/port/settle-open-charge.ts';

type OutcomeDeps = Pick<PaymentsDeps, 'database' | 'payments' | 'clock' | 'mail' | 'settings'>;
type Success = Extract<ChargeOutcome, { status: 'succeeded' }>;

/**
 * Applies a charge outcome to the membership: success pays the period, and begins or brings back the membership; a decline ends one
 * that was never paid. Declined renewals are told by the job. Applying an outcome again has no effect. `also` runs in the same
 * transaction.
 */
export async function applyMembershipOutcome(
  deps: OutcomeDeps,
  charge: MembershipCharge,
  outcome: ChargeOutcome,
  { abandoned = false, also = async () => {} }: { abandoned?: boolean; also?: InSameTransaction } = {},
): Promise<void> {
  const { database, clock } = deps;
  const now = clock.now();
  const isReturned = await database.withTx(async (tx) => {
    await also(tx);
    const found = await lockBoth(tx, charge);
    if (found === undefined) return false;
    if (outcome.status === 'succeeded')
      return found.paymentStatus !== 'succeeded' && applySuccess(tx, deps, charge, found, outcome, now);
    if (!isOneOf(openChargeStatuses, found.paymentStatus)) return false;
    if (outcome.status === 'declined') {
      const status = abandoned || outcome.reason === 'cancelled' ? 'cancelled' : 'failed';
      await recordPaymentOutcome(tx, charge.paymentId, { status, failureCode: outcome.reason }, now);
      if (found.state === 'pending')
        await tx
          .update(memberships)
          .set({ state: 'cancelled', endDate: sql`start_date` })
          .where(eq(memberships.id, charge.membershipId));
    } else if (outcome.status === 'requires_action') {
      const { clientSecret } = outcome;
      await recordPaymentOutcome(tx, charge.paymentId, { status: 'requires_action', clientSecret }, now);
    } else await recordPaymentOutcome(tx, charge.paymentId, { status: 'unknown' }, now);
    return false;
  });
  if (isReturned) await runRefunds(deps, charge.membershipId);
}

const lockedRow = z.object({
  userId: z.string(),
  tier: z.string(),
  state: z.enum(memberships.state.enumValues),
  anchorDay: z.string().nullable(),
  paidPeriods: z.int(),
  paidUntil: z.string().nullable(),
  lastPaid: lastPaidRow,
  cancelAtPeriodEnd: z.boolean(),
  period: z.enum(planVersions.period.enumValues),
  paymentStatus: z.enum(payments.status.enumValues),
  cents: z.int(),
  periodFrom: z.string(),
  prorationCents: z.int().nullable(),
  paid: soldPlan,
  planVersionId: z.string(),
  planCents: z.int(),
  pauseFrom: z.string().nullable(),
});
type Locked = z.output<typeof lockedRow>;

/** Locks and reads both rows, so that concurrent outcomes of one charge are applied one after the other. */
async function lockBoth(tx: Db, { membershipId, paymentId }: MembershipCharge): Promise<Locked | undefined> {
  await tx.execute(sql`select 1 from memberships where id = ${membershipId} for update`);
  const [locked] = await readRows(
    lockedRow,
    tx.execute(sql`
    select b.user_id as "userId", b.tier, b.state, b.anchor_day::text as "anchorDay", b.paid_periods as "paidPeriods",
      b.paid_until::text as "paidUntil", ${lastPaid(sql`b.id`)} as "lastPaid", b.cancel_at_period_end as "cancelAtPeriodEnd", v.period,
      m.status as "paymentStatus", m.amount_cents as cents, m.period_from::text as "periodFrom",
      m.proration_cents as "prorationCents", ${planObject(sql`p`)} as paid, v.id as "planVersionId",
      v.price_cents as "planCents", b.pause_from::text as "pauseFrom"
    from memberships b join payments m on m.membership_id = b.id join plan_versions v on v.id = b.plan_version_id
      join plan_versions p on p.id = coalesce(m.plan_version_id, v.id)
    where b.id = ${membershipId} and m.id = ${paymentId} for update of m`),
  );
  return locked;
}

/** Returns true if the payment goes back, because the membership ended meanwhile. */
async function applySuccess(
  tx: Db,
  deps: OutcomeDeps,
  { membershipId, paymentId, provider }: MembershipCharge,
  found: Locked,
  { chargeId, card }: Success,
  now: Date,
): Promise<boolean> {
  const succeeded = { status: 'succeeded', providerRef: chargeId, failureCode: null } as const;
  await recordPaymentOutcome(tx, paymentId, succeeded, now);
  const counted = await paidPeriod(tx, found);
  const { email, firstName } = await payerOf(tx, found.userId);
  if (counted === null) {
    const { cents, paid } = found;
    await recordRefund(
      tx,
      { of: { membershipId }, paymentId, cents, destination: 'card', provider, cause: 'ended' },
      now,
    );
    const why = `When your payment for ${paid.name} arrived, your membership had ended or changed.`;
    await deps.mail.send(tx, paymentReturnedEmail(email, { firstName, what: paid.name, cents, why }));
    return true;
  }
  const { paid } = found;
  const paidUntil = periodStart(counted.anchorDay, paid.period, counted.paidPeriods);
  const endDate = found.cancelAtPeriodEnd ? addDays(paidUntil, -1) : null;
  if (card) await storeCard(tx, provider, sql`select ${found.userId}::text`, card);
  await tx
    .update(memberships)
    .set({
      ...counted,
      monthsBefore: sql`${memberships.monthsBefore} + ${monthsMoved(found.anchorDay, counted.anchorDay)}::smallint`,
      paidUntil,
      endDate,
      planVersionId: paid.versionId,
      tier: paid.name,
      nextPlanVersionId: null,
      state: 'active',
      declines: 0,
      declinedAt: null,
      nextAttemptAt: null,
      ...(card && { paymentMethodRef: card.ref }),
    })
    .where(eq(memberships.id, membershipId));
  const told = {
    firstName,
    tier: paid.name,
    cents: found.cents,
    price: paid.cents,
    period: paid.period,
    paidUntil,
    renews: !found.cancelAtPeriodEnd,
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
  return false;
}

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
      sql`select 1 from memberships where user_id = ${userId} and state in ${listed(liveMembershipStates)}`,
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
  const paidTime = { anchorDay, paidPeriods, paidUntil, lastPaid: last };
  const has = { ...paidTime, name: found.tier, period, cents: found.planCents };
  const { dueNow, credit, periods } = changeOf(has, paid, found.periodFrom);
  if (dueNow !== found.cents || credit !== found.prorationCents) return null;
  return { anchorDay: found.periodFrom, paidPeriods: periods };
}

const openRow = z.object({
  paymentId: z.string(),
  membershipId: z.string(),
  provider: z.enum(payments.provider.enumValues),
  key: z.string(),
  cents: z.int(),
  status: z.string(),
  updatedMs: z.number(),
  expiresMs: z.number(),
});

const open = ({ database }: Pick<OutcomeDeps, 'database'>, where: ReturnType<typeof sql>) =>
  readRows(
    openRow,
    database.db.execute(sql`
    select m.id as "paymentId", m.membership_id as "membershipId", m.provider, m.idempotency_key as key,
      m.amount_cents as cents, m.status, ${epochMs('m.updated_at')} as "updatedMs",
      ${epochMs("m.updated_at + interval '15 minutes'")} as "expiresMs"
    from payments m
    where m.membership_id is not null and m.kind = 'charge' and m.status in ${listed(openChargeStatuses)} and ${where}
    order by (m.status = 'requires_action'), random() limit 200`),
  );

const settle = (
  deps: OutcomeDeps,
  charge: z.output<typeof openRow>,
  how: { ownerIsDead: boolean; abandonCharge?: boolean },
): Promise<boolean> =>
  settleOpenCharge(deps, charge, how, (outcome, abandoned) =>
    applyMembershipOutcome(deps, charge, outcome, { abandoned }),
  );

/** Asks the provider for the outcome of one charge, as `reconcileCharge` does for registrations. False if it is not known yet. */
export async function reconcileMembershipCharge(
  deps: OutcomeDeps,
  paymentId: string,
  { ownerIsDead = false, abandonCharge = false }: { ownerIsDead?: boolean; abandonCharge?: boolean } = {},
): Promise<boolean> {
  const [charge] = await open(deps, sql`m.id = ${paymentId}`);
  return charge === undefined || wasAsked(settle(deps, charge, { ownerIsDead, abandonCharge }));
}

/** Repairs what a crash or an unresponsive provider left behind. */
export async function reconcileMemberships(
  deps: OutcomeDeps,
  { ownerIsDead = false, ...limits }: JobRunLimits & { ownerIsDead?: boolean } = {},
): Promise<void> {
  const run = startJobRun(limits);
  await run.each(await open(deps, sql`true`), (charge) => settle(deps, charge, { ownerIsDead }));
  run.end();
}
