import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { lockGiftCards } from '../gift-cards/erase-gift-cards.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

/**
 * Locks a person's registrations, memberships, passes and gift cards. Call it before locking the account: applying a charge outcome also locks these
 * first, then the account that stores the card. The opposite order could deadlock.
 */
export async function lockOwnSessions(tx: Db, userId: string): Promise<void> {
  await tx.execute(
    sql`select 1 from registrations where user_id in ${recordsOf(userId)} order by id for update`,
  );
  await tx.execute(
    sql`select 1 from memberships where user_id in ${recordsOf(userId)} order by id for update`,
  );
  await tx.execute(sql`select 1 from passes where user_id in ${recordsOf(userId)} order by id for update`);
  await lockGiftCards(tx, userId);
}
