/** The builds of pages, by name; `entry` of a page's view names its own. Kinds of page that share a layout share an entry. */
export const entryNames = [
  'training',
  'session',
  'program',
  'coach',
  'first-time',
  'membership',
  'gift',
  'home',
  'blog',
  'post',
  'contact',
  'opening',
  'plain',
  'coming-soon',
] as const;
export type EntryName = (typeof entryNames)[number];

/** The pages with a registration or a gift card, whose payment may load Stripe.js. The security check may load on every page. */
export const registrationEntries: readonly EntryName[] = ['training', 'session', 'gift'];

export const styleSource = (name: EntryName): string => `src/styles/${name}.css`;
export const scriptSource = (name: EntryName): string => `src/routes/${name}/entry.tsx`;

/** One value for each entry. */
export function forEachEntry<T>(valueOf: (name: EntryName) => T): Record<EntryName, T> {
  return Object.fromEntries(entryNames.map((name) => [name, valueOf(name)])) as Record<EntryName, T>;
}
