import type { PostPage } from '@detroit-well/api-client/contract';
import { and, count } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import { posts } from '../../platform/database/schema/blog.ts';
import { cachedBriefly } from '../../platform/list-cache/list-cache.ts';
import { postCondition, type PostFilters } from './filters.ts';
import { postSummaries, readable, readershipOf } from './rows.ts';
import { summaryView } from './view.ts';

/** The default page size. Fills rows of four, three and two (SPEC-A 2). */
const postsPerPage = 12;

/** Returns a page of posts and the total count in two queries. Throws a problem for a page beyond the last. */
export async function listPosts(filters: PostFilters, deps: PlatformDeps): Promise<PostPage> {
  const { db } = deps.database;
  const { page = 1, page_size: limit = postsPerPage } = filters;
  const where = postCondition(filters);
  const offset = (page - 1) * limit;
  const [total, rows] = await Promise.all([
    countPosts(filters, deps),
    postSummaries(db, where, { limit, offset }, readershipOf(deps)),
  ]);
  if (page > 1 && offset >= total) throw problem('not_found');
  const address = (to: number) => pageAddress(deps.settings.addresses.apiUrl, filters, to);
  return {
    count: total,
    next: offset + limit < total ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    results: rows.map((row) => summaryView(row, deps.settings.addresses.apiUrl)),
  };
}

/**
 * Counts the matching posts. Cached for a second, because the query reads all posts and every page of a list needs the
 * same count.
 */
function countPosts(filters: PostFilters, deps: PlatformDeps): Promise<number> {
  const { page: _page, page_size: _size, ...matched } = filters;
  return cachedBriefly(deps, `count of posts ${JSON.stringify(matched)}`, async () => {
    const where = and(readable(readershipOf(deps)), postCondition(filters));
    const [row] = await deps.database.db.select({ n: count() }).from(posts).where(where);
    return row?.n ?? 0;
  });
}

/** The absolute URL of another page of the same list. */
function pageAddress(apiUrl: string, filters: PostFilters, page: number): string {
  const query = new URLSearchParams({ page: String(page) });
  for (const [name, value] of Object.entries(filters)) {
    if (name !== 'page' && value !== undefined && value !== '') query.set(name, String(value));
  }
  return `${apiUrl}/blog/posts/?${query.toString()}`;
}
