import type { Database } from '../db/database.ts';
import { users } from '../db/schema/people.ts';
import { seed } from './seed.ts';

/** Puts the demo's people and content into a database that has nobody yet. */
export async function seedWhenEmpty(database: Database, now: Date): Promise<void> {
  const [somebody] = await database.db.select({ id: users.id }).from(users).limit(1);
  if (somebody === undefined) await seed(database, now);
}
