import { problems } from '@detroit-well/api-client/contract';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from '../src/tooling/broken-links.ts';
import { codesOf, type ProblemGroup } from '../src/errors/problem-groups.ts';
import { sectionOf } from '../src/site.ts';

it('shows each problem of the contract once', () => {
  const groups: readonly ProblemGroup[] = [
    'any',
    'account',
    'details',
    'registrations',
    'waitlist',
    'office',
    'blog',
  ];
  expect(groups.flatMap(codesOf)).toEqual(Object.keys(problems));
});

it('knows the part of each page', () => {
  expect(sectionOf('/guides/retries/')?.title).toBe('Guides');
  expect(sectionOf('/changelog/')?.title).toBe('Guides');
  expect(sectionOf('/')).toBeUndefined();
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
