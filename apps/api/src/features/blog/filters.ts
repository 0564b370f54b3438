import type { Contract, ParsedQuery } from '@detroit-well/api-client/contract';
import { searchWords } from '@detroit-well/config/fold';
import { and, eq, like, or, sql, type SQL } from 'drizzle-orm';
import { folded, likeText } from '../../platform/database/schema/folded.ts';
import { authors, postCategories, posts, postTags } from '../../platform/database/schema/blog.ts';
import { withoutMarkup } from '../../platform/html/without-markup.ts';

export type PostFilters = ParsedQuery<Contract['blog']['posts']>;

/** Further search words are ignored. */
const maxTerms = 8;

/** Builds a condition on posts alone, so that counting needs no joins. Empty filters are ignored. */
export function postCondition(filters: PostFilters): SQL | undefined {
  const { category__slug: category, author__public_id: author, tags__slug: tag, search } = filters;
  return and(
    category
      ? sql`${posts.categoryId} = (select ${postCategories.id} from ${postCategories} where ${postCategories.slug} = ${category.toLowerCase()})`
      : undefined,
    author ? eq(posts.authorId, author) : undefined,
    tag ? hasTag(tag) : undefined,
    ...searchWords(withoutMarkup(search ?? ''), maxTerms).map(hasWord),
  );
}

/** The word is in the post's text, or in the name of its category, its author or one of its tags. */
function hasWord(word: string): SQL | undefined {
  const part = `%${likeText(word)}%`;
  const name = sql`${authors.displayName} || ' ' || ${authors.firstName} || ' ' || ${authors.lastName}`;
  // Not correlated: each subquery runs once, not once per post.
  return or(
    like(posts.searchText, part),
    sql`${posts.categoryId} in (select ${postCategories.id} from ${postCategories} where ${folded(sql`${postCategories.name}`)} like ${part})`,
    sql`${posts.authorId} in (select ${authors.id} from ${authors} where ${folded(name)} like ${part})`,
    sql`${posts.id} in (select ${postTags.postId} from ${postTags} where ${folded(sql`${postTags.tag}`)} like ${part})`,
  );
}

/** Matches the tag itself, its lower case or its slug (SPEC-A 7.16). */
function hasTag(tag: string): SQL {
  const wanted = tag.toLowerCase();
  const match = or(sql`lower(${postTags.tag}) = ${wanted}`, eq(postTags.slug, wanted), eq(postTags.tag, tag));
  // Not correlated: the subquery runs once, not once per post.
  return sql`${posts.id} in (select ${postTags.postId} from ${postTags} where ${match})`;
}
