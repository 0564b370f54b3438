import type { PostPage } from '@detroit-well/api-client/contract';
import { and, count, eq } from 'drizzle-orm';
import { authors, postCategories, posts } from '../db/schema/blog.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../refusals.ts';
import { postCondition, type PostFilters } from './filters.ts';
import { postSummaries, published } from './rows.ts';
import { summaryView } from './view.ts';

/** Fills rows of four, three and two (Spec A 2, Blog). */
export const postsPerPage = 12;

/** A page of posts and how many match in all: two queries, however many rows. Refuses a page beyond the last. */
export async function listPosts(filters: PostFilters, deps: Deps): Promise<PostPage> {
  const { db } = deps.database;
  const now = deps.clock.now();
  const { page = 1 } = filters;
  const where = postCondition(filters);
  const offset = (page - 1) * postsPerPage;
  const [totals, rows] = await Promise.all([
    db
      .select({ n: count() })
      .from(posts)
      .leftJoin(postCategories, eq(postCategories.id, posts.categoryId))
      .leftJoin(authors, eq(authors.id, posts.authorId))
      .where(and(published(now), where)),
    postSummaries(db, where, { limit: postsPerPage, offset }, now),
  ]);
  const total = totals[0]?.n ?? 0;
  if (page > 1 && offset >= total) throw refuse('not_found');
  const address = (to: number) => pageAddress(deps.settings.addresses.apiUrl, filters, to);
  return {
    count: total,
    next: offset + postsPerPage < total ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    results: rows.map(summaryView),
  };
}

/** The same list at another page, as a whole address. */
function pageAddress(apiUrl: string, filters: PostFilters, page: number): string {
  const query = new URLSearchParams({ page: String(page) });
  for (const [name, value] of Object.entries(filters)) {
    if (name !== 'page' && value !== undefined && value !== '') query.set(name, String(value));
  }
  return `${apiUrl}/blog/posts/?${query.toString()}`;
}
