import { and, desc, eq, getTableColumns, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { authors, postCategories, posts, postTags } from '../db/schema/blog.ts';

/** What readers may see at `now`. */
export const published = (now: Date) => lte(posts.publishedAt, now);

/** Posts of a category or an author that readers may see at `now`, as a column of its row. */
export function postCount(of: typeof posts.categoryId | typeof posts.authorId, id: SQL, now: Date) {
  return sql<number>`(select count(*)::int from ${posts} as counted
    where counted.${sql.identifier(of.name)} = ${id} and counted.published_at <= ${now.toISOString()}::timestamptz)`;
}

/** A category's columns as every call shows them. */
export const categoryColumns = (now: Date) => ({
  name: postCategories.name,
  slug: postCategories.slug,
  bgColor: postCategories.bgColor,
  textColor: postCategories.textColor,
  postCount: postCount(posts.categoryId, sql`${postCategories.id}`, now),
});

export const authorColumns = (now: Date) => ({
  id: authors.id,
  firstName: authors.firstName,
  lastName: authors.lastName,
  displayName: authors.displayName,
  bio: authors.bio,
  avatarUrl: authors.avatarUrl,
  postCount: postCount(posts.authorId, sql`${authors.id}`, now),
});

const tagsOf = sql<string[]>`(select coalesce(json_agg(t.tag order by t.tag), '[]'::json)
  from ${postTags} as t where t.post_id = ${posts.id})`;

const { body, introHtml, searchText: _notShown, ...summary } = getTableColumns(posts);

/** Posts newest first, each with its category, author and tags: one query, however many rows. */
export function postSummaries(
  db: Db,
  where: SQL | undefined,
  page: { limit: number; offset: number },
  now: Date,
) {
  return db
    .select({ post: summary, category: categoryColumns(now), author: authorColumns(now), tags: tagsOf })
    .from(posts)
    .leftJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .leftJoin(authors, eq(authors.id, posts.authorId))
    .where(and(published(now), where))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** One post with its intro and body. */
export async function postBySlug(db: Db, slug: string, now: Date) {
  const [row] = await db
    .select({
      post: { ...summary, body, introHtml },
      category: categoryColumns(now),
      author: authorColumns(now),
      tags: tagsOf,
    })
    .from(posts)
    .leftJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .leftJoin(authors, eq(authors.id, posts.authorId))
    .where(and(eq(posts.slug, slug), published(now)));
  return row;
}

export type SummaryRow = Awaited<ReturnType<typeof postSummaries>>[number];
export type PostRow = NonNullable<Awaited<ReturnType<typeof postBySlug>>>;
