import type { Coach } from '@detroit-well/api-client/contract';
import { asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import { authors } from '../../platform/database/schema/blog.ts';
import { folded } from '../../platform/database/schema/folded.ts';
import { coaches } from '../../platform/database/schema/training.ts';
import { cachedText } from '../../platform/list-cache/list-cache.ts';
import { studioPicture } from '../pictures/picture-columns.ts';
import { programViews } from '../programs/rows.ts';

function coachView(coach: typeof coaches.$inferSelect, { settings }: PlatformDeps): Coach {
  const { id, name, slug, bio, certifications, imageUrl, picture: file, pictureAlt: alt } = coach;
  const picture = studioPicture(file === null ? null : { name: file, alt }, settings.addresses.apiUrl);
  return {
    public_id: id,
    name,
    slug,
    bio,
    certifications,
    image_url: picture?.url ?? imageUrl,
    picture,
  };
}

export const coachesHandlers: HandlersOf<'coaches'> = {
  list: (_call, deps) =>
    cachedText(deps, 'coaches', async () => {
      const rows = await deps.database.db
        .select()
        .from(coaches)
        .where(isNull(coaches.archivedAt))
        .orderBy(folded(sql`${coaches.name}`), asc(coaches.id));
      return rows.map((row) => coachView(row, deps));
    }),

  detail: ({ params }, deps) =>
    cachedText(deps, `coach ${params.id}`, async () => {
      const { db } = deps.database;
      const now = deps.clock.now();
      const [row] = await db
        .select({ coach: coaches, authorId: authors.id })
        .from(coaches)
        .leftJoin(authors, eq(authors.coachId, coaches.id))
        .where(or(eq(coaches.slug, params.id), eq(coaches.id, params.id)))
        .limit(1);
      if (row === undefined) throw problem('not_found');
      const taught = await programViews(
        db,
        sql`exists (select 1 from sessions s where s.coach_id = ${row.coach.id} and s.program_id = p.id
          and s.status <> 'cancelled' and s.starts_at > ${now.toISOString()}::timestamptz)`,
        now,
      );
      return { ...coachView(row.coach, deps), programs: taught, author_id: row.authorId };
    }),
};
