import { problems } from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from '../src/finish/broken-links.ts';
import { changelogs, readChangeset, readHistory } from '../src/changelog/changelog.ts';
import { lineNumbers } from '../src/code/code-plate.tsx';
import { highlight } from '../src/code/highlight.ts';
import { problemGroups } from '../src/errors/problem-groups.ts';
import { readMeta } from '../src/markdown/code-fences.ts';
import { neighborsOf } from '../src/navigation.ts';
import { guideEntries, proseOf } from '../src/search/search-entries.ts';
import {
  allTokens,
  motion,
  palette,
  roles,
  shapes,
  spaces,
  typeSizes,
  widths,
} from '../src/tokens/read-tokens.ts';

describe('the problem table', () => {
  it('has each problem of the contract once', () => {
    const listed = problemGroups.flatMap((group) => group.problems.map(({ code }) => code));
    expect(listed).toEqual(Object.keys(problems));
  });
});

describe('the token page', () => {
  it('reads both themes and leaves out only what is no value for designers', () => {
    const shown = [...palette, ...typeSizes, ...widths, ...spaces, ...shapes, ...motion, ...roles];
    const names = new Set(shown.map(({ name }) => name));
    const left = allTokens.map(({ name }) => name).filter((name) => !names.has(name));
    expect(
      left.filter((name) => !/^--(?:font|lh|track|gutter|section|col-gap|measure|shadow)/.test(name)),
    ).toEqual([]);
    expect(roles.find(({ name }) => name === '--page')).toMatchObject({ day: '#f1ede4', night: '#0c0d10' });
  });
});

describe('the changelog', () => {
  it('reads a changeset and a history', () => {
    expect(readChangeset("---\n'@a/b': minor\n---\n\nAdds a call.\n")).toEqual({
      packages: new Map([['@a/b', 'minor']]),
      text: 'Adds a call.',
    });
    expect(readHistory('# @a/b\n\n## 1.0.0\n\n### Major Changes\n\n- 1234567: First.\n- Second.\n')).toEqual([
      { version: '1.0.0', groups: [{ title: 'Major Changes', changes: ['First.', 'Second.'] }] },
    ]);
  });

  it('lists every published package', () => {
    expect(changelogs().map(({ name, releases }) => [name, releases.length > 0])).toEqual([
      ['@detroit-well/api-client', true],
      ['@detroit-well/validation', true],
      ['@detroit-well/pricing', true],
    ]);
  });
});

describe('code', () => {
  it('reads what a fence says and ignores words for other tools', () => {
    expect(readMeta('file="register.ts" {4,6-8} continues compile="no network"')).toEqual({
      file: 'register.ts',
      tab: undefined,
      lines: '4,6-8',
    });
    expect([...lineNumbers('4,6-8')]).toEqual([4, 6, 7, 8]);
  });

  it('gives each token the class of its kind', () => {
    const roles = highlight("const a = call('x'); // why", 'ts').flat();
    const roleOf = (text: string) => roles.find((token) => token.text.trim() === text)?.role;
    expect([roleOf('const'), roleOf('call'), roles.at(-1)?.role]).toEqual(['k', 'f', 'c']);
  });
});

describe('the search', () => {
  it('finds a guide and each of its sections, without code', () => {
    const body = 'Intro.\n\n## One key\n\nCreate `a` key.\n\n```ts\nsecret();\n```\n';
    const headings = [{ depth: 2, slug: 'one-key', text: 'One key' }];
    const entries = guideEntries({ slug: 'retries', title: 'Retries', description: 'Why.', body, headings });
    expect(entries.map(({ href, text }) => [href, text])).toEqual([
      ['/guides/retries/', 'Why.'],
      ['/guides/retries/#one-key', 'Create a key.'],
    ]);
    expect(proseOf('<Note tone="warn">\n**Stop.** Read [this](/x/).\n</Note>')).toBe('Stop. Read this.');
  });
});

describe('navigation', () => {
  it('knows the pages before and after a page', () => {
    const pages = ['/a/', '/b/', '/c/'].map((href) => ({ title: href, href }));
    const { previous, next } = neighborsOf([{ title: 'One', pages }], '/b/');
    expect([previous?.href, next?.href]).toEqual(['/a/', '/c/']);
  });
});

describe('brokenLinks', () => {
  const page = (html: string) => ({ name: 'a/index.html', html });

  it('reports links to missing pages and anchors', () => {
    const html = '<a href="#x" id="y"><a href="/b/"><img src="/c.svg"><a href="https://other.example/">';
    expect(brokenLinks([page(html)], new Set())).toEqual([
      '/a/ links to #x: no such anchor',
      '/a/ links to /b/: no such page',
      '/a/ links to /c.svg: no such page',
    ]);
  });

  it('accepts pages, anchors, files and the links of examples', () => {
    const html =
      '<a href="#y" id="y"><a href="/a/#y"><img src="/c.svg"><!--example--><a href="/no/"><!--/example-->';
    expect(brokenLinks([page(html)], new Set(['c.svg']))).toEqual([]);
  });
});
