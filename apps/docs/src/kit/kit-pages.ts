import type { ComponentType } from 'react';
import type { NavigationGroup } from '../navigation.ts';

interface ExamplesFile extends Readonly<Record<string, unknown>> {
  readonly default: { readonly title: string };
}

const files = import.meta.glob<ExamplesFile>('../../../../packages/ui/src/**/*.examples.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('../../../../packages/ui/src/**/*.examples.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export interface KitExample {
  /** The exported name, such as `OnMaple`. */
  readonly name: string;
  readonly title: string;
  readonly Example: ComponentType;
  readonly source: string;
}

export interface KitPage {
  readonly slug: string;
  readonly title: string;
  /** The group in the kit, such as `Controls`. */
  readonly group: string;
  /** The source file of the component, below the source folder of the kit. */
  readonly file: string;
  readonly examples: readonly KitExample[];
}

/** `OnMaple` becomes `On maple`. */
const titleOf = (name: string): string => {
  const spaced = name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** The line in which an export starts; -1 without it. */
const startOf = (source: string, name: string): number =>
  source.split('\n').findIndex((line) => new RegExp(`^export (?:const|function) ${name}\\b`).test(line));

/** The code of one exported example: from its `export` to the line that ends it. */
function sourceOfExample(source: string, name: string): string {
  const lines = source.split('\n');
  const start = startOf(source, name);
  if (start < 0) return '';
  // A value ends with the first line that has a semicolon, a block with the brace or parenthesis in the first column.
  const isValue = /(?:;|=>)$/.test(lines[start] ?? '');
  const end = isValue ? /;$/ : /^(?:\);|\}|\};)$/;
  const length = lines.slice(start).findIndex((line) => end.test(line));
  return bodyOf(lines.slice(start, start + length + 1)).join('\n');
}

/** The markup alone where the example is nothing else. */
function bodyOf(lines: readonly string[]): readonly string[] {
  const [first = '', ...rest] = lines;
  if (!first.endsWith('=> (') || rest.at(-1) !== ');')
    return lines.map((line) => line.replace(/^export /, ''));
  const inner = rest.slice(0, -1).map((line) => line.replace(/^ {2}/, ''));
  const isRow = inner[0] === '<div className="row">' && inner.at(-1) === '</div>';
  return isRow ? inner.slice(1, -1).map((line) => line.replace(/^ {2}/, '')) : inner;
}

const shortPath = (path: string): string => path.slice(path.indexOf('/ui/src/') + '/ui/src/'.length);

function pageOf(path: string, { default: meta, ...exported }: ExamplesFile): KitPage {
  const [group = '', title = ''] = meta.title.split('/');
  const file = shortPath(path);
  const source = sources[path] ?? '';
  const examples = Object.entries(exported)
    .filter((entry): entry is [string, ComponentType] => typeof entry[1] === 'function')
    // A build sorts the exports of a module by name.
    .toSorted(([a], [b]) => startOf(source, a) - startOf(source, b));
  return {
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    group,
    file: file.replace('.examples.tsx', '.tsx'),
    examples: examples.map(([name, Example]) => ({
      name,
      title: titleOf(name),
      Example,
      source: sourceOfExample(source, name),
    })),
  };
}

/** One page per component and pattern. */
export const kitPages: readonly KitPage[] = Object.entries(files)
  .map(([path, file]) => pageOf(path, file))
  .toSorted((a, b) => a.title.localeCompare(b.title));

const groupOrder = [
  'Screens',
  'Mark',
  'Controls',
  'Fields',
  'Words',
  'Layers',
  'Navigation',
  'Page',
  'Patterns',
];
const rank = (group: string): number =>
  (groupOrder.indexOf(group) + groupOrder.length + 1) % (groupOrder.length + 1);

/** The sidebar of the kit. */
export const kitGroups: readonly NavigationGroup[] = [
  {
    title: 'Foundations',
    pages: [
      { title: 'Overview', href: '/kit/' },
      { title: 'Tokens', href: '/tokens/' },
    ],
  },
  ...[...new Set(kitPages.map(({ group }) => group))]
    .toSorted((a, b) => rank(a) - rank(b))
    .map((group) => ({
      title: group,
      pages: kitPages
        .filter((page) => page.group === group)
        .map(({ title, slug }) => ({ title, href: `/kit/${slug}/` })),
    })),
];
