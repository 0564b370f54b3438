import type { Database, Db } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { hashPasswords } from './hash-passwords.ts';
import { lockSeeding, refuseIfLive } from './live-database.ts';
import { seedPeople } from './people/seed-people.ts';
import { seedWaiver } from './people/seed-waiver.ts';
import { seedPosts } from './posts/seed-posts.ts';
import { seedSite } from './site/seed-site.ts';
import { planCalendar } from './training/calendar.ts';
import { seedMaterials } from './training/seed-materials.ts';
import { seedRegistrations } from './training/seed-registrations.ts';
import { seedTraining } from './training/seed-training.ts';

/** Whether anybody is in the database yet. */
export async function hasPeople(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

/**
 * The demo, relative to `now`, in one transaction: a seed that was interrupted leaves nothing half done. A
 * database that has people already is left as it is. Throws WrongDatabase where production was ever started.
 */
export async function seed(database: Database, now: Date): Promise<void> {
  // Hashing outside: it must never hold up a transaction.
  const passwordHash = await hashPasswords();
  const calendar = planCalendar(now);
  await database.withTx(async (tx) => {
    // Two processes that start at once over one empty database: the second finds people when its turn comes.
    await lockSeeding(tx);
    await refuseIfLive(tx);
    if (await hasPeople(tx)) return;
    await seedWaiver(tx, now);
    await seedPeople(tx, passwordHash, now);
    await seedTraining(tx, calendar, now);
    await seedRegistrations(tx, calendar, now);
    await seedMaterials(tx, calendar, now);
    await seedSite(tx, now);
    await seedPosts(tx, now);
  });
}
