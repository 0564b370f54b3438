import type { Database } from '../db/database.ts';
import { hashPasswords } from './hash-passwords.ts';
import { seedPeople } from './people/seed-people.ts';
import { seedWaiver } from './people/seed-waiver.ts';
import { seedPosts } from './posts/seed-posts.ts';
import { seedSite } from './site/seed-site.ts';
import { planCalendar } from './training/calendar.ts';
import { seedFloor } from './training/seed-floor.ts';
import { seedPlaces } from './training/seed-places.ts';
import { seedTraining } from './training/seed-training.ts';

/** The demo, relative to `now`, in one transaction: a seed that was interrupted leaves nothing half done. */
export async function seed(database: Database, now: Date): Promise<void> {
  // Hashing outside: it must never hold up a transaction.
  const passwordHash = await hashPasswords();
  const calendar = planCalendar(now);
  await database.withTx(async (tx) => {
    await seedWaiver(tx, now);
    await seedPeople(tx, passwordHash, now);
    await seedTraining(tx, calendar, now);
    await seedPlaces(tx, calendar, now);
    await seedFloor(tx, calendar, now);
    await seedSite(tx, now);
    await seedPosts(tx, now);
  });
}
