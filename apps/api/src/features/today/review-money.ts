import { mayDo, whoMay } from '@detroit-well/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Change } from '../../platform/audit/audit-entry.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { paidForJoins, payerId } from '../payments/paid-for.ts';
import { differenceKind, reviewDifference } from './provider-differences.ts';
import type { Reviewable } from './waiting-money.ts';

const reviewed = z.object({ paymentId: z.string(), personId: z.string().nullable() });

/** Takes a refund, a dispute or a difference from the worklist. No money moves. Of two people who do it at once, the second finds it gone. */
export async function reviewMoney(
  tx: Db,
  { kind, id }: { kind: Reviewable; id: string },
  caller: StaffCaller,
  now: Date,
): Promise<Change> {
  if (!mayDo(caller.role, 'payments.write'))
    throw problem('permission_denied', { permission: 'payments.write', who_may: whoMay('payments.write') });
  if (kind === differenceKind) return reviewDifference(tx, id, now);
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await readRows(
    reviewed,
    tx.execute(
      kind === 'payment_disputed'
        ? sql`update payment_disputes d set reviewed_at = ${at} where d.id = ${id} and d.reviewed_at is null
            returning d.payment_id as "paymentId", ${payerOf(sql`d.payment_id`)} as "personId"`
        : sql`update payments q set reviewed_at = ${at}
            where q.id = ${id} and q.kind = 'refund' and q.reviewed_at is null
              and ${kind === 'refund_failed' ? sql`q.status = 'failed'` : sql`q.status = 'succeeded'`}
            returning q.id as "paymentId", ${payerOf(sql`q.id`)} as "personId"`,
    ),
  );
  const [row] = rows;
  if (row === undefined) throw problem('not_found');
  return {
    action: 'worklist.resolve',
    target: `payment:${row.paymentId}`,
    personId: row.personId ?? undefined,
    before: { waits: kind },
    after: null,
  };
}

const payerOf = (paymentId: SQL) =>
  sql`(select ${payerId} from payments m ${paidForJoins} where m.id = ${paymentId})`;
