import { rawRecord, text } from '../definition/lenient.ts';
import { programOfSessionRecord } from '../generated/programs.ts';
import type { SessionProgram } from '../generated/programs.ts';

/** `category_name`, or `category` as text or as an object with a name. */
export function readProgramOfSession(raw: unknown): SessionProgram {
  const given = typeof raw === 'string' ? { title: raw } : rawRecord(raw);
  const read = programOfSessionRecord(given);
  const category = read.category_name || read.category || text(rawRecord(given.category).name);
  return {
    ...read,
    title: text(given.title, text(given.name)),
    category_name: category,
    category,
    difficulty_level: text(given.difficulty_level, text(given.difficulty)),
  };
}
