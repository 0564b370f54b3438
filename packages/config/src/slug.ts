import { fold } from './fold.ts';

/**
 * Converts a name to its URL slug (SPEC-A 7.15): `Skate//Well` becomes `skate-well`. The result contains only `[a-z0-9-]`
 * without a dash at either end, and may be empty. Idempotent.
 */
export function slug(name: string): string {
  return name
    .replaceAll('//', '-')
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The URL slug of a person's name, whose letters are folded first: `Łukasz O’Brien` becomes `lukasz-obrien`. May be empty. */
export const personSlug = (name: string): string => slug(fold(name));
