import type {
  ChangeProgramParams,
  CreateProgramParams,
  OfficeProgramFilters,
} from '@detroit-well/api-client/contract';
import { slug } from '@detroit-well/config/slug';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
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

const row = z.object({
  ...keptFields,
  title: z.string(),
  category_id: z.string(),
  category_name: z.string(),
  description: z.string(),
  difficulty_level: z.string(),
  slug: z.string(),
});

export const programKind: RecordKind<
  typeof row.shape,
  Omit<OfficeProgramFilters, 'sort'>,
  CreateProgramParams,
  ChangeProgramParams
> = {
  noun: 'program',
  many: 'programs',
  list: ({ search, archived, category }) => ({
    row,
    select: sql`${keptColumns('p')}, p.title, p.category_id, k.name as category_name, p.description,
      p.difficulty_level, p.slug`,
    from: sql`programs p join categories k on k.id = p.category_id`,
    where: [
      matchesSearch(sql`p.title || ' ' || k.name`, search),
      isArchived('p', archived),
      category === undefined ? undefined : sql`p.category_id = ${category}`,
    ],
    id: sql`p.id`,
    sorts: {
      title: { by: folded(sql`p.title`), type: 'text' },
      category: { by: folded(sql`k.name`), type: 'text' },
    },
    sortedBy: 'title',
  }),
  lock: (tx, id) => tx.select({ id: programs.id }).from(programs).where(eq(programs.id, id)).for('update'),
  insert: async (
    { tx },
    { title, category_id: categoryId, description = '', difficulty_level: difficultyLevel = '' },
  ) => {
    await requireCategory(tx, categoryId);
    const isTaken = async (wanted: string) => (await tx.$count(programs, eq(programs.slug, wanted))) > 0;
    const own = await freeSlug(tx, slug(title) || 'program', isTaken);
    const values = { title, categoryId, description, difficultyLevel, slug: own };
    return idOf(await tx.insert(programs).values(values).returning({ id: programs.id }));
  },
  update: async ({ tx, now }, id, change) => {
    const {
      title,
      category_id: categoryId,
      description,
      difficulty_level: difficultyLevel,
      archived,
    } = change;
    if (categoryId !== undefined) await requireCategory(tx, categoryId, id);
    const version = sql`${programs.version} + 1`;
    await tx
      .update(programs)
      .set({
        ...present({ title, categoryId, description, difficultyLevel }),
        ...archivedAt(archived, now),
        version,
      })
      .where(eq(programs.id, id));
  },
  delete: async (tx, id) => void (await tx.delete(programs).where(eq(programs.id, id))),
};

/** A program may stay in an archived category, but none may come into one. */
async function requireCategory(tx: Db, categoryId: string, programId?: string): Promise<void> {
  const [category] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.id, categoryId), isNull(categories.archivedAt)));
  if (category) return;
  const stays =
    programId !== undefined &&
    (await tx.$count(programs, and(eq(programs.id, programId), eq(programs.categoryId, categoryId)))) > 0;
  if (!stays) throw fieldProblem({ category_id: ['Choose a category that exists and is not archived.'] });
}
