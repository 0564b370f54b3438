import type { Sitemap } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { asc, desc, eq, gt } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { posts } from '../../platform/database/schema/blog.ts';
import { categories, coaches, programs, sessions } from '../../platform/database/schema/training.ts';
import { readable, readershipOf } from '../blog/rows.ts';

/** The maximum number of URLs in a sitemap (sitemaps.org). */
const mostEntries = 50_000;

/** Lists addresses of programs, coaches, posts, newest first, and of upcoming sessions, soonest first. Reads only names and dates. */
export async function siteAddresses(
  deps: Pick<PlatformDeps, 'database' | 'clock' | 'settings'>,
): Promise<Sitemap> {
  const { db } = deps.database;
  const published = await db
    .select({ slug: posts.slug, publishedAt: posts.publishedAt })
    .from(posts)
    .where(readable(readershipOf(deps)))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(mostEntries);
  const upcoming = await db
    .select({
      public_id: sessions.id,
      title: sessions.title,
      program: programs.title,
      category: categories.name,
    })
    .from(sessions)
    .innerJoin(programs, eq(programs.id, sessions.programId))
    .innerJoin(categories, eq(categories.id, programs.categoryId))
    .where(gt(sessions.startsAt, deps.clock.now()))
    .orderBy(asc(sessions.startsAt), asc(sessions.id))
    .limit(mostEntries);
  const taught = await db
    .select({ program: programs.title, category: categories.name })
    .from(programs)
    .innerJoin(categories, eq(categories.id, programs.categoryId))
    .orderBy(asc(programs.position), asc(programs.id));
  const people = await db.select({ slug: coaches.slug }).from(coaches).orderBy(asc(coaches.name));
  const entries = [
    ...taught.map((address) => ({ path: paths.program(address), changed_at: null })),
    ...people.map((address) => ({ path: paths.coach(address), changed_at: null })),
    ...published.map(({ slug, publishedAt }) => ({
      path: paths.post(slug),
      changed_at: publishedAt && toStudioIso(publishedAt),
    })),
    ...upcoming.map((address) => ({ path: paths.session(address), changed_at: null })),
  ];
  return { entries: entries.slice(0, mostEntries) };
}
