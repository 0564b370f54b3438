import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { mailAddress } from '../../platform/database/mail-address.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { planVersions } from '../../platform/database/schema/plans.ts';
import { listed, liveMembershipStates, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { discountOf, discountRow } from '../memberships/discounts.ts';
import { joinPerson } from '../../platform/database/records-of-person.ts';

const payerRow = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  firstName: z.string(),
  email: z.string(),
  /** True while the payment of the next period is on its way, or was declined. */
  isCollecting: z.boolean(),
  /** True if the plan begins with the next payment. */
  isWaiting: z.boolean(),
  /** The version of the plan that they have, or wait for. */
  versionId: z.string(),
  tier: z.string(),
  cents: z.int(),
  period: z.enum(planVersions.period.enumValues),
  memberRate: z.boolean(),
  sessionsPerMonth: z.int().nullable(),
  anchorDay: z.string(),
  paidPeriods: z.int(),
  paidUntil: z.string(),
  pauseFrom: z.string().nullable(),
  pauseUntil: z.string().nullable(),
  planId: z.string(),
  discount: discountRow,
  /** Prices that were told and begin with a later payment, the earliest first. */
  prices: z.array(z.object({ id: z.string(), cents: z.int(), fromDay: z.string() })),
});

/** A membership that pays for a plan, or will from its next payment on. */
export type Payer = z.output<typeof payerRow>;

/** Refers to `b` (memberships) and `v`, the version that it has or waits for. */
const paysFor = (planId: string): SQL => sql`
  v.plan_id = ${planId} and b.source = 'bought' and b.state in ${listed(liveMembershipStates)}
  and b.paid_until is not null and b.renews and not b.cancel_at_period_end`;

const ofMembership = sql`memberships b join plan_versions v on v.id = coalesce(b.next_plan_version_id, b.plan_version_id)`;

/**
 * Locks the memberships of everybody who pays for a plan, for the rest of the transaction. A statement of its own, so that what is
 * read after it has seen the charge of a renewal that it waited for.
 */
export const lockPayers = (tx: Db, planId: string): Promise<unknown> =>
  tx.execute(sql`select 1 from ${ofMembership} where ${paysFor(planId)} order by b.id for update of b`);

/**
 * Everybody who pays for a plan: whose membership renews with it. Not those whose membership ends or changes to another plan with its
 * next payment; if they take that back, they keep their price.
 */
export const payersOf = (db: Db, planId: string): Promise<Payer[]> =>
  readRows(
    payerRow,
    db.execute(sql`
    select b.id, b.user_id as "userId", ${personName('u', 'f')} as name, coalesce(f.first_name, '') as "firstName",
      ${mailAddress('u')} as email, b.state = 'past_due' or exists (select 1 from payments m where m.membership_id = b.id
        and m.kind = 'charge' and m.period_from = b.paid_until and m.status in ${listed(openChargeStatuses)}) as "isCollecting",
      b.next_plan_version_id is not null as "isWaiting", v.id as "versionId",
      v.name as tier, v.price_cents as cents, v.period, v.member_rate as "memberRate",
      v.sessions_per_month::int as "sessionsPerMonth", b.anchor_day::text as "anchorDay", b.paid_periods as "paidPeriods",
      b.paid_until::text as "paidUntil", b.pause_from::text as "pauseFrom", b.pause_until::text as "pauseUntil",
      v.plan_id as "planId", ${discountOf(sql`b.id`)} as discount,
      (select coalesce(json_agg(json_build_object('id', p.id, 'cents', w.price_cents, 'fromDay', p.from_day)
          order by p.from_day), '[]')
        from membership_prices p join plan_versions w on w.id = p.version_id
        where p.membership_id = b.id and p.from_day is not null) as prices
    from ${ofMembership} ${joinPerson('b.user_id', 'join')}
    where ${paysFor(planId)} order by b.id`),
  );
