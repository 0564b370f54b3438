import type { Category, Program } from '../shapes/programs.ts';
import { eachIn, imageUrl, text, integer } from './lenient.ts';
import type { RawRecord } from './lenient.ts';
import { readProgramOfSession } from './program-of-session.ts';

function readProgram(given: RawRecord): Program {
  return {
    ...readProgramOfSession(given),
    slug: text(given.slug),
    is_featured: given.is_featured === true,
    image_url: imageUrl(given.image_url, given.image),
    upcoming_count: integer(given.upcoming_count),
  };
}

function readCategory(given: RawRecord): Category {
  return {
    public_id: text(given.public_id, text(given.id)),
    name: text(given.name, text(given.title)),
    slug: text(given.slug),
    description: text(given.description),
    session_count: integer(given.session_count),
  };
}

export const readPrograms = eachIn(['programs', 'featured_programs', 'results'], readProgram);

/** Categories as records, or as plain names. */
export function readCategories(raw: unknown): Category[] {
  const given = Array.isArray(raw) ? raw.map((one) => (typeof one === 'string' ? { name: one } : one)) : raw;
  return eachIn(['categories', 'results'], readCategory)(given);
}
