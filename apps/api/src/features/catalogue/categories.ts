import type {
  ChangeCategoryParams,
  CreateCategoryParams,
  OfficeCategoryFilters,
} from '@detroit-well/api-client/contract';
import { slug } from '@detroit-well/config/slug';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { categories, programs } from '../../platform/database/schema/training.ts';
import { folded } from '../../platform/database/schema/folded.ts';
import { matchesSearch } from '../../platform/lists/list.ts';
import {
  archivedAt,
  freeSlug,
  idOf,
  isArchived,
  keptColumns,
  keptFields,
  present,
} from '../../platform/records/columns.ts';
import type { RecordKind } from '../../platform/records/record-kind.ts';

const grounds = categories.ground.enumValues;
const row = z.object({ ...keptFields, name: z.string(), ground: z.enum(grounds) });

/** The ground that the fewest categories in use have. */
const rarestGround = sql`(select g.name from jsonb_array_elements_text(${JSON.stringify(grounds)}::jsonb) with ordinality g (name, number)
  order by (select count(*) from categories k where k.ground = g.name and k.archived_at is null), g.number limit 1)`;

export const categoryKind: RecordKind<
  typeof row.shape,
  Omit<OfficeCategoryFilters, 'sort'>,
  CreateCategoryParams,
  ChangeCategoryParams
> = {
  noun: 'category',
  many: 'categories',
  list: ({ search, archived }) => ({
    row,
    select: sql`${keptColumns('k')}, k.name, k.ground`,
    from: sql`categories k`,
    where: [matchesSearch(sql`k.name`, search), isArchived('k', archived)],
    id: sql`k.id`,
    sorts: { name: { by: folded(sql`k.name`), type: 'text' } },
    sortedBy: 'name',
  }),
  lock: (tx, id) =>
    tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update'),
  insert: async ({ tx }, { name, ground = rarestGround }) => {
    const isTaken = async (wanted: string) => (await tx.$count(categories, eq(categories.slug, wanted))) > 0;
    const own = await freeSlug(tx, slug(name) || 'category', isTaken);
    return idOf(
      await tx.insert(categories).values({ name, slug: own, ground }).returning({ id: categories.id }),
    );
  },
  update: async ({ tx, now }, id, { name, ground, archived }) => {
    const version = sql`${categories.version} + 1`;
    await tx
      .update(categories)
      .set({ ...present({ name, ground }), ...archivedAt(archived, now), version })
      .where(eq(categories.id, id));
  },
  isUsed: async (tx, id) => (await tx.$count(programs, eq(programs.categoryId, id))) > 0,
  delete: async (tx, id) => void (await tx.delete(categories).where(eq(categories.id, id))),
};
