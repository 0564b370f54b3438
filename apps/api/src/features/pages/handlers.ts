import type { PageList } from '@detroit-well/api-client/contract';
import { and, asc, count, eq, like, lte, sql } from 'drizzle-orm';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import { pages } from '../../platform/database/schema/content.ts';
import { cachedText } from '../../platform/list-cache/list-cache.ts';
import { readershipOf } from '../blog/rows.ts';
import { postPage } from './post-page.ts';
import { siteAddresses } from './site-addresses.ts';
import { pageView } from './view.ts';

interface Filters {
  readonly type?: string | undefined;
  readonly slug?: string | undefined;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

export const pagesHandlers: HandlersOf<'pages'> = {
  find: async ({ query }, deps) => {
    const { db } = deps.database;
    const path = canonicalPath(query.html_path);
    const [row] = await db
      .select()
      .from(pages)
      .where(and(eq(pages.htmlPath, path), lte(pages.publishedAt, deps.clock.now())));
    const page =
      row === undefined
        ? await postPage(db, path, readershipOf(deps))
        : pageView(row, deps.settings.addresses.apiUrl);
    if (page === undefined) throw problem('not_found', { message: 'Page not found' });
    return page;
  },
  list: ({ query }, deps) => listPages(query, deps),
  publicPages: ({ query }, deps) => listPages(query, deps),
  // Cached for a second, because it reads every address.
  sitemap: (_call, deps) => cachedText(deps, 'sitemap', () => siteAddresses(deps)),
};

/** Lists pages by type, ignoring case. `fields` only narrows the response, so the server ignores it and sends all fields. */
async function listPages(
  { type, slug, limit = 20, offset = 0 }: Filters,
  deps: PlatformDeps,
): Promise<PageList> {
  const { db } = deps.database;
  const wanted = and(
    lte(pages.publishedAt, deps.clock.now()),
    type === undefined ? undefined : eq(sql`lower(${pages.type})`, type.toLowerCase()),
    slug === undefined ? undefined : like(pages.htmlPath, `%/${slug.replaceAll(/[%_\\]/g, '')}/`),
  );
  const [total] = await db.select({ n: count() }).from(pages).where(wanted);
  const rows = await db
    .select()
    .from(pages)
    .where(wanted)
    .orderBy(asc(pages.number))
    .limit(limit)
    .offset(offset);
  return {
    meta: { total_count: total?.n ?? 0 },
    items: rows.map((row) => pageView(row, deps.settings.addresses.apiUrl)),
  };
}

/** Normalizes a path to one leading and one trailing slash, as pages store it. Drops the query and the fragment. */
function canonicalPath(path: string): string {
  const bare = path.split(/[?#]/)[0] ?? '';
  const inner = bare.split('/').filter((part) => part !== '');
  return inner.length === 0 ? '/' : `/${inner.join('/')}/`;
}
