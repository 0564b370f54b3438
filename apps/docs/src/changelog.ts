import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: object;
}

/** A Markdown file as Astro imports it. */
interface Text {
  readonly frontmatter: Readonly<Record<string, string>>;
  readonly Content: AstroComponentFactory;
}

const manifests = import.meta.glob<Manifest>(
  '../../../packages/{api-client,validation,pricing}/package.json',
  {
    eager: true,
    import: 'default',
  },
);
const histories = import.meta.glob<Text>('../../../packages/*/CHANGELOG.md', { eager: true });
const changesets = import.meta.glob<Text>('../../../.changeset/*.md', { eager: true });

const client = Object.values(manifests).find(({ name }) => name.endsWith('/api-client'));

/** The version of the client, which the header shows. */
export const clientVersion = client?.version ?? '0.0.0';
/** How many entries the client has. */
export const entryCount = Object.keys(client?.exports ?? {}).length;

/** Each published package with the changes of its next release, breaking ones first, and its history. */
export const changelogs = Object.entries(manifests).map(([path, { name }]) => ({
  name,
  pending: ['major', 'minor', 'patch'].flatMap((level) =>
    Object.values(changesets).filter(({ frontmatter }) => frontmatter[name] === level),
  ),
  history: histories[path.replace('package.json', 'CHANGELOG.md')],
}));
