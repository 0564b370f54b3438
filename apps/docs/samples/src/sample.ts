import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../../..');

type Language = 'ts' | 'tsx' | 'js' | 'html' | 'sh';

/** A run of lines in a document. */
interface Block {
  /** Number of the first line, from 1. */
  readonly line: number;
  readonly code: string;
}

/**
 * One program of the documentation: a fence with those that continue it.
 *
 * The words after the language of a fence:
 *
 * - `title="register.ts"`: the name that readers see.
 * - `continues`: the fence continues the last one with the same `title`, or the fence before it.
 * - `compile="reason"`: compiled, but not run, because no test can run it.
 * - `browser`: runs in a page. Samples in `tsx` and `html` always do.
 * - `shows="text"`: the text that the rendered default export of a `tsx` sample shows.
 */
export interface Sample {
  /** Path in the repository. */
  readonly path: string;
  readonly language: Language;
  readonly name: string | undefined;
  readonly onlyCompiles: string | undefined;
  readonly runsInPage: boolean;
  readonly shows: string | undefined;
  readonly blocks: readonly Block[];
}

export const lineOf = ({ blocks }: Sample): number => blocks[0]?.line ?? 1;

/** `apps/docs/src/content/guides/retries.mdx:24`. */
export const titleOf = (sample: Sample): string => `${sample.path}:${lineOf(sample)}`;

export const codeOf = ({ blocks }: Sample): string => blocks.map(({ code }) => code).join('\n');

/** The code on the lines that it has in its document, so that an error names the line of the document. */
export function placed({ blocks }: Sample): string {
  let text = '';
  let line = 1;
  for (const block of blocks) {
    text += '\n'.repeat(Math.max(0, block.line - line)) + block.code + '\n';
    line = Math.max(line, block.line) + block.code.split('\n').length;
  }
  return text;
}

const isLanguage = (text: string): text is Language => ['ts', 'tsx', 'js', 'html', 'sh'].includes(text);

/** The samples of a text in Markdown that starts at `firstLine` of its file. */
export function samplesIn(path: string, markdown: string, firstLine = 1): Sample[] {
  const samples: Sample[] = [];
  const lines = markdown.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const [, indent = '', fence, language = '', meta = ''] =
      /^(\s*)(`{3,})([\w-]+)\s*(.*)$/.exec(lines[index] ?? '') ?? [];
    if (fence === undefined) continue;
    const end = lines.findIndex((text, at) => at > index && text.trim() === fence);
    const code = lines
      .slice(index + 1, end)
      .map((text) => text.replace(new RegExp(`^\\s{0,${indent.length}}`), ''));
    const block = { line: firstLine + index + 1, code: code.join('\n') };
    index = end;
    if (isLanguage(language)) add(samples, path, language, meta, block);
  }
  return samples;
}

function add(samples: Sample[], path: string, language: Language, meta: string, block: Block): void {
  const named = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(meta)?.[1];
  const flags = meta.replaceAll(/\w+="[^"]*"/g, '').split(/\s+/);
  const name = named('title');
  if (flags.includes('continues')) {
    const before = samples.findLastIndex((sample) => name === undefined || sample.name === name);
    const sample = samples[before];
    if (sample === undefined) throw new Error(`${path}:${block.line}: there is no sample to continue`);
    samples[before] = { ...sample, blocks: [...sample.blocks, block] };
    return;
  }
  samples.push({
    path,
    language,
    name,
    onlyCompiles: named('compile'),
    runsInPage: flags.includes('browser') || language === 'tsx' || language === 'html',
    shows: named('shows'),
    blocks: [block],
  });
}

/** The samples in the `@example` tags of a source file. */
export function examplesIn(path: string, source: string): Sample[] {
  return [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index }) => {
    const lines = comment.split('\n').map((line) => line.replace(/^\s*\*( |$)/, ''));
    const start = lines.findIndex((line) => line.startsWith('@example'));
    if (start === -1) return [];
    const firstLine = source.slice(0, index).split('\n').length + start;
    return samplesIn(path, lines.slice(start).join('\n'), firstLine);
  });
}

/** The folders of the packages that developers install. */
export const published = ['packages/api-client', 'packages/validation', 'packages/pricing'];

function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .toSorted();
}

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Every sample of the documentation site, the READMEs and the docstrings of the published packages. */
export function allSamples(): Sample[] {
  const documents = [
    'README.md',
    ...published.map((folder) => `${folder}/README.md`),
    ...filesIn('apps/docs/src/content', /\.mdx$/),
  ];
  const sources = published.flatMap((folder) => filesIn(`${folder}/src`, /\.tsx?$/));
  return [
    ...documents.flatMap((path) => samplesIn(path, textOf(path))),
    ...sources.flatMap((path) => examplesIn(path, textOf(path))),
  ];
}
