/** The three programs of the studio, the blog, the coaches, and everything else. */
const categories = ['skate-well', 'movement-well', 'core-strength', 'standard', 'coaches', 'all'] as const;
export type Category = (typeof categories)[number];

/** Converts text to a slug: `Skate//Well` becomes `skate-well` (SPEC-A 7.15). Empty text becomes `-`. */
export function plainSlug(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/\/\/|[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, maxSlugLength)
    .replace(/-$/, '');
  return plain === '' ? '-' : plain;
}

/** Maximum length of a slug in an address. */
export const maxSlugLength = 80;

/** The category for a name or slug. A category without its own pictures gets those of `all`. */
export function categoryOf(name: string): Category {
  const slug = plainSlug(name);
  return categories.find((category) => category === slug) ?? 'all';
}
