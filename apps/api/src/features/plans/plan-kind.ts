import type {
  ChangePlanParams,
  CreatePlanParams,
  OfficePlanFilters,
} from '@detroit-well/api-client/contract';
import { fromCents, toCents } from '@detroit-well/pricing';
import { isDeepStrictEqual } from 'node:util';
import { desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { plans, planVersions } from '../../platform/database/schema/plans.ts';
import { listed, liveMembershipStates } from '../../platform/database/schema/statuses.ts';
import { folded } from '../../platform/database/schema/folded.ts';
import { matchesSearch } from '../../platform/lists/list.ts';
import {
  archivedAt,
  idOf,
  isArchived,
  keptColumns,
  keptFields,
  present,
} from '../../platform/records/columns.ts';
import type { RecordKind } from '../../platform/records/record-kind.ts';
import { currentVersions, termsColumns, termsRow } from './plan-rows.ts';
import { requireSold, soldColumns, type Sold } from './sold.ts';

const row = z.object({
  ...keptFields,
  kind: z.enum(plans.kind.enumValues),
  ...termsRow,
  on_sale: z.boolean(),
  introductory: z.boolean(),
  members_count: z.int(),
});

const membersCount = sql`(select count(*)::int from memberships m join plan_versions o on o.id = m.plan_version_id
  where o.plan_id = p.id and m.state in ${listed(liveMembershipStates)})`;

export const planKind: RecordKind<
  typeof row.shape,
  Omit<OfficePlanFilters, 'sort'>,
  CreatePlanParams,
  ChangePlanParams
> = {
  noun: 'plan',
  many: 'plans',
  amounts: ['price'],
  list: ({ search, archived, kind, on_sale: onSale }) => ({
    row,
    select: sql`${keptColumns('p')}, p.kind, ${termsColumns}, p.on_sale, p.introductory, ${membersCount} as members_count`,
    from: currentVersions,
    where: [
      matchesSearch(sql`v.name`, search),
      isArchived('p', archived),
      kind === undefined ? undefined : sql`p.kind = ${kind}`,
      onSale === undefined ? undefined : sql`p.on_sale = ${onSale}`,
    ],
    id: sql`p.id`,
    sorts: {
      name: { by: folded(sql`v.name`), type: 'text' },
      price: { by: sql`v.price_cents::bigint`, type: 'bigint' },
    },
    sortedBy: 'name',
  }),
  // A null is what the kind does not have, and an archived plan is not on sale.
  normalized: ({ version, archived, on_sale: onSale, ...fields }) => {
    const { price, benefits, ...others } = present(fields);
    return {
      version,
      ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== null)),
      ...(price !== undefined && { price: fromCents(toCents(price)) }),
      ...(benefits && { benefits: { sessions_per_month: null, ...benefits } }),
      ...(archived !== undefined && { archived }),
      ...((onSale !== undefined || archived) && { on_sale: onSale ?? false }),
    };
  },
  lock: (tx, id) => tx.select({ id: plans.id }).from(plans).where(eq(plans.id, id)).for('update'),
  insert: async ({ tx }, { kind, on_sale: onSale = false, introductory = false, ...fields }) => {
    const sold = soldColumns({}, fields, kind);
    requireSold(kind, sold);
    const planId = idOf(
      await tx.insert(plans).values({ kind, onSale, introductory }).returning({ id: plans.id }),
    );
    await tx.insert(planVersions).values({ planId, number: 1, ...sold });
    return planId;
  },
  update: async (
    { tx, now },
    id,
    { version: _version, existing: _existing, archived, on_sale: onSale, introductory, ...fields },
  ) => {
    const [stored] = await tx.select().from(plans).where(eq(plans.id, id));
    if (stored === undefined) return;
    const isSold = onSale ?? stored.onSale;
    if (isSold && (archived ?? stored.archivedAt !== null))
      throw fieldProblem({ on_sale: ['An archived plan cannot be sold. Bring it back first.'] });
    const version = sql`${plans.version} + 1`;
    await tx
      .update(plans)
      .set({ onSale: isSold, introductory, ...archivedAt(archived, now), version })
      .where(eq(plans.id, id));
    await addVersion(tx, id, stored.kind, fields);
  },
  isUsed: async (tx, id) => {
    const { rows } = await tx.execute(sql`
      select 1 from plan_versions v where v.plan_id = ${id} and (
        exists (select 1 from memberships m where m.plan_version_id = v.id)
        or exists (select 1 from passes p where p.plan_version_id = v.id)) limit 1`);
    return rows.length > 0;
  },
  delete: async (tx, id) => void (await tx.delete(plans).where(eq(plans.id, id))),
};

/** A change of what is sold makes a version, which is sold from now on. Others stay what people bought. */
async function addVersion(
  tx: Db,
  planId: string,
  kind: (typeof plans.kind.enumValues)[number],
  fields: Partial<Sold>,
): Promise<void> {
  const versions = await tx
    .select()
    .from(planVersions)
    .where(eq(planVersions.planId, planId))
    .orderBy(desc(planVersions.number));
  const last = versions.find(({ forMembers }) => !forMembers);
  const number = versions[0]?.number;
  if (last === undefined || number === undefined) throw new Error('a plan without a version');
  const { id: _id, createdAt: _createdAt, number: _number, forMembers: _forMembers, ...before } = last;
  const after = soldColumns(before, fields, kind);
  requireSold(kind, after);
  if (isDeepStrictEqual(after, soldColumns(before, {}, kind))) return;
  await tx.insert(planVersions).values({ planId, number: number + 1, ...after });
}
