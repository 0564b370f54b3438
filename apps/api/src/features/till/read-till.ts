import type { Contract } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { TillDeps } from './dependencies.ts';
import { inTill } from './in-till.ts';
import { amount, signedAmount } from './signed-amount.ts';

const lastClosing = z.object({
  closedAt: z.number(),
  id: z.string().nullable(),
  name: z.string().nullable(),
});

const row = z.object({
  method: z.enum(['card', 'cash', 'credit', 'complimentary']),
  actor_id: z.string().nullable(),
  actor_name: z.string().nullable(),
  entries: z.int(),
  taken: z.int(),
  given_back: z.int(),
});

/** What is in the till since its last closing, by method and person. */
export const read: Handler<Contract['officeTill']['read'], TillDeps> = (_call, { office }) =>
  office.read(async (db) => {
    const rows = await tillRows(db, inTill('open'));
    const cash = rows.filter(({ method }) => method === 'cash');
    const [taken, givenBack] = [sumOf(cash, 'taken'), sumOf(cash, 'given_back')];
    return {
      ...(await began(db)),
      entries: sumOf(rows, 'entries'),
      cash_taken: amount.parse(taken),
      cash_given_back: amount.parse(givenBack),
      expected_cash: signedAmount(taken - givenBack),
      results: rows.map(({ method, actor_id: id, actor_name: name, entries, ...cents }) => ({
        method,
        actor: id === null ? null : { id, name: name ?? '' },
        entries,
        taken: amount.parse(cents.taken),
        given_back: amount.parse(cents.given_back),
      })),
    };
  });

type Row = z.output<typeof row>;
const sumOf = (rows: readonly Row[], name: 'entries' | 'taken' | 'given_back') =>
  rows.reduce((sum, each) => sum + each[name], 0);

const tillRows = (db: Db, condition: SQL): Promise<Row[]> =>
  readRows(
    row,
    db.execute(sql`
      select m.method, m.actor_id, ${personName('u', 'f')} as actor_name, count(*)::int as entries,
        coalesce(sum(m.amount_cents) filter (where m.kind = 'charge' and m.method <> 'complimentary'), 0)::int as taken,
        coalesce(sum(m.amount_cents) filter (where m.kind = 'refund'), 0)::int as given_back
      from payments m left join users u on u.id = m.actor_id left join profiles f on f.user_id = u.id
      where ${condition}
      group by m.method, m.actor_id, actor_name
      order by array_position(array['cash', 'card', 'credit', 'complimentary'], m.method), actor_name nulls last`),
  );

/** When the open till began, and who closed the one before it. */
async function began(db: Db) {
  const [last] = await readRows(
    lastClosing,
    db.execute(sql`
      select ${epochMs('c.closed_at')} as "closedAt", c.actor_id as id, ${personName('u', 'f')} as name
      from till_closings c left join users u on u.id = c.actor_id left join profiles f on f.user_id = u.id
      order by c.number desc limit 1`),
  );
  if (last === undefined) throw new Error('the first till has no start');
  const { closedAt, id, name } = last;
  return { since: toStudioIso(closedAt), closed_by: id === null ? null : { id, name: name ?? '' } };
}
