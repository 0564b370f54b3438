import { teamRoles, whoMay, type TeamRole } from '@detroit-well/api-client/contract';
import { formatCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem, type ProblemError } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { endedRefundStatuses, listed } from '../../platform/database/schema/statuses.ts';
import { rightsOf } from './rights.ts';

/** Throws when the refunds of one payment by one person in all are above their limit, in cents. */
export async function requireWithinLimit(tx: Db, actorId: string, cents: number): Promise<void> {
  const { refundLimitCents } = await rightsOf(tx, actorId);
  if (refundLimitCents !== null && cents > refundLimitCents)
    throw await aboveLimit(tx, cents, refundLimitCents);
}

/** The refunds of a charge by one person so far, in cents, without the refund that is about to be settled. */
export async function givenBackBy(
  tx: Db,
  actorId: string,
  { chargeId, except = '' }: { readonly chargeId: string; readonly except?: string },
): Promise<number> {
  const [given] = await readRows(
    z.object({ cents: z.int() }),
    tx.execute(sql`
      select coalesce(sum(amount_cents), 0)::int as cents from payments
      where refund_of_id = ${chargeId} and actor_id = ${actorId} and id <> ${except}
        and status not in ${listed(endedRefundStatuses)}`),
  );
  return given?.cents ?? 0;
}

/** The problem for an amount above a person's limit. It names the roles of those whose limit covers it. */
export async function aboveLimit(db: Db, cents: number, limitCents: number): Promise<ProblemError> {
  const rows = await readRows(
    z.object({ role: z.enum(teamRoles) }),
    db.execute(sql`
      select distinct role from team_members where refund_limit_cents is null or refund_limit_cents >= ${cents}`),
  );
  const able: readonly TeamRole[] = rows.map(({ role }) => role);
  return problem('permission_denied', {
    permission: 'refunds.write',
    who_may: whoMay('refunds.write').filter((role) => able.includes(role)),
    message: `${formatCents(cents)} is above your limit of ${formatCents(limitCents)} for one payment. Nothing was done.`,
  });
}
