import type { ProgramOfSession } from '../shapes/programs.ts';
import { rawRecord, text } from './lenient.ts';
import type { RawRecord } from './lenient.ts';

/** `category_name`, or `category` as text or as an object with a name. */
function categoryName(given: RawRecord): string {
  return text(given.category_name) || text(given.category) || text(rawRecord(given.category).name);
}

export function readProgramOfSession(raw: unknown): ProgramOfSession {
  const given = typeof raw === 'string' ? { title: raw } : rawRecord(raw);
  const category = categoryName(given);
  return {
    public_id: text(given.public_id, text(given.id)),
    title: text(given.title, text(given.name)),
    category_name: category,
    category,
    difficulty_level: text(given.difficulty_level, text(given.difficulty)),
    description: text(given.description),
  };
}
