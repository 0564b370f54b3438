import { dayMs } from '@detroit-well/config/durations';
import type { Database, Db } from '../../platform/database/database.ts';
import { users } from '../../platform/database/schema/people.ts';
import { hashPasswords } from './hash-passwords.ts';
import { lockSeeding, assertNotLive } from './live-database.ts';
import { seedPeople, signForAll } from './people/seed-people.ts';
import { seedWaiver } from './people/seed-waiver.ts';
import { seedPlans } from './plans/seed-plans.ts';
import { seedPosts } from './posts/seed-posts.ts';
import { seedSite } from './site/seed-site.ts';
import { openDays, planStudio } from './studio/plan-studio.ts';
import { insertRows } from './rows/rows.ts';
import { seedMaterials } from './training/seed-materials.ts';
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
  // Hashing is slow, so it runs before the transaction. All people of the demo share the password.
  const passwordHash = await hashPasswords();
  const { sessions, clients, rows } = planStudio(passwordHash, now);
  const openedAt = new Date(now.getTime() - openDays * dayMs);
  await database.withTx(async (tx) => {
    // When two processes start concurrently on an empty database, the second waits here and then finds the users of the first.
    await lockSeeding(tx);
    await assertNotLive(tx);
    if (await hasPeople(tx)) return;
    await seedWaiver(tx, openedAt);
    await seedPlans(tx, openedAt);
    await seedPeople(tx, passwordHash, now);
    await seedTraining(tx, sessions, now);
    await seedSeries(tx, sessions);
    await insertRows(tx, rows);
    await signForAll(tx, clients, now);
    await seedMaterials(tx, sessions, now);
    await seedSite(tx, now);
    await seedPosts(tx, now);
  });
}
