import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { planVersions } from '../../platform/database/schema/plans.ts';
import { includingColumns, includingRow } from '../booking/ledger/included-uses.ts';
import { discountOf, discountRow } from './discounts.ts';
import { endedRefundPrefix } from '../booking/ledger/refunds.ts';
import { personOf, recordsLike } from '../../platform/database/records-of-person.ts';

const paymentRow = z.object({
  id: z.string(),
  kind: z.enum(payments.kind.enumValues),
  method: z.enum(payments.method.enumValues),
  status: z.enum(payments.status.enumValues),
  cents: z.int(),
  refundOfId: z.string().nullable(),
  clientSecret: z.string().nullable(),
  failureCode: z.string().nullable(),
  createdMs: z.number(),
  /** Of a charge: the name of the plan that it pays, and what a change of the plan took off its price. */
  plan: z.string().nullable(),
  prorationCents: z.int().nullable(),
  /** Of a change of the plan: how many periods of it that pays together. */
  periods: z.int().nullable(),
  period: z.enum(planVersions.period.enumValues).nullable(),
});

/** The part that the last payment paid and the membership kept: its first day, the number of periods, and what each of them cost with a
 * promo code. */
export const lastPaidRow = z
  .object({ from: z.string(), periods: z.int(), cents: z.int().nullable() })
  .nullable();

/** The number of periods that a charge pays. Refers to `m` (payments) and `p` (its version of the plan). */
const periodsOf = sql`((m.amount_cents + m.proration_cents + coalesce(m.off_cents, 0)) / p.price_cents)`;

/** As an object of `lastPaidRow`. A first period that a promo code paid wholly has no payment, and cost nothing. */
export const lastPaid = (membershipId: SQL): SQL => sql`coalesce((
  select json_build_object('from', m.period_from, 'periods', coalesce(${periodsOf}, 1), 'cents', case when m.off_cents is not null
    then (m.amount_cents + coalesce(m.proration_cents, 0)) / coalesce(${periodsOf}, 1) end)
  from payments m join plan_versions p on p.id = m.plan_version_id
  where m.membership_id = ${membershipId} and m.kind = 'charge' and m.status = 'succeeded' and not exists (
    select 1 from payments back where back.refund_of_id = m.id and back.idempotency_key = ${endedRefundPrefix} || m.id)
  order by m.period_from desc, m.created_at desc limit 1),
  (select json_build_object('from', x.start_date, 'periods', 1, 'cents', 0) from memberships x
  where x.id = ${membershipId} and x.anchor_day is not null and not exists (
    select 1 from payments m where m.membership_id = x.id and m.kind = 'charge' and m.status = 'succeeded')))`;

/** The terms that a version of a plan sells. */
export const soldPlan = z.object({
  versionId: z.string(),
  planId: z.string(),
  name: z.string(),
  cents: z.int(),
  period: z.enum(planVersions.period.enumValues),
});

export type SoldPlan = z.output<typeof soldPlan>;

/** The own terms at another price, for periods that begin on a day or later. */
const priceFrom = soldPlan.extend({ fromDay: z.string() });

const membershipRow = z.object({
  id: z.string(),
  userId: z.string(),
  tier: z.string(),
  state: z.enum(memberships.state.enumValues),
  source: z.enum(memberships.source.enumValues),
  versionId: z.string().nullable(),
  planId: z.string().nullable(),
  cents: z.int().nullable(),
  period: z.enum(planVersions.period.enumValues).nullable(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  anchorDay: z.string().nullable(),
  paidPeriods: z.int(),
  paidUntil: z.string().nullable(),
  lastPaid: lastPaidRow,
  discount: discountRow,
  cardRef: z.string().nullable(),
  nextPlan: soldPlan.nullable(),
  /** First the one that begins first. */
  prices: z.array(priceFrom),
  cancelAtPeriodEnd: z.boolean(),
  renews: z.boolean(),
  pauseFrom: z.string().nullable(),
  pauseUntil: z.string().nullable(),
  nextAttemptMs: z.number().nullable(),
  ...includingRow.pick({ monthsBefore: true, declinedMs: true, perMonth: true, uses: true }).shape,
  card: z.object({ payment_method_id: z.string(), brand: z.string(), last4: z.string() }).nullable(),
  /** The last day of the card. */
  cardEndsOn: z.string().nullable(),
  payments: z.array(paymentRow),
});

/** A membership with what its plan sells and its part of the ledger. */
export type MembershipRecord = z.output<typeof membershipRow>;

/** A version of a plan as an object of `soldPlan`. */
export const planObject = (
  version: SQL,
): SQL => sql`json_build_object('versionId', ${version}.id, 'planId', ${version}.plan_id,
  'name', ${version}.name, 'cents', ${version}.price_cents, 'period', ${version}.period)`;

/** The last day of a stored card. */
export const lastDayOf = (card: SQL): SQL =>
  sql`(make_date(${card}.exp_year, ${card}.exp_month, 1) + interval '1 month' - interval '1 day')::date`;

/** The memberships that fit `where`, newest first. Refers to `memberships` by its name. */
export const findMemberships = (db: Db, where: SQL): Promise<MembershipRecord[]> =>
  readRows(
    membershipRow,
    db.execute(sql`
    select memberships.id, ${personOf(sql`memberships.user_id`)} as "userId", memberships.tier, memberships.state, memberships.source,
      memberships.plan_version_id as "versionId", v.plan_id as "planId", v.price_cents as cents, v.period, memberships.start_date::text as "startDate",
      memberships.end_date::text as "endDate", memberships.anchor_day::text as "anchorDay",
      memberships.paid_periods as "paidPeriods", memberships.paid_until::text as "paidUntil",
      ${lastPaid(sql`memberships.id`)} as "lastPaid", ${discountOf(sql`memberships.id`)} as discount, memberships.payment_method_ref as "cardRef",
      (select ${planObject(sql`n`)} from plan_versions n where n.id = memberships.next_plan_version_id) as "nextPlan",
      (select coalesce(json_agg(${planObject(sql`w`)}::jsonb || jsonb_build_object('fromDay', p.from_day) order by p.from_day), '[]')
        from membership_prices p join plan_versions w on w.id = p.version_id
        where p.membership_id = memberships.id and p.from_day is not null and p.notice_id is null) as prices,
      memberships.cancel_at_period_end as "cancelAtPeriodEnd", memberships.renews, memberships.pause_from::text as "pauseFrom",
      memberships.pause_until::text as "pauseUntil", ${includingColumns}, ${epochMs('memberships.next_attempt_at')} as "nextAttemptMs",
      (select json_build_object('payment_method_id', c.provider_ref, 'brand', c.brand, 'last4', c.last4) from payment_methods c
        where c.user_id in ${recordsLike(sql`memberships.user_id`)} and c.provider_ref = memberships.payment_method_ref limit 1) as card,
      (select ${lastDayOf(sql`c`)}::text from payment_methods c
        where c.user_id in ${recordsLike(sql`memberships.user_id`)} and c.provider_ref = memberships.payment_method_ref limit 1) as "cardEndsOn",
      coalesce((select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'method', m.method, 'status', m.status, 'cents', m.amount_cents,
        'refundOfId', m.refund_of_id, 'clientSecret', m.client_secret, 'failureCode', m.failure_code,
        'plan', p.name, 'prorationCents', m.proration_cents, 'periods', ${periodsOf}, 'period', p.period,
        'createdMs', ${epochMs('m.created_at')}) order by m.created_at desc, m.id)
        from payments m left join plan_versions p on p.id = m.plan_version_id where m.membership_id = memberships.id), '[]') as payments
    from memberships left join plan_versions v on v.id = memberships.plan_version_id
    where ${where} order by memberships.start_date desc, memberships.created_at desc, memberships.id`),
  );

export async function findMembership(db: Db, id: string): Promise<MembershipRecord | null> {
  const [found] = await findMemberships(db, sql`memberships.id = ${id}`);
  return found ?? null;
}
