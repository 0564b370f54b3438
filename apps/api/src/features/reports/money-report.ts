import { fromCents } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { matchesSearch, type List } from '../../platform/lists/list.ts';
import { inStudio, type Within } from './days.ts';

const amount = z.int().transform(fromCents);

const row = z.object({
  id: z.string(),
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

/** Money by day. A refund counts on its own day; a payment that failed counts on the day of the attempt. */
export const moneyReport = (within: Within, search: string | undefined): List<typeof row.shape> => ({
  row,
  select: sql`d.*`,
  from: sql`(
    select to_char(${inStudio(sql`m.created_at`)}, 'YYYY-MM-DD') as id,
      ${taken('card')} as card, ${taken('cash')} as cash, ${taken('credit')} as credit,
      ${taken('complimentary')} as complimentary, ${refunded('card')} as refunded_card,
      ${refunded('cash')} as refunded_cash, ${refunded('credit')} as refunded_credit,
      count(*) filter (where m.status = 'failed')::int as failed,
      coalesce(sum(m.amount_cents) filter (where m.status = 'failed'), 0)::int as failed_amount
    from payments m
    where (m.status = 'succeeded' or (m.status = 'failed' and m.kind = 'charge')) and ${within(sql`m.created_at`)}
    group by 1) d`,
  where: [matchesSearch(sql`d.id`, search)],
  id: sql`d.id`,
  sorts: { day: { by: sql`d.id`, type: 'text' } },
  sortedBy: 'day',
});
