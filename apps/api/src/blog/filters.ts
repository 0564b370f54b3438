import type { Contract, ParsedQuery } from '@detroit-well/api-client/contract';
import { and, eq, like, or, sql, type SQL } from 'drizzle-orm';
import { fold } from '../content/fold.ts';
import { authors, postCategories, posts, postTags } from '../db/schema/blog.ts';

export type PostFilters = ParsedQuery<Contract['blog']['posts']>;

/** More words than anybody types say no more. */
const mostWords = 8;

/** The filters as a condition on posts joined with their category and author. Empty ones say nothing. */
export function postCondition(filters: PostFilters): SQL | undefined {
  const { category__slug: category, author__public_id: author, tags__slug: tag, search } = filters;
  return and(
    category ? eq(postCategories.slug, category.toLowerCase()) : undefined,
    author ? eq(authors.id, author) : undefined,
    tag ? hasTag(tag) : undefined,
    ...(search ? wordsOf(search).map((word) => like(posts.searchText, `%${word}%`)) : []),
  );
}

/** The tag itself, its lower case or its slug (Decision 2.16). */
function hasTag(tag: string): SQL {
  const wanted = tag.toLowerCase();
  const match = or(sql`lower(${postTags.tag}) = ${wanted}`, eq(postTags.slug, wanted), eq(postTags.tag, tag));
  return sql`exists (select 1 from ${postTags} where ${postTags.postId} = ${posts.id} and ${match})`;
}

/** Every word has to stand somewhere in the post; what LIKE reads as a pattern stands for itself. */
function wordsOf(search: string): string[] {
  const words = fold(search).split(' ').filter(Boolean).slice(0, mostWords);
  return words.map((word) => word.replaceAll(/[%_\\]/g, '\\$&'));
}
