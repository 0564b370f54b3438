import type { Program } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { programViews } from './rows.ts';

/** The levels that lead to each other, lowest first. A program for all levels has no next one. */
const levels = ['beginner', 'intermediate', 'advanced'];

/** Returns the first program of the next higher level in the same category. */
export async function nextProgram(
  db: Db,
  { category_name, difficulty_level }: Program,
  now: Date,
): Promise<Program | null> {
  const level = levels.indexOf(difficulty_level.toLowerCase());
  if (level < 0) return null;
  const candidates = await programViews(db, sql`k.name = ${category_name} and p.archived_at is null`, now);
  const higher = levels
    .slice(level + 1)
    .map((name) => candidates.find((one) => one.difficulty_level.toLowerCase() === name));
  return higher.find((one) => one !== undefined) ?? null;
}
