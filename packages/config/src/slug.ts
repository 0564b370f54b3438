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

/** The URL slug of a person's name, whose letters lose their accents: `Renée Alston` becomes `renee-alston`. May be empty. */
export const personSlug = (name: string): string => slug(name.normalize('NFD'));
