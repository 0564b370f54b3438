import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { planVersions } from '../../platform/database/schema/plans.ts';

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
});

const membershipRow = z.object({
  id: z.string(),
  userId: z.string(),
  tier: z.string(),
  state: z.enum(memberships.state.enumValues),
  source: z.enum(memberships.source.enumValues),
  planId: z.string().nullable(),
  cents: z.int().nullable(),
  period: z.enum(planVersions.period.enumValues).nullable(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  paidUntil: z.string().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  pauseFrom: z.string().nullable(),
  pauseUntil: z.string().nullable(),
  nextAttemptMs: z.number().nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  payments: z.array(paymentRow),
});

/** A membership with what its plan sells and its part of the ledger. */
export type MembershipRecord = z.output<typeof membershipRow>;

/** The memberships that fit `where`, newest first. Refers to `memberships` by its name. */
export const findMemberships = (db: Db, where: SQL): Promise<MembershipRecord[]> =>
  readRows(
    membershipRow,
    db.execute(sql`
    select memberships.id, memberships.user_id as "userId", memberships.tier, memberships.state, memberships.source,
      v.plan_id as "planId", v.price_cents as cents, v.period, memberships.start_date::text as "startDate",
      memberships.end_date::text as "endDate", memberships.paid_until::text as "paidUntil",
      memberships.cancel_at_period_end as "cancelAtPeriodEnd", memberships.pause_from::text as "pauseFrom",
      memberships.pause_until::text as "pauseUntil", ${epochMs('memberships.next_attempt_at')} as "nextAttemptMs",
      (select json_build_object('brand', c.brand, 'last4', c.last4) from payment_methods c
        where c.user_id = memberships.user_id and c.provider_ref = memberships.payment_method_ref limit 1) as card,
      coalesce((select json_agg(json_build_object('id', m.id, 'kind', m.kind, 'method', m.method, 'status', m.status, 'cents', m.amount_cents,
        'refundOfId', m.refund_of_id, 'clientSecret', m.client_secret, 'failureCode', m.failure_code,
        'createdMs', ${epochMs('m.created_at')}) order by m.created_at desc, m.id)
        from payments m where m.membership_id = memberships.id), '[]') as payments
    from memberships left join plan_versions v on v.id = memberships.plan_version_id
    where ${where} order by memberships.start_date desc, memberships.created_at desc, memberships.id`),
  );

export async function findMembership(db: Db, id: string): Promise<MembershipRecord | null> {
  const [found] = await findMemberships(db, sql`memberships.id = ${id}`);
  return found ?? null;
}
