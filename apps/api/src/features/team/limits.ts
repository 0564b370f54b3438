import { teamRoles, whoMay, type TeamRole } from '@detroit-well/api-client/contract';
import { formatCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem, type ProblemError } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/** For an amount above somebody's limit. It names the roles of those whose limit covers it. */
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
