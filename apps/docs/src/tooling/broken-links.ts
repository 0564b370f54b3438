/** A page of the built site by its path in the build folder, such as `errors/index.html`. */
interface BuiltPage {
  readonly name: string;
  readonly html: string;
}

const link = /\s(?:href|src)="([^"]*)"/g;
const anchor = /\sid="([^"]+)"/g;
const origin = 'https://docs.invalid';

const addressOf = (name: string): string => `/${name.replace(/(?:^|(?<=\/))index\.html$/, '')}`;

/** The favicon is a route of the server, and `npm run docs` builds the Storybook. */
const elsewhere = ['/favicon.svg', '/kit/storybook/', '/kit/emails/'];

/** One line for each link to a file or an anchor that the built site does not have. `files` are all files of the build. */
export function brokenLinks(pages: readonly BuiltPage[], files: ReadonlySet<string>): string[] {
  const anchors = new Map(
    pages.map(({ name, html }) => [addressOf(name), new Set([...html.matchAll(anchor)].map(([, id]) => id))]),
  );
  return pages.flatMap(({ name, html }) => {
    const from = addressOf(name);
    const targets = new Set([...html.matchAll(link)].map(([, target = '']) => target));
    return [...targets].flatMap((target) => {
      const problem = problemWith(target.replaceAll('&amp;', '&'), from, anchors, files);
      return problem === undefined ? [] : [`${from} links to ${target}: ${problem}`];
    });
  });
}

function problemWith(
  target: string,
  from: string,
  anchors: ReadonlyMap<string, ReadonlySet<string | undefined>>,
  files: ReadonlySet<string>,
): string | undefined {
  if (!URL.canParse(target, origin + from)) return 'not an address';
  const url = new URL(target, origin + from);
  if (url.origin !== origin || elsewhere.includes(url.pathname)) return undefined;
  const page = anchors.get(url.pathname);
  if (page === undefined) return files.has(url.pathname.slice(1)) ? undefined : 'no such page';
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || page.has(id) ? undefined : 'no such anchor';
}
