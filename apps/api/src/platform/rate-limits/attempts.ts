import type { Limit } from '@detroit-well/api-client/contract';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { rateLimits } from '../database/schema/server.ts';

/** Counts one attempt in one statement. Returns the seconds to wait when the limit is exceeded, otherwise 0. */
export async function countAttempt(db: Db, key: string, limit: Limit, now: Date): Promise<number> {
  const windowEndsAt = new Date(now.getTime() + limit.seconds * 1000);
  const over = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, attempts: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${over} then 1 else ${rateLimits.attempts} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning();
  if (row === undefined || row.attempts <= limit.attempts) return 0;
  return (row.windowEndsAt.getTime() - now.getTime()) / 1000;
}

/** Deletes time windows that have ended. */
export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
}
