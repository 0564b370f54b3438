/** A release of a package, or the changes that the next release will contain. */
export interface Release {
  readonly version: string;
  readonly groups: readonly { readonly title: string; readonly changes: readonly string[] }[];
}

export interface PackageChangelog {
  readonly name: string;
  readonly releases: readonly Release[];
}

const published = ['@detroit-well/api-client', '@detroit-well/validation', '@detroit-well/pricing'];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: object;
}

const manifests = import.meta.glob<Manifest>('../../../../packages/*/package.json', {
  eager: true,
  import: 'default',
});
const histories = import.meta.glob<string>('../../../../packages/*/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const changesets = import.meta.glob<string>('../../../../.changeset/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const client = Object.values(manifests).find(({ name }) => name === published[0]);

/** The version of the client, which the header shows. */
export const clientVersion = client?.version ?? '0.0.0';
/** How many entries the client has. */
export const entryCount = Object.keys(client?.exports ?? {}).length;

const levels = ['major', 'minor', 'patch'] as const;
type Level = (typeof levels)[number];
const levelTitles: Readonly<Record<Level, string>> = {
  major: 'Breaking changes',
  minor: 'Additions and changes',
  patch: 'Fixes',
};

interface Changeset {
  readonly packages: ReadonlyMap<string, Level>;
  readonly text: string;
}

/** Reads a changeset: the packages with their level in the front matter, then the text. */
export function readChangeset(source: string): Changeset | undefined {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (head === undefined || text === undefined) return undefined;
  const packages = [...head.matchAll(/^['"]?(@[^'"]+)['"]?:\s*(major|minor|patch)$/gm)];
  return {
    packages: new Map(packages.map(([, name = '', level]) => [name, level as Level])),
    text: text.trim(),
  };
}

/** Reads the releases of a CHANGELOG.md that changesets wrote, newest first. */
export function readHistory(source: string): Release[] {
  return source
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...rest] = part.split('\n');
      const groups = rest
        .join('\n')
        .split(/^### /m)
        .slice(1)
        .map((group) => {
          const [title = '', ...lines] = group.split('\n');
          const changes = lines
            .join('\n')
            .split(/^- /m)
            .slice(1)
            .map((change) => change.replace(/^[0-9a-f]{7,}: /, '').trim());
          return { title: title.trim(), changes };
        });
      return { version: version.trim(), groups };
    });
}

function pendingOf(name: string, given: readonly Changeset[]): Release[] {
  const groups = levels
    .map((level) => ({
      title: levelTitles[level],
      changes: given.filter(({ packages }) => packages.get(name) === level).map(({ text }) => text),
    }))
    .filter(({ changes }) => changes.length > 0);
  return groups.length > 0 ? [{ version: 'Next release', groups }] : [];
}

/** The changes of each published package, newest first and breaking changes on top. */
export function changelogs(): PackageChangelog[] {
  const given = Object.values(changesets).flatMap((source) => readChangeset(source) ?? []);
  return published.map((name) => {
    const folder = name.slice('@detroit-well/'.length);
    const history = Object.entries(histories).find(([path]) => path.includes(`/packages/${folder}/`))?.[1];
    return { name, releases: [...pendingOf(name, given), ...(history ? readHistory(history) : [])] };
  });
}
