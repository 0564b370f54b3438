import { searchWords } from '@detroit-well/config/fold';
import { slug } from '@detroit-well/config/slug';
import { and, sql } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { folded } from '../../platform/database/schema/folded.ts';
import { cachedText } from '../../platform/list-cache/list-cache.ts';
import { listFor } from '../sessions/list.ts';
import { nextProgram } from './next-program.ts';
import { categoryViews, outlineOf, programViews } from './rows.ts';

/** A program by its public id or its slug. */
const namedBy = (id: string) => sql`(p.id = ${id} or p.slug = ${id})`;

export const programsHandlers: HandlersOf<'programs'> = {
  list: ({ query }, { database, clock }) => {
    const { category, difficulty, search } = query;
    const text = folded(sql`(p.title || ' ' || p.description)`);
    const where = and(
      sql`p.archived_at is null`,
      category ? sql`(k.slug = ${slug(category)} or lower(k.name) = lower(${category}))` : undefined,
      difficulty ? sql`lower(p.difficulty_level) = lower(${difficulty})` : undefined,
      ...searchWords(search ?? '').map((word) => sql`strpos(${text}, ${word}) > 0`),
    );
    return programViews(database.db, where ?? sql`true`, clock.now(), query);
  },

  // The same for everyone, and requested with every page of the training area.
  categories: async (_call, deps) =>
    cachedText(deps, 'categories', () => categoryViews(deps.database.db, deps.clock.now())),

  featured: async (_call, deps) =>
    cachedText(deps, 'featured', () =>
      programViews(deps.database.db, sql`p.is_featured and p.archived_at is null`, deps.clock.now()),
    ),

  detail: async ({ params }, deps) =>
    cachedText(deps, `program ${params.id}`, async () => {
      const { db } = deps.database;
      const now = deps.clock.now();
      const [program] = await programViews(db, namedBy(params.id), now);
      if (program === undefined) throw problem('not_found');
      const [outline, next] = await Promise.all([
        outlineOf(db, program.public_id),
        nextProgram(db, program, now),
      ]);
      return { ...program, outline, next_program: next };
    }),

  sessions: async ({ caller, params, query }, deps) => {
    const [program] = await programViews(deps.database.db, namedBy(params.id), deps.clock.now());
    if (program === undefined) throw problem('not_found');
    const id = program.public_id;
    const callerId = caller?.userId ?? null;
    const wanted = { callerId, filters: query, name: `program ${id}`, also: sql`s.program_id = ${id}` };
    return listFor(deps, wanted, (list) => list);
  },
};
