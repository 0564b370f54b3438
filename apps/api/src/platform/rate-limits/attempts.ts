import type { Limit } from '@detroit-well/api-client/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { rateLimits } from '../database/schema/server.ts';

/** The used part of a limit after an attempt. */
export interface Counted {
  readonly isExceeded: boolean;
  /** Attempts left in this time window. */
  readonly remaining: number;
  /** Until the window ends. */
  readonly resetSeconds: number;
}

/** Counts one attempt in one statement. */
export async function countAttempt(db: Db, key: string, limit: Limit, now: Date): Promise<Counted> {
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
  const { attempts, windowEndsAt: end } = row ?? { attempts: 1, windowEndsAt };
  return {
    isExceeded: attempts > limit.attempts,
    remaining: Math.max(0, limit.attempts - attempts),
    resetSeconds: Math.max(0, Math.ceil((end.getTime() - now.getTime()) / 1000)),
  };
}

/** The seconds until a limit allows the next attempt; 0 while it is not used up. Counts nothing. */
export async function secondsUntilAllowed(db: Db, key: string, limit: Limit, now: Date): Promise<number> {
  const [row] = await db
    .select()
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gt(rateLimits.windowEndsAt, now)));
  if (row === undefined || row.attempts < limit.attempts) return 0;
  return Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000);
}

/** Deletes time windows that have ended. */
export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
}
