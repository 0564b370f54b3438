import type { Files } from '../adapters/files/files.ts';
import type { Database } from '../db/database.ts';
import { refuseIfLive } from './live-database.ts';
import { hasPeople, seed } from './seed.ts';
import { storeMaterialFiles } from './training/seed-materials.ts';

/**
 * Puts the demo's people and content into a database that has nobody yet; asks first, because hashing takes a moment. Throws
 * WrongDatabase where production was ever started, whether anybody is in it or not.
 */
export async function seedWhenEmpty(database: Database, files: Files, now: Date): Promise<void> {
  await refuseIfLive(database.db);
  if (await hasPeople(database.db)) return;
  await storeMaterialFiles(files);
  await seed(database, now);
}
