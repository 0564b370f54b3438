import { sql } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { followDates } from './follow-dates.ts';
import { findMembership, type MembershipRecord } from './membership-records.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

export async function ownMembership(db: Db, id: string, userId: string): Promise<MembershipRecord> {
  const membership = await findMembership(db, id);
  if (membership === null || membership.userId !== userId) throw problem('not_found');
  return membership;
}

/** Locks a membership of the caller and reads it as of today, so that a charge's outcome and a second tap wait. */
export async function lockOwn(tx: Db, id: string, userId: string, today: string): Promise<MembershipRecord> {
  await tx.execute(
    sql`select 1 from memberships where id = ${id} and user_id in ${recordsOf(userId)} for update`,
  );
  await followDates(tx, today, sql`id = ${id} and user_id in ${recordsOf(userId)}`);
  return ownMembership(tx, id, userId);
}
