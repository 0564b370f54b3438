import type { OfficePayment, OfficePaymentFilters } from '@detroit-well/api-client/contract';
import { addDays, studioInstant, toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { endedRefundStatuses, listed, moneylessMethods } from '../../platform/database/schema/statuses.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { inTill } from '../till/in-till.ts';
import { cardOfCharge } from '../payments/card-of-charge.ts';
import { paidFor, paidForJoins, payerId, payerName, planId } from '../payments/paid-for.ts';

const amount = z.int().transform(fromCents);

const paymentRow = z.object({
  id: z.string(),
  kind: z.enum(payments.kind.enumValues),
  method: z.enum(payments.method.enumValues),
  amount,
  left: amount,
  status: z.enum(payments.status.enumValues),
  at: z.number().transform((ms) => toStudioIso(ms)),
  person_id: z.string().nullable(),
  person_name: z.string(),
  registration_id: z.string().nullable(),
  session_id: z.string().nullable(),
  session_title: z.string().nullable(),
  membership_id: z.string().nullable(),
  membership_name: z.string().nullable(),
  pass_id: z.string().nullable(),
  pass_name: z.string().nullable(),
  gift_card_id: z.string().nullable(),
  gift_card_for: z.string().nullable(),
  refund_of_id: z.string().nullable(),
  destination: z.enum(['card', 'cash', 'credit']).nullable(),
  card_brand: z.string().nullable(),
  card_last4: z.string().nullable(),
  actor_id: z.string().nullable(),
  actor_name: z.string().nullable(),
  reason: z.string().nullable(),
  failure: z.string().nullable(),
});

/**
 * The part of a charge that may be refunded in all: `passRefundableCents` in SQL; of a gift card, nothing once it is redeemed.
 */
const refundable = sql`case when g.status = 'redeemed' then 0
  when p.id is null then m.amount_cents
  else m.amount_cents * (v.credits - (select count(*) from pass_uses u
    where u.pass_id = p.id and u.registration_id is not null and u.returned_at is null))::int / v.credits end`;

/** A refund goes back to the card of its charge. */
const chargeKey = sql`coalesce((select q.idempotency_key from payments q where q.id = m.refund_of_id), m.idempotency_key)`;
const card = (column: 'brand' | 'last4') =>
  sql`case when m.method = 'card' then ${cardOfCharge(column, chargeKey)} end`;

const select = sql`m.id, m.kind, m.method, m.amount_cents as amount,
  case when m.kind = 'charge' and m.status = 'succeeded' and m.method not in ${listed(moneylessMethods)} then greatest(0, ${refundable} - (
    select coalesce(sum(back.amount_cents), 0)::int from payments back
    where (back.registration_id = m.registration_id or back.membership_id = m.membership_id
        or back.pass_id = m.pass_id or back.gift_card_id = m.gift_card_id)
      and back.refund_of_id = m.id and back.status not in ${listed(endedRefundStatuses)})) else 0 end as "left",
  m.status, ${epochMs('m.created_at')} as at, ${payerId} as person_id, ${payerName} as person_name,
  r.id as registration_id, s.id as session_id, s.title as session_title, b.id as membership_id, b.tier as membership_name,
  p.id as pass_id, v.name as pass_name, g.id as gift_card_id, g.recipient_name as gift_card_for,
  m.refund_of_id, case when m.kind = 'refund' then m.method end as destination,
  ${card('brand')} as card_brand, ${card('last4')} as card_last4, m.actor_id, ${personName('au', 'af')} as actor_name,
  m.reason, m.failure_code as failure`;

const from = sql`payments m ${paidForJoins}
  left join users au on au.id = m.actor_id left join profiles af on af.user_id = au.id`;

const columnOf = {
  registration: sql`m.registration_id`,
  membership: sql`m.membership_id`,
  pass: sql`m.pass_id`,
  gift_card: sql`m.gift_card_id`,
} as const;

/** The rows behind the figures of the screen, which the totals of the days add up. */
const figures = {
  collected: sql`(m.kind = 'charge' and m.status = 'succeeded' and m.method in ('card', 'cash'))`,
  refunded: sql`(m.kind = 'refund' and m.status = 'succeeded' and m.method in ('card', 'cash'))`,
  failed: sql`(m.kind = 'charge' and m.status = 'failed' and m.method = 'card')`,
} as const;

const startOf = (day: string) => sql`${studioInstant(day).toISOString()}::timestamptz`;

/** The days from `start_date` to `end_date` in Detroit, both inclusive, of the column `at`. */
const between = (
  at: string,
  { start_date, end_date }: Pick<OfficePaymentFilters, 'start_date' | 'end_date'>,
) => [
  start_date === undefined ? undefined : sql`${sql.raw(at)} >= ${startOf(start_date)}`,
  end_date === undefined ? undefined : sql`${sql.raw(at)} < ${startOf(addDays(end_date, 1))}`,
];

/** True if the payment or refund `m` is a part of a payout. */
const inPayout = (
  id: string,
) => sql`exists (select 1 from payout_entries e join provider_payouts y on y.id = e.payout_id
  where y.id = ${id} and y.provider = m.provider and e.kind = m.kind and e.ref = m.provider_ref)`;

const byActor = (id: string) => (id === 'none' ? sql`m.actor_id is null` : sql`m.actor_id = ${id}`);

export const paymentList = (filters: Omit<OfficePaymentFilters, 'sort'>): List<typeof paymentRow.shape> => ({
  row: paymentRow,
  select,
  from,
  where: [
    matchesSearch(sql`${payerName} || ' ' || ${paidFor}`, filters.search),
    filters.registration === undefined ? undefined : sql`m.registration_id = ${filters.registration}`,
    filters.membership === undefined ? undefined : sql`m.membership_id = ${filters.membership}`,
    filters.pass === undefined ? undefined : sql`m.pass_id = ${filters.pass}`,
    filters.gift_card === undefined ? undefined : sql`m.gift_card_id = ${filters.gift_card}`,
    filters.program === undefined ? undefined : sql`s.program_id = ${filters.program}`,
    filters.plan === undefined ? undefined : sql`${planId} = ${filters.plan}`,
    filters.payout === undefined ? undefined : inPayout(filters.payout),
    filters.paid_for === undefined ? undefined : sql`${columnOf[filters.paid_for]} is not null`,
    filters.person === undefined ? undefined : sql`${payerId} = ${filters.person}`,
    filters.actor === undefined ? undefined : byActor(filters.actor),
    filters.till === undefined ? undefined : inTill(filters.till),
    filters.kind === undefined ? undefined : sql`m.kind = ${filters.kind}`,
    filters.method === undefined ? undefined : sql`m.method = ${filters.method}`,
    filters.status === undefined ? undefined : sql`m.status = ${filters.status}`,
    filters.figure === undefined ? undefined : figures[filters.figure],
    ...between('m.created_at', filters),
  ],
  id: sql`m.id`,
  sorts: {
    at: { by: sql`m.created_at`, type: 'timestamptz' },
    amount: { by: sql`m.amount_cents`, type: 'bigint' },
  },
  sortedBy: '-at',
});

/** One payment or refund, as the list has it. */
export async function findPayment(db: Db, id: string): Promise<OfficePayment> {
  const [payment] = await paymentsWhere(db, sql`m.id = ${id}`);
  if (payment === undefined) throw problem('not_found');
  return payment;
}

/** The refunds of a payment, oldest first. */
export const refundsOf = (db: Db, id: string): Promise<OfficePayment[]> =>
  paymentsWhere(db, sql`m.refund_of_id = ${id} order by m.created_at, m.id`);

const paymentsWhere = (db: Db, condition: SQL): Promise<OfficePayment[]> =>
  readRows(paymentRow, db.execute(sql`select ${select} from ${from} where ${condition}`));
