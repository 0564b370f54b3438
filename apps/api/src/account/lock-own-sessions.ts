import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/**
 * Locks what a person has of registrations. Before the account itself, as whoever settles a payment does: the registration,
 * then the account whose card is kept. In the other order the two could wait for each other.
 */
export async function lockOwnSessions(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select 1 from registrations where user_id = ${userId} order by id for update`);
}
