import type { Sitemap } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { readableAs, readershipOf } from '../blog/rows.ts';

interface SessionAddress extends Record<string, unknown> {
  readonly public_id: string;
  readonly title: string;
  readonly program: string;
  readonly category: string;
}

interface PostAddress extends Record<string, unknown> {
  readonly slug: string;
  readonly publishedMs: number;
}

/** The maximum number of URLs in a sitemap (sitemaps.org). */
const mostEntries = 50_000;

/** Lists addresses of posts, newest first, and of upcoming sessions, soonest first. Reads only names and dates. */
export async function siteAddresses(
  deps: Pick<PlatformDeps, 'database' | 'clock' | 'settings'>,
): Promise<Sitemap> {
  const { db } = deps.database;
  const posts = await db.execute<PostAddress>(sql`
    select p.slug, (extract(epoch from p.published_at) * 1000)::float8 as "publishedMs"
    from posts p where ${readableAs('p', readershipOf(deps))}
    order by p.published_at desc, p.id desc limit ${mostEntries}`);
  const sessions = await db.execute<SessionAddress>(sql`
    select s.id as public_id, s.title, p.title as program, k.name as category
    from sessions s join programs p on p.id = s.program_id join categories k on k.id = p.category_id
    where s.starts_at > ${deps.clock.now().toISOString()}::timestamptz
    order by s.starts_at, s.id limit ${mostEntries}`);
  const entries = [
    ...posts.rows.map(({ slug, publishedMs }) => ({
      path: paths.post(slug),
      changed_at: toStudioIso(new Date(publishedMs)),
    })),
    ...sessions.rows.map((address) => ({ path: paths.session(address), changed_at: null })),
  ];
  return { entries: entries.slice(0, mostEntries) };
}
