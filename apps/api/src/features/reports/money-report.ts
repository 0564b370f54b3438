import type { MoneyReportFilters } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { paidForJoins, planId } from '../payments/paid-for.ts';
import { inStudio, type Within } from './days.ts';

const amount = z.int().transform(fromCents);

const row = z.object({
  id: z.string(),
  name: z.string(),
  card: amount,
  cash: amount,
  credit: amount,
  complimentary: amount,
  refunded_card: amount,
  refunded_cash: amount,
  refunded_credit: amount,
  failed: z.int(),
  failed_amount: amount,
});

const sumWhere = (condition: SQL): SQL =>
  sql`coalesce(sum(m.amount_cents) filter (where m.status = 'succeeded' and ${condition}), 0)::int`;
const taken = (method: string): SQL => sumWhere(sql`m.kind = 'charge' and m.method = ${method}`);
const refunded = (method: string): SQL => sumWhere(sql`m.kind = 'refund' and m.method = ${method}`);

const day = sql`to_char(${inStudio(sql`m.created_at`)}, 'YYYY-MM-DD')`;
const kind = sql`case when m.registration_id is not null then 'registration' when m.membership_id is not null then 'membership'
  when m.pass_id is not null then 'pass' else 'gift_card' end`;

/** What a row adds up, and its name. Payments without it are in no row. */
const groups: Readonly<Record<NonNullable<MoneyReportFilters['by']>, { id: SQL; name: SQL }>> = {
  day: { id: day, name: day },
  program: {
    id: sql`s.program_id`,
    name: sql`(select g.title from programs g where g.id = s.program_id)`,
  },
  plan: {
    id: planId,
    name: sql`(select w.name from plan_versions w where w.plan_id = ${planId} order by w.number desc limit 1)`,
  },
  kind: { id: kind, name: kind },
};

/**
 * Money by day, program, plan or kind. A refund counts on its own day; a payment that failed counts on the day of the attempt.
 */
export const moneyReport = (
  within: Within,
  { by = 'day', search }: Pick<MoneyReportFilters, 'by' | 'search'>,
): List<typeof row.shape> => ({
  row,
  select: sql`d.*`,
  from: sql`(
    select ${groups[by].id} as id, ${groups[by].name} as name,
      ${taken('card')} as card, ${taken('cash')} as cash, ${taken('credit')} as credit,
      ${taken('complimentary')} as complimentary, ${refunded('card')} as refunded_card,
      ${refunded('cash')} as refunded_cash, ${refunded('credit')} as refunded_credit,
      count(*) filter (where m.status = 'failed')::int as failed,
      coalesce(sum(m.amount_cents) filter (where m.status = 'failed'), 0)::int as failed_amount
    from payments m ${paidForJoins}
    where (m.status = 'succeeded' or (m.status = 'failed' and m.kind = 'charge')) and ${within(sql`m.created_at`)}
    group by 1, 2) d`,
  where: [sql`d.id is not null`, matchesSearch(sql`d.name`, search)],
  id: sql`d.id`,
  sorts: { day: { by: sql`d.name`, type: 'text' } },
  sortedBy: 'day',
});
