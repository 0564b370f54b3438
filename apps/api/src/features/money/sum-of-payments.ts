import type { OfficePaymentFilters } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { allOf, type List } from '../../platform/lists/list.ts';
import { signedAmount } from '../till/signed-amount.ts';

type Asked = Pick<OfficePaymentFilters, 'method' | 'status' | 'figure'>;

const sum = z.object({ cents: z.int() });

/**
 * What all rows of a list of payments add up to, less refunds: money that moved, which is what succeeded by card and in cash.
 * Another method or state counts where the list has only that.
 */
export async function sumOfPayments(
  db: Db,
  { from, where }: Pick<List<z.ZodRawShape>, 'from' | 'where'>,
  { method, status, figure }: Asked,
): Promise<string> {
  const methods = method === undefined ? sql`m.method in ('card', 'cash')` : sql`m.method = ${method}`;
  const state = status ?? (figure === 'failed' ? 'failed' : 'succeeded');
  const [row] = await readRows(
    sum,
    db.execute(sql`
      select coalesce(sum(case m.kind when 'refund' then -m.amount_cents else m.amount_cents end), 0)::int as cents
      from ${from} where ${allOf([...where, methods, sql`m.status = ${state}`])}`),
  );
  return signedAmount(row?.cents ?? 0);
}
