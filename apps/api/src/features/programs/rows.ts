import type { Program, ProgramCategory, ProgramDetail } from '@detroit-well/api-client/contract';
import { eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { programs } from '../../platform/database/schema/training.ts';

const programRow = z.object({
  public_id: z.string(),
  title: z.string(),
  category_name: z.string(),
  category: z.string(),
  difficulty_level: z.string(),
  description: z.string(),
  slug: z.string(),
  is_featured: z.boolean(),
  image_url: z.null(),
  upcoming_count: z.int(),
});

const categoryRow = z.object({
  public_id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  session_count: z.int(),
});

/** Returns programs in the studio's order, each with its number of upcoming sessions, in one query. */
export function programViews(
  db: Db,
  where: SQL,
  now: Date,
  { limit = 50, offset = 0 }: { limit?: number | undefined; offset?: number | undefined } = {},
): Promise<Program[]> {
  return readRows(
    programRow,
    db.execute(sql`
    select p.id as public_id, p.title, k.name as category_name, k.name as category,
      p.difficulty_level, p.description, p.slug, p.is_featured, null::text as image_url,
      (select count(*)::int from sessions s where s.program_id = p.id and s.status <> 'cancelled'
        and s.starts_at > ${now.toISOString()}::timestamptz) as upcoming_count
    from programs p join categories k on k.id = p.category_id
    where ${where}
    order by p.position, p.title, p.id limit ${limit} offset ${offset}`),
  );
}

/** Returns what happens at each meeting of a program. */
export async function outlineOf(db: Db, programId: string): Promise<ProgramDetail['outline']> {
  const [row] = await db
    .select({ outline: programs.outline })
    .from(programs)
    .where(eq(programs.id, programId));
  return row?.outline ?? [];
}

/**
 * Returns categories in the studio's order, each with its number of upcoming sessions, counted per program with an
 * index-only scan.
 */
export function categoryViews(db: Db, now: Date): Promise<ProgramCategory[]> {
  return readRows(
    categoryRow,
    db.execute(sql`
    select k.id as public_id, k.name, k.slug, k.description,
      (select coalesce(sum(upcoming.of_program), 0)::int from programs p cross join lateral (
        select count(*) as of_program from sessions s where s.program_id = p.id and s.status <> 'cancelled'
          and s.starts_at > ${now.toISOString()}::timestamptz) as upcoming
        where p.category_id = k.id and p.archived_at is null) as session_count
    from categories k where k.archived_at is null order by k.position, k.name, k.id`),
  );
}
