import { and, desc, eq, getTableColumns, lte, sql, type SQL } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  authors,
  postCategories,
  postOldSlugs,
  posts,
  postTags,
} from '../../platform/database/schema/blog.ts';
import { coaches } from '../../platform/database/schema/training.ts';

/** Limits posts to those published by `now`; sample posts count only where they are shown (SPEC-A 7.19). */
export interface Readership {
  readonly now: Date;
  readonly showSamples: boolean;
}

export const readershipOf = ({ clock, settings }: Pick<PlatformDeps, 'clock' | 'settings'>): Readership => ({
  now: clock.now(),
  showSamples: settings.showSamples,
});

export const readable = ({ now, showSamples }: Readership) =>
  and(lte(posts.publishedAt, now), showSamples ? undefined : eq(posts.isSample, false));

/** The same condition for hand-written SQL that names the posts `alias`. */
function readableAs(alias: string, { now, showSamples }: Readership): SQL {
  const row = sql.identifier(alias);
  const samples = showSamples ? sql`` : sql` and not ${row}.is_sample`;
  return sql`${row}.published_at <= ${now.toISOString()}::timestamptz${samples}`;
}

/** Counts the readable posts of a category or an author, as a column of its row. */
function postCount(of: typeof posts.categoryId | typeof posts.authorId, id: SQL, readers: Readership) {
  return sql<number>`(select count(*)::int from ${posts} as counted
    where counted.${sql.identifier(of.name)} = ${id} and ${readableAs('counted', readers)})`;
}

/** The columns of a category, as every call returns them. */
export const categoryColumns = (readers: Readership) => ({
  name: postCategories.name,
  slug: postCategories.slug,
  bgColor: postCategories.bgColor,
  textColor: postCategories.textColor,
  postCount: postCount(posts.categoryId, sql`${postCategories.id}`, readers),
});

export const authorColumns = (readers: Readership) => ({
  id: authors.id,
  firstName: authors.firstName,
  lastName: authors.lastName,
  displayName: authors.displayName,
  bio: authors.bio,
  avatarUrl: authors.avatarUrl,
  coachSlug: sql<
    string | null
  >`(select ${coaches.slug} from ${coaches} where ${coaches.id} = ${authors.coachId})`,
  postCount: postCount(posts.authorId, sql`${authors.id}`, readers),
});

const tagsOf = sql<string[]>`(select coalesce(json_agg(t.tag order by t.tag), '[]'::json)
  from ${postTags} as t where t.post_id = ${posts.id})`;

const { body, introHtml, searchText: _notShown, ...summary } = getTableColumns(posts);

/** Counts the words of a post's readable text, without markup. */
const wordCount = sql<number>`coalesce(array_length(string_to_array(nullif(${posts.searchText}, ''), ' '), 1), 0)`;

/**
 * Returns posts newest first, each with its category, author and tags, in one query. The page is selected before any join
 * or count, so that the per-row work covers only the rows of the page.
 */
export function postSummaries(
  db: Db,
  where: SQL | undefined,
  page: { limit: number; offset: number },
  readers: Readership,
) {
  const chosen = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(readable(readers), where))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(page.limit)
    .offset(page.offset)
    .as('chosen');
  return db
    .select({
      post: summary,
      category: categoryColumns(readers),
      author: authorColumns(readers),
      tags: tagsOf,
      wordCount,
    })
    .from(chosen)
    .innerJoin(posts, eq(posts.id, chosen.id))
    .leftJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .leftJoin(authors, eq(authors.id, posts.authorId))
    .orderBy(desc(posts.publishedAt), desc(posts.id));
}

/** Returns one post with its intro and body. */
export async function postBySlug(db: Db, slug: string, readers: Readership) {
  const [row] = await db
    .select({
      post: { ...summary, body, introHtml },
      category: categoryColumns(readers),
      author: authorColumns(readers),
      tags: tagsOf,
      wordCount,
    })
    .from(posts)
    .leftJoin(postCategories, eq(postCategories.id, posts.categoryId))
    .leftJoin(authors, eq(authors.id, posts.authorId))
    .where(and(eq(posts.slug, slug), readable(readers)));
  return row;
}

/** The post that had the slug before. It is returned with the slug that it has now. */
export async function postByOldSlug(db: Db, slug: string, readers: Readership) {
  const [old] = await db
    .select({ slug: posts.slug })
    .from(postOldSlugs)
    .innerJoin(posts, eq(posts.id, postOldSlugs.postId))
    .where(eq(postOldSlugs.slug, slug));
  return old && postBySlug(db, old.slug, readers);
}

export type SummaryRow = Awaited<ReturnType<typeof postSummaries>>[number];
export type PostRow = NonNullable<Awaited<ReturnType<typeof postBySlug>>>;
