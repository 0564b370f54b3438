import type { Database } from '../db/database.ts';
import { hashPasswords } from './hash-passwords.ts';
import { seedPeople } from './people.ts';

/** Everything in one transaction: a seed that was interrupted leaves nothing half done. */
export async function seed(database: Database, now: Date): Promise<void> {
  // Hashing outside: it must never hold up a transaction.
  const passwordHash = await hashPasswords();
  await database.withTx(async (tx) => {
    await seedPeople(tx, passwordHash, now);
  });
}
