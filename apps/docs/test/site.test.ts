import { problems } from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from '../src/tooling/broken-links.ts';
import { changelogs, readChangeset, readHistory } from '../src/changelog/changelog.ts';
import { codesOf, type ProblemGroup } from '../src/errors/problem-groups.ts';
import { sectionOf } from '../src/site.ts';

it('shows each problem of the contract once', () => {
  const groups: readonly ProblemGroup[] = ['any', 'account', 'details', 'registrations', 'waitlist', 'blog'];
  expect(groups.flatMap(codesOf)).toEqual(Object.keys(problems));
});

it('knows the part of each page', () => {
  expect(sectionOf('/guides/retries/')?.title).toBe('Guides');
  expect(sectionOf('/changelog/')?.title).toBe('Guides');
  expect(sectionOf('/')).toBeUndefined();
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

  it('accepts pages, anchors, files and what the server serves', () => {
    const html =
      '<a href="#y" id="y"><a href="/a/#y"><img src="/c.svg"><a href="/kit/storybook/"><link href="/favicon.svg">';
    expect(brokenLinks([page(html)], new Set(['c.svg']))).toEqual([]);
  });
});
