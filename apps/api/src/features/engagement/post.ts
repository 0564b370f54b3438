import type { Engagement } from '@detroit-well/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { postReactions, posts } from '../../platform/database/schema/blog.ts';
import { readable, type Readership } from '../blog/rows.ts';
import { figuresOf } from './figures.ts';
import { reactionsOf, type Reaction } from './reactions.ts';
import type { Visitor } from './visitor.ts';

/** Returns the id of a post that readers may see. SPEC-B 8.9 defines the message of the problem. */
export async function postIdOf(db: Db, slug: string, readers: Readership): Promise<string> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), readable(readers)));
  if (row === undefined) throw problem('not_found', { message: 'Invalid post slug' });
  return row.id;
}

/**
 * Returns the counts of a post, the figures derived from them, and this visitor's reactions. There are no ratings, because
 * no call stores one.
 */
export async function engagementOf(db: Db, postId: string, visitor: Visitor): Promise<Engagement> {
  const [row] = await db
    .select({
      likes: posts.likeCount,
      useful: posts.usefulCount,
      not_useful: posts.notUsefulCount,
      loves: posts.loveCount,
      shares: posts.shareCount,
      views: posts.viewCount,
      comments: posts.commentCount,
      mine: sql<Reaction[]>`(select coalesce(json_agg(distinct ${postReactions.reaction}), '[]'::json)
        from ${postReactions} where ${postReactions.postId} = ${posts.id} and ${reactionsOf(visitor)})`,
    })
    .from(posts)
    .where(eq(posts.id, postId));
  if (row === undefined) throw problem('not_found');
  const { mine, ...counts } = row;
  return {
    ...counts,
    average_rating: null,
    total_ratings: 0,
    ...figuresOf(counts),
    user_reactions: {
      like: mine.includes('like'),
      useful: mine.includes('useful'),
      not_useful: mine.includes('not_useful'),
      love: mine.includes('love'),
    },
    user_rating: null,
    is_anonymous: visitor.isAnonymous,
  };
}
