import { lt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { postViews } from '../db/schema/blog.ts';
import type { Deps } from '../dependencies.ts';
import { countAttempt } from '../rate-limits/attempts.ts';
import type { Visitor } from './visitor.ts';

/** One visitor's looks at one post within this time are one view. */
export const viewWindowMs = 30 * 60_000;
/** More views than a busy household has; what comes beyond is not counted, and nobody is refused reading. */
const fromOneNetwork = { attempts: 120, seconds: 600 };

/** Counts a view unless this visitor's last one is still fresh: one statement, whoever looks at the same moment. */
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

/** The same, as far as one network may. */
export async function trackView(
  { database, settings, clock }: Pick<Deps, 'database' | 'settings' | 'clock'>,
  postId: string,
  visitor: Visitor,
): Promise<void> {
  const now = clock.now();
  if (settings.rateLimits === 'default') {
    const wait = await countAttempt(database.db, `view|${visitor.serverAddress}`, fromOneNetwork, now);
    if (wait > 0) return;
  }
  await countView(database.db, postId, visitor, now);
}

/** Views whose window is over: the count keeps them, the visitor is forgotten. */
export async function forgetOldViews(db: Db, now: Date): Promise<void> {
  await db.delete(postViews).where(lt(postViews.seenAt, new Date(now.getTime() - viewWindowMs)));
}
