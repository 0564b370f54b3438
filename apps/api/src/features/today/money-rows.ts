import { dayMs } from '@detroit-well/config/durations';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import {
  disputesKept,
  endedRefundStatuses,
  listed,
  openRefundStatuses,
} from '../../platform/database/schema/statuses.ts';
import { keyPrefix } from '../booking/instalments/claim-instalment.ts';
import { paidFor, paidForJoins, payerId, payerName } from '../payments/paid-for.ts';
import { renewalPrefix } from '../memberships/claim-renewal.ts';
import { keyByHand } from '../payments/port/charge-records.ts';

const row = z.object({
  kind: z.enum([
    'payment_failed',
    'payment_unknown',
    'refund_unknown',
    'refund_open',
    'refund_failed',
    'refund_at_provider',
    'payment_disputed',
  ]),
  id: z.string(),
  paymentId: z.string().nullable(),
  cents: z.int(),
  at: dateOfMs,
  nextAttemptAt: dateOfMs.nullable(),
  /** Why the bank declined, or why the cardholder disputes. */
  reason: z.string().nullable(),
  /** Of a dispute, as Stripe names it. */
  disputeStatus: z.string().nullable(),
  answerBy: dateOfMs.nullable(),
  declines: z.int(),
  isByJob: z.boolean(),
  hasActor: z.boolean(),
  registrationId: z.string().nullable(),
  personId: z.string().nullable(),
  sessionId: z.string().nullable(),
  name: z.string(),
  what: z.string(),
  isCancelled: z.boolean(),
  linkSentAt: dateOfMs.nullable(),
});
export type WaitingMoney = z.output<typeof row>;

/** The time for which a refund that was made at the provider is worth a look. */
const lookMs = 60 * dayMs;
/** A request that was just sent has no outcome yet, and needs no look. */
const patienceMs = 300_000;

/** Money that waits for a person, newest first. */
export function readWaitingMoney(db: Db, now: Date): Promise<WaitingMoney[]> {
  const before = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;
  const slow = sql`m.updated_at < ${before(patienceMs)}`;
  return readRows(
    row,
    db.execute(sql`
    select m.kind, m.id, m.payment as "paymentId", m.cents, ${epochMs('m.at')} as at, ${epochMs('m.next')} as "nextAttemptAt",
      m.reason, m.dispute_status as "disputeStatus", ${epochMs('m.answer_by')} as "answerBy", m.declines, m.by_job as "isByJob",
      m.has_actor as "hasActor", r.id as "registrationId", ${payerId} as "personId", s.id as "sessionId", ${paidFor} as what,
      ${payerName} as name, coalesce(r.status = 'cancelled', false) as "isCancelled", ${epochMs('r.link_sent_at')} as "linkSentAt"
    from (
      select 'payment_failed' as kind, i.id, x.id as payment, i.amount_cents as cents, i.updated_at as at,
        i.next_attempt_at as next, x.failure_code as reason, null as dispute_status, null::timestamptz as answer_by,
        i.declines::int as declines, true as by_job, false as has_actor, i.registration_id, null as membership_id, null as pass_id,
        null as gift_card_id
      from instalments i join registrations r on r.id = i.registration_id and r.status = 'confirmed'
      left join lateral (select m.id, m.failure_code from payments m where m.registration_id = r.id and m.instalment_id = i.id
        and m.kind = 'charge' and m.status in ('failed', 'cancelled') order by m.created_at desc limit 1) x on true
      where i.status = 'failed'
      union all ${lines('payment_unknown', sql`m.kind = 'charge' and m.method = 'card' and (m.status = 'unknown' or (m.status = 'pending' and ${slow}))`)}
      union all ${lines(
        'refund_unknown',
        sql`m.kind = 'refund' and m.method = 'card' and m.status in ${listed(openRefundStatuses)} and (m.status = 'unknown' or ${slow})`,
      )}
      union all ${lines('refund_open', sql`m.kind = 'refund' and m.method = 'cash' and m.status = 'pending'`)}
      union all ${lines('refund_failed', sql`${isFailedRefund} and ${isStillOwed}`)}
      union all ${lines(
        'refund_at_provider',
        sql`m.kind = 'refund' and m.status = 'succeeded' and starts_with(m.idempotency_key, ${keyByHand('')})
          and m.reviewed_at is null and m.created_at > ${before(lookMs)}`,
      )}
      union all select 'payment_disputed', d.id, m.id, d.amount_cents, d.created_at, null, d.reason, d.status, d.answer_by, 0, false,
        false, ${subject}
      from payment_disputes d join payments m on m.id = d.payment_id
      where d.reviewed_at is null and d.status not in ${listed(disputesKept)}
    ) m ${paidForJoins}
    order by m.at desc, m.id limit 200`),
  );
}

const subject = sql`m.registration_id, m.membership_id, m.pass_id, m.gift_card_id`;

const lines = (kind: WaitingMoney['kind'], where: SQL): SQL => sql`
  select ${kind}::text, m.id, m.id, m.amount_cents, m.updated_at, null, null, null, null, 0,
    starts_with(m.idempotency_key, ${keyPrefix}) or starts_with(m.idempotency_key, ${renewalPrefix}), m.actor_id is not null, ${subject}
  from payments m where ${where}`;

const isFailedRefund = sql`m.kind = 'refund' and m.status = 'failed' and m.reviewed_at is null`;

/** Refunds after a failed one cover all that failed, or nothing of the payment is left. */
const isStillOwed = sql`(
  select c.amount_cents - coalesce(sum(b.amount_cents) filter (where b.status not in ${listed(endedRefundStatuses)}), 0) > 0
    and coalesce(sum(b.amount_cents) filter (where b.status not in ${listed(endedRefundStatuses)} and b.created_at >= m.updated_at), 0)
      < sum(b.amount_cents) filter (where b.status = 'failed' and b.reviewed_at is null)
  from payments c join payments b on b.refund_of_id = c.id and (b.registration_id = c.registration_id
    or b.membership_id = c.membership_id or b.pass_id = c.pass_id or b.gift_card_id = c.gift_card_id)
  where c.id = m.refund_of_id group by c.amount_cents)`;
