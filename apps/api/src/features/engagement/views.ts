import { lt, sql } from 'drizzle-orm';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import { postViews } from '../../platform/database/schema/blog.ts';
import { countAttempt } from '../../platform/rate-limits/attempts.ts';
import type { Visitor } from './visitor.ts';

/** All views of a post by one visitor within this time count once. */
const viewWindowMs = 30 * 60_000;
/** More views than a busy household needs. Further views are not counted, but everyone can still read. */
const fromOneNetwork = { attempts: 120, seconds: 600 };

/** Counts a view unless this visitor's last one is too recent. One statement, so that concurrent views are counted correctly. */
export async function countView(db: Db, postId: string, visitor: Visitor, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const stale = sql`${new Date(now.getTime() - viewWindowMs).toISOString()}::timestamptz`;
  await db.execute(sql`
    with seen as (
      insert into post_views (post_id, visitor, seen_at) values (${postId}, ${visitor.mine}, ${at})
      on conflict (post_id, visitor) do update set seen_at = excluded.seen_at where post_views.seen_at <= ${stale}
      returning post_id)
    update posts set view_count = view_count + 1 where id in (select post_id from seen)`);
}

/** Counts a view within the rate limit of the network. */
export async function trackView(
  { database, settings, systemClock }: Pick<PlatformDeps, 'database' | 'settings' | 'systemClock'>,
  postId: string,
  visitor: Visitor,
): Promise<void> {
  const now = systemClock.now();
  if (settings.rateLimits === 'default') {
    const { isExceeded } = await countAttempt(
      database.db,
      `view|${visitor.serverAddress}`,
      fromOneNetwork,
      now,
    );
    if (isExceeded) return;
  }
  await countView(database.db, postId, visitor, now);
}

/** Deletes views whose window has ended. The count stays; the visitor is forgotten. */
export async function deleteOldViews(db: Db, now: Date): Promise<void> {
  await db.delete(postViews).where(lt(postViews.seenAt, new Date(now.getTime() - viewWindowMs)));
}
