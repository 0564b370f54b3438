/** The builds of pages, by name; `entry` of a page's view names its own. Kinds of page that share a layout share an entry. */
export const entryNames = [
  'training',
  'session',
  'home',
  'blog',
  'post',
  'contact',
  'plain',
  'coming-soon',
] as const;
export type EntryName = (typeof entryNames)[number];

/** The pages with a registration, whose payment may load Stripe.js. The security check may load on every page. */
export const registrationEntries: readonly EntryName[] = ['training', 'session'];

/** The pages whose document has the style of their first screen in its head, and the rest behind that screen (ADR-073). */
export const splitStyles: readonly EntryName[] = ['home', 'training', 'session'];

export const styleSource = (name: EntryName): string => `src/styles/${name}.css`;
export const belowStyleSource = (name: EntryName): string => `src/styles/${name}.below.css`;
export const scriptSource = (name: EntryName): string => `src/routes/${name}/entry.tsx`;

/** One value for each entry. */
export function forEachEntry<T>(valueOf: (name: EntryName) => T): Record<EntryName, T> {
  return Object.fromEntries(entryNames.map((name) => [name, valueOf(name)])) as Record<EntryName, T>;
}
