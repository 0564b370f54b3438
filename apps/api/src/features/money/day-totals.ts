import type { Contract } from '@detroit-well/api-client/contract';
import { addDays, studioInstant } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { asksForCsv, csvReply } from '../../platform/lists/list-reply.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { MoneyDeps } from './dependencies.ts';
import { within } from './own-days.ts';

const amount = z.int().transform(fromCents);
const totalRow = z.object({
  day: z.string(),
  card: amount,
  cash: amount,
  credit: amount,
  complimentary: amount,
  refunded_card: amount,
  refunded_cash: amount,
  refunded_credit: amount,
});

const longest = 366;
const sumOf = (kind: string, method: string) =>
  sql.raw(
    `coalesce(sum(m.amount_cents) filter (where m.kind = '${kind}' and m.method = '${method}'), 0)::int`,
  );

/**
 * The succeeded payments of each day, by method. A refund counts on its own day, and a day is a half-open interval in studio
 * time.
 */
export const totals: Handler<Contract['officePayments']['totals'], MoneyDeps> = (call, deps) => {
  const { query, caller } = call;
  const { office, clock } = deps;
  const today = studioDay(clock.now());
  const asked = { end_date: query.end_date ?? today, start_date: query.start_date };
  const { start_date: first = addDays(asked.end_date, -13), end_date: last } = within(caller, asked, today);
  if (addDays(first, longest) < last) {
    throw fieldProblem({ start_date: [`At most ${longest} days.`] });
  }
  const at = (day: string) => sql`${studioInstant(day).toISOString()}::timestamptz`;
  const read = (db: Db) =>
    readRows(
      totalRow,
      db.execute(sql`
        select to_char(m.created_at at time zone 'America/Detroit', 'YYYY-MM-DD') as day,
          ${sumOf('charge', 'card')} as card, ${sumOf('charge', 'cash')} as cash, ${sumOf('charge', 'credit')} as credit,
          ${sumOf('charge', 'complimentary')} as complimentary, ${sumOf('refund', 'card')} as refunded_card,
          ${sumOf('refund', 'cash')} as refunded_cash, ${sumOf('refund', 'credit')} as refunded_credit
        from payments m where m.status = 'succeeded' and m.created_at >= ${at(first)} and m.created_at < ${at(addDays(last, 1))}
        group by 1 order by 1 desc`),
    );
  const { day: _day, ...amounts } = totalRow.shape;
  const names = Object.keys(amounts) as (keyof typeof amounts)[];
  if (asksForCsv(call)) return csvReply(call, deps, 'payment-totals', read, names);
  return office.read(async (db) => ({ results: await read(db) }));
};
