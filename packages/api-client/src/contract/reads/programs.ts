import { eachIn, imageUrl, naming, orNull, recordIn, text } from '../definition/lenient.ts';
import type { RawRecord } from '../definition/lenient.ts';
import { categoryRecord, programDetailRecord, programRecord } from '../generated/programs.ts';
import type { ProgramCategory, ProgramDetail, Program } from '../generated/programs.ts';
import { readProgramOfSession } from './program-of-session.ts';

const readProgram = (given: RawRecord): Program => ({
  ...programRecord(given),
  ...readProgramOfSession(given),
  image_url: imageUrl(given.image_url, given.image),
});

export function readProgramDetail(raw: unknown): ProgramDetail {
  const given = naming(recordIn(raw, ['program', 'data']), ['public_id', 'slug', 'title']);
  return {
    ...programDetailRecord(given),
    ...readProgram(given),
    next_program: orNull(readProgram)(given.next_program),
  };
}

const readCategory = (given: RawRecord): ProgramCategory => ({
  ...categoryRecord(given),
  name: text(given.name, text(given.title)),
});

export const readPrograms = eachIn(['programs', 'featured_programs', 'results'], readProgram);

/** Categories as records, or as plain names. */
export function readCategories(raw: unknown): ProgramCategory[] {
  const given = Array.isArray(raw) ? raw.map((one) => (typeof one === 'string' ? { name: one } : one)) : raw;
  return eachIn(['categories', 'results'], readCategory)(given);
}
