import type { Category, Program } from '../shapes/programs.ts';
import { eachIn, imageUrl, text, whole } from './loose.ts';
import type { Loose } from './loose.ts';
import { readProgramOfSession } from './program-of-session.ts';

function readProgram(given: Loose): Program {
  return {
    ...readProgramOfSession(given),
    slug: text(given.slug),
    is_featured: given.is_featured === true,
    image_url: imageUrl(given.image_url, given.image),
    upcoming_count: whole(given.upcoming_count),
  };
}

function readCategory(given: Loose): Category {
  return {
    public_id: text(given.public_id, text(given.id)),
    name: text(given.name, text(given.title)),
    slug: text(given.slug),
    description: text(given.description),
    session_count: whole(given.session_count),
  };
}

export const readPrograms = eachIn(['programs', 'featured_programs', 'results'], readProgram);

/** Categories as records, or as plain names. */
export function readCategories(raw: unknown): Category[] {
  const given = Array.isArray(raw) ? raw.map((one) => (typeof one === 'string' ? { name: one } : one)) : raw;
  return eachIn(['categories', 'results'], readCategory)(given);
}
