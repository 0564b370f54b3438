import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { openingRequests } from '../../../platform/database/schema/registrations.ts';

const erasable = ['unconfirmed', 'waiting'] as const;

/** Erases an address from all of its requests. */
export async function eraseVisitor(tx: Db, email: string, now: Date): Promise<void> {
  await tx
    .update(openingRequests)
    .set({ status: 'ended', email: null, updatedAt: now })
    .where(and(eq(openingRequests.email, email), inArray(openingRequests.status, [...erasable])));
}

/**
 * Erases addresses that were never confirmed, and those of sessions that are over. A request without its address is kept a
 * while, so that its link can still say what became of it, and is deleted if it changed before `deleteBefore`.
 */
export async function eraseVisitors(db: Db, now: Date, deleteBefore: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    update opening_requests o set email = null, updated_at = ${at},
      status = case when o.status = 'unconfirmed' then 'expired' else 'ended' end
    from sessions s where s.id = o.session_id and o.email is not null
      and (s.status = 'cancelled' or s.starts_at <= ${at} or (o.status = 'unconfirmed' and o.confirm_by <= ${at}))`);
  await db
    .delete(openingRequests)
    .where(and(isNull(openingRequests.email), lt(openingRequests.updatedAt, deleteBefore)));
}
