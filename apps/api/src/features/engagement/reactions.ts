import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { postReactions, posts } from '../../platform/database/schema/blog.ts';
import type { Visitor } from './visitor.ts';

export type Reaction = (typeof postReactions.$inferSelect)['reaction'];

const counters = {
  like: 'likeCount',
  useful: 'usefulCount',
  not_useful: 'notUsefulCount',
  love: 'loveCount',
} as const satisfies Record<Reaction, keyof typeof posts>;

/** Serializes reactions per post. Without this lock, concurrent requests would read each other's incomplete state. */
export type LockPost = (tx: Db, postId: string) => Promise<unknown>;
export const lockPost: LockPost = (tx, postId) =>
  tx.select({ id: posts.id }).from(posts).where(eq(posts.id, postId)).for('update');

/** Matches the reactions of one visitor under every identity the visitor may have had. */
export const reactionsOf = (visitor: Visitor) =>
  or(
    inArray(postReactions.visitor, [...visitor.known]),
    visitor.fingerprint === null ? undefined : eq(postReactions.fingerprint, visitor.fingerprint),
  );

/** Adds a reaction, or removes it if it exists. Updates the post's count in the same transaction. */
export async function toggle(
  tx: Db,
  postId: string,
  reaction: Reaction,
  visitor: Visitor,
  { lock = lockPost }: Guards<{ lock: LockPost }> = {},
): Promise<'added' | 'removed'> {
  await lock(tx, postId);
  const removed = await tx
    .delete(postReactions)
    .where(and(eq(postReactions.postId, postId), eq(postReactions.reaction, reaction), reactionsOf(visitor)))
    .returning({ reaction: postReactions.reaction });
  if (removed.length === 0) {
    const { mine, fingerprint, serverAddress, clientAddress } = visitor;
    await tx
      .insert(postReactions)
      .values({ postId, visitor: mine, reaction, fingerprint, serverAddress, clientAddress })
      .onConflictDoNothing();
  }
  const counter = counters[reaction];
  const change = removed.length === 0 ? 1 : -removed.length;
  await tx
    .update(posts)
    .set({ [counter]: sql`${posts[counter]} + ${change}` })
    .where(eq(posts.id, postId));
  return removed.length === 0 ? 'added' : 'removed';
}
