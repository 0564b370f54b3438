import { readFileSync, readdirSync } from 'node:fs';

const under = (from: string, names: readonly string[], to: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [`${from}${name}/`, to(name)]));

const reference = readFileSync(new URL('../../.openapi/reference.json', import.meta.url), 'utf8');
const { tags } = JSON.parse(reference) as { readonly tags: readonly { readonly name: string }[] };

const kit = new URL('../../../../packages/ui/src/', import.meta.url);
/** The titles of the kit's examples, as addresses had them. */
const components = readdirSync(kit, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.examples.tsx'))
  .map((path) => /title: '[^/']+\/([^']+)'/.exec(readFileSync(new URL(path, kit), 'utf8'))?.[1] ?? '')
  .map((title) => title.toLowerCase().replaceAll(' ', '-'))
  .filter(Boolean);

/** The addresses that pages had before the site used Starlight. */
export const redirects = {
  ...under(
    '/reference/',
    tags.map(({ name }) => name),
    (noun) => `/reference/operations/tags/${noun.toLowerCase()}/`,
  ),
  ...under(
    '/reference/',
    ['create-client', 'call-options', 'events', 'api-error'],
    () => '/types/api-client/client/',
  ),
  ...under('/reference/', ['session', 'queries', 'testing'], (entry) => `/types/api-client/${entry}/`),
  '/reference/chat/': '/guides/realtime/',
  '/tokens/': '/kit/',
  ...under('/kit/', components, () => '/kit/'),
};
