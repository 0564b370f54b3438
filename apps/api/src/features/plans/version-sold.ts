import type { BuyMembershipParams } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { planVersions, type plans } from '../../platform/database/schema/plans.ts';

const versionRow = z.object({
  versionId: z.string(),
  name: z.string(),
  cents: z.int(),
  period: z.enum(planVersions.period.enumValues).nullable(),
  isRecent: z.boolean(),
  isIntroductory: z.boolean(),
});

/** The hours after a change in which a person who saw the plan before it still gets that version. */
const oldVersionHours = 24;

const called = { membership: 'membership', pass: 'pack' } as const;

/** The version of a plan on sale that the person saw, or today's if they named none. */
export async function versionSold(
  tx: Db,
  kind: (typeof plans.kind.enumValues)[number],
  { plan_id: planId, version_id: versionId }: Pick<BuyMembershipParams, 'plan_id' | 'version_id'>,
  now: Date,
): Promise<z.output<typeof versionRow>> {
  const since = new Date(now.getTime() - oldVersionHours * 3_600_000).toISOString();
  const versions = await readRows(
    versionRow,
    tx.execute(sql`
    select v.id as "versionId", v.name, v.price_cents as cents, v.period,
      coalesce(n.created_at > ${since}::timestamptz, true) as "isRecent", p.introductory as "isIntroductory"
    from plans p join plan_versions v on v.plan_id = p.id
      left join lateral (select created_at from plan_versions where plan_id = p.id and number > v.number and not for_members
        order by number limit 1) n on true
    where p.id = ${planId} and p.kind = ${kind} and p.on_sale and not v.for_members order by v.number desc`),
  );
  const [current] = versions;
  if (current === undefined)
    throw problem('plan_not_sold', {
      message: `This ${called[kind]} is no longer sold. Nothing was charged.`,
    });
  const seen = versionId === undefined ? current : versions.find((each) => each.versionId === versionId);
  if (seen === undefined || !seen.isRecent)
    throw problem('price_changed', {
      price: fromCents(current.cents),
      message: `This ${called[kind]} has changed since you saw it. Nothing was charged.`,
    });
  return seen;
}
