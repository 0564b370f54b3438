import type { Database } from '../../platform/database/database.ts';
import type { Files } from '../../platform/files/files.ts';
import { assertNotLive } from './live-database.ts';
import { hasPeople, seed } from './seed.ts';
import { storeMaterialFiles } from './training/seed-materials.ts';

/**
 * Loads the demo data into a database without users. Checks first, because hashing takes a moment. Throws WrongDatabase
 * when the database was ever used in production, with or without users.
 */
export async function seedWhenEmpty(database: Database, files: Files, now: Date): Promise<void> {
  await assertNotLive(database.db);
  if (await hasPeople(database.db)) return;
  await storeMaterialFiles(files);
  await seed(database, now);
}
