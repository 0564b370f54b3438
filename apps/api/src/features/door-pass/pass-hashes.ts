import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { doorPasses } from '../../platform/database/schema/people.ts';
import { hashOfPassCode } from './pass-code.ts';

/** The hash of each person's code by the person's id. Who never opened the pass has none. */
export async function passHashOf(db: Db, personIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (personIds.length === 0) return new Map();
  const passes = await db
    .select()
    .from(doorPasses)
    .where(inArray(doorPasses.userId, [...personIds]));
  return new Map(passes.map(({ userId, code }) => [userId, hashOfPassCode(code)]));
}
