import { eq, sql } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { postReactions, postViews } from '../../platform/database/schema/blog.ts';
import { visitorHash } from './visitor.ts';

/** Unlinks a member's reactions and views when the account is closed. The counts stay correct. */
export async function forgetVisitor(tx: Db, keys: PlatformDeps['keys'], userId: string): Promise<void> {
  const member = visitorHash(keys, 'member', userId);
  await tx
    .update(postReactions)
    .set({
      visitor: sql`gen_random_uuid()::text`,
      fingerprint: null,
      serverAddress: null,
      clientAddress: null,
    })
    .where(eq(postReactions.visitor, member));
  await tx.delete(postViews).where(eq(postViews.visitor, member));
}
