import type { Database, Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { hashPasswords } from './hash-passwords.ts';
import { lockSeeding, assertNotLive } from './live-database.ts';
import { seedPeople } from './people/seed-people.ts';
import { seedWaiver } from './people/seed-waiver.ts';
import { seedPlans } from './plans/seed-plans.ts';
import { seedPosts } from './posts/seed-posts.ts';
import { seedSite } from './site/seed-site.ts';
import { planCalendar } from './training/calendar.ts';
import { seedMaterials } from './training/seed-materials.ts';
import { seedRegistrations } from './training/seed-registrations.ts';
import { seedSeries } from './training/seed-series.ts';
import { seedTraining } from './training/seed-training.ts';

export async function hasPeople(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}

/**
 * Loads the demo data relative to `now` in one transaction, so that an interrupted seed leaves no partial data. A database
 * that already has users stays unchanged. Throws WrongDatabase when the database was ever used in production.
 */
export async function seed(database: Database, now: Date): Promise<void> {
  // Hashing is slow, so it runs before the transaction.
  const passwordHash = await hashPasswords();
  const calendar = planCalendar(now);
  await database.withTx(async (tx) => {
    // When two processes start concurrently on an empty database, the second waits here and then finds the users of the first.
    await lockSeeding(tx);
    await assertNotLive(tx);
    if (await hasPeople(tx)) return;
    await seedWaiver(tx, now);
    await seedPlans(tx);
    await seedPeople(tx, passwordHash, now);
    await seedTraining(tx, calendar, now);
    await seedSeries(tx, calendar);
    await seedRegistrations(tx, calendar, now);
    await seedMaterials(tx, calendar, now);
    await seedSite(tx, now);
    await seedPosts(tx, now);
  });
}
