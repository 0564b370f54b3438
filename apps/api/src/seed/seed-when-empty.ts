import type { Files } from '../adapters/files/files.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { seed } from './seed.ts';
import { storePapers } from './training/seed-floor.ts';

/** Puts the demo's people and content into a database that has nobody yet. */
export async function seedWhenEmpty(database: Database, files: Files, now: Date): Promise<void> {
  const [somebody] = await database.db.select({ id: users.id }).from(users).limit(1);
  if (somebody !== undefined) return;
  await storePapers(files);
  await seed(database, now);
}
