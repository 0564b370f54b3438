import { contract, problems, type Endpoint, type ProblemCode } from '@detroit-well/api-client/contract';
import { problemAdvice } from '../errors/problem-advice.ts';
import { kitPages } from '../kit/kit-pages.ts';
import { allTokens } from '../tokens/read-tokens.ts';
import { declarationsOf } from '../types/declarations.ts';
import { typePages } from '../types/type-pages.ts';
import type { SearchEntry } from './search-scopes.ts';

/** A guide with the sections of its text. */
export interface SearchableGuide {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The source in MDX. */
  readonly body: string;
  readonly headings: readonly { readonly depth: number; readonly slug: string; readonly text: string }[];
}

/** How much text of an entry is stored and shown. */
const longestText = 220;

/** The prose of MDX: without code, tags, tables and marks. */
export function proseOf(mdx: string): string {
  return mdx
    .replaceAll(/```[\s\S]*?```/g, ' ')
    .replaceAll(/<\/?[A-Z][^>]*>/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\|[-| :]+\|$/gm, ' ')
    .replaceAll(/[`*|]/g, ' ')
    .replaceAll(/^(?:#+|-|\d+\.) /gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const short = (text: string): string => (text.length > longestText ? `${text.slice(0, longestText)}…` : text);

/** A guide is one entry, and each of its sections another one. */
export function guideEntries({ slug, title, description, body, headings }: SearchableGuide): SearchEntry[] {
  const href = `/guides/${slug}/`;
  const sections = body.split(/^## /m).slice(1);
  const own = headings.filter(({ depth }) => depth === 2);
  const page = {
    id: href,
    kind: 'guides',
    title,
    text: description,
    href,
    label: 'Guide',
    isCode: false,
  } as const;
  return [
    page,
    ...own.map((heading, index) => ({
      ...page,
      id: `${href}#${heading.slug}`,
      href: `${href}#${heading.slug}`,
      title: `${title}: ${heading.text}`,
      text: short(proseOf((sections[index] ?? '').replace(/^.*\n/, ''))),
      label: 'Section',
    })),
  ];
}

function callEntries(): SearchEntry[] {
  return Object.entries<Readonly<Record<string, Endpoint>>>(contract).flatMap(([noun, calls]) =>
    Object.entries(calls).map(([name, { method, path, summary }]) => ({
      id: `${noun}.${name}`,
      kind: 'reference' as const,
      title: `${noun}.${name}`,
      text: `${summary} ${method} ${path}`,
      href: `/reference/${noun}/#${name}`,
      label: method,
      isCode: true,
    })),
  );
}

function typeEntries(): SearchEntry[] {
  return typePages.flatMap((page) =>
    declarationsOf(page).flatMap(({ name, kind, module, paragraphs, members }) => {
      const href = `/reference/${page.slug}/#${name}`;
      const entry = { kind: 'reference', href, isCode: true } as const;
      const label = kind.charAt(0).toUpperCase() + kind.slice(1);
      return [
        { ...entry, id: `${module} ${name}`, title: name, text: short(proseOf(paragraphs.join(' '))), label },
        ...members
          .filter(({ text }) => text)
          .map((member) => ({
            ...entry,
            id: `${module} ${name}.${member.name}`,
            title: `${name}.${member.name}`,
            text: short(proseOf(member.text ?? '')),
            label: 'Property',
          })),
      ];
    }),
  );
}

const problemEntries = (): SearchEntry[] =>
  (Object.keys(problems) as ProblemCode[]).map((code) => ({
    id: `problem ${code}`,
    kind: 'errors',
    title: code,
    text: proseOf(`${problems[code].text} ${problemAdvice[code]}`),
    href: `/errors/#${code}`,
    label: `Error ${problems[code].status}`,
    isCode: true,
  }));

const kitEntries = (): SearchEntry[] => [
  ...kitPages.map(({ slug, title, group, examples }) => ({
    id: `kit ${slug}`,
    kind: 'kit' as const,
    title,
    text: examples.map((example) => example.title).join(', '),
    href: `/kit/${slug}/`,
    label: group,
    isCode: false,
  })),
  ...[...new Map(allTokens.map((token) => [token.name, token])).values()].map(({ name, value, note }) => ({
    id: `token ${name}`,
    kind: 'kit' as const,
    title: name,
    text: note ?? value,
    href: '/tokens/',
    label: 'Token',
    isCode: true,
  })),
];

/** Everything that the search finds. */
export const searchEntries = (guides: readonly SearchableGuide[]): SearchEntry[] => [
  ...guides.flatMap(guideEntries),
  ...callEntries(),
  ...typeEntries(),
  ...problemEntries(),
  ...kitEntries(),
];
