import { mayDo, whoMay } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Change } from '../../platform/audit/audit-entry.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
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
        ? sql`update payment_disputes d set reviewed_at = ${at} from payments m left join registrations r on r.id = m.registration_id
            where d.id = ${id} and m.id = d.payment_id and d.reviewed_at is null
            returning m.id as "paymentId", r.user_id as "personId"`
        : sql`update payments m set reviewed_at = ${at} from registrations r
            where m.id = ${id} and r.id = m.registration_id and m.kind = 'refund' and m.reviewed_at is null
              and ${kind === 'refund_failed' ? sql`m.status = 'failed'` : sql`m.status = 'succeeded'`}
            returning m.id as "paymentId", r.user_id as "personId"`,
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
