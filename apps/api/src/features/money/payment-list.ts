import type { OfficePayment, OfficePaymentFilters } from '@detroit-well/api-client/contract';
import { addDays, studioInstant, toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { endedRefundStatuses, listed, moneylessMethods } from '../../platform/database/schema/statuses.ts';
import { matchesSearch, type List } from '../../platform/lists/list.ts';

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
  refund_of_id: z.string().nullable(),
  actor_name: z.string().nullable(),
  reason: z.string().nullable(),
  failure: z.string().nullable(),
});

const nameOf = (profile: string) =>
  sql.raw(
    `nullif(trim(coalesce(${profile}.first_name, '') || ' ' || coalesce(${profile}.last_name, '')), '')`,
  );

/** Whose registration `r` or membership `b` it is, and their name, with profile `f`. */
const personId = sql`coalesce(r.user_id, b.user_id)`;
const personName = sql`coalesce(${nameOf('f')}, r.guest_email, '')`;

const select = sql`m.id, m.kind, m.method, m.amount_cents as amount,
  case when m.kind = 'charge' and m.status = 'succeeded' and m.method not in ${listed(moneylessMethods)} then greatest(0, m.amount_cents - (
    select coalesce(sum(back.amount_cents), 0)::int from payments back
    where (back.registration_id = m.registration_id or back.membership_id = m.membership_id)
      and back.refund_of_id = m.id and back.status not in ${listed(endedRefundStatuses)})) else 0 end as "left",
  m.status, ${epochMs('m.created_at')} as at, ${personId} as person_id, ${personName} as person_name,
  r.id as registration_id, s.id as session_id, s.title as session_title, b.id as membership_id, b.tier as membership_name,
  m.refund_of_id, ${nameOf('a')} as actor_name,
  m.reason, m.failure_code as failure`;

const from = sql`payments m left join registrations r on r.id = m.registration_id
  left join sessions s on s.id = r.session_id left join memberships b on b.id = m.membership_id
  left join profiles f on f.user_id = ${personId} left join profiles a on a.user_id = m.actor_id`;

const startOf = (day: string) => sql`${studioInstant(day).toISOString()}::timestamptz`;

/** The days from `start_date` to `end_date` in Detroit, both inclusive, of the column `at`. */
const between = (
  at: string,
  { start_date, end_date }: Pick<OfficePaymentFilters, 'start_date' | 'end_date'>,
) => [
  start_date === undefined ? undefined : sql`${sql.raw(at)} >= ${startOf(start_date)}`,
  end_date === undefined ? undefined : sql`${sql.raw(at)} < ${startOf(addDays(end_date, 1))}`,
];

export const paymentList = (filters: Omit<OfficePaymentFilters, 'sort'>): List<typeof paymentRow.shape> => ({
  row: paymentRow,
  select,
  from,
  where: [
    // The list has no column for passes yet.
    sql`m.pass_id is null`,
    matchesSearch(sql`${personName} || ' ' || coalesce(s.title, b.tier)`, filters.search),
    filters.registration === undefined ? undefined : sql`m.registration_id = ${filters.registration}`,
    filters.membership === undefined ? undefined : sql`m.membership_id = ${filters.membership}`,
    filters.person === undefined ? undefined : sql`${personId} = ${filters.person}`,
    filters.kind === undefined ? undefined : sql`m.kind = ${filters.kind}`,
    filters.method === undefined ? undefined : sql`m.method = ${filters.method}`,
    filters.status === undefined ? undefined : sql`m.status = ${filters.status}`,
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
  const [payment] = await readRows(
    paymentRow,
    db.execute(sql`select ${select} from ${from} where m.id = ${id}`),
  );
  if (payment === undefined) throw problem('not_found');
  return payment;
}
