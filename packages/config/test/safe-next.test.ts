import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeNext } from '../src/paths.ts';

const origins = { site: 'https://www.example.com', portal: 'https://members.example.com' };

test.each([
  ['/dashboard/waiver', 'https://members.example.com/dashboard/waiver'],
  ['/dashboard?tab=2#cards', 'https://members.example.com/dashboard?tab=2#cards'],
  ['/training/skate-well/a/b?id=ses_1', 'https://www.example.com/training/skate-well/a/b?id=ses_1'],
  ['/office/audit?target=person%3A1', 'https://members.example.com/office/audit?target=person%3A1'],
  ['/the-standard', 'https://www.example.com/the-standard'],
  ['/', 'https://www.example.com/'],
])('%s is a valid return path and leads to %s', (next, href) => {
  expect(safeNext(next, origins).href).toBe(href);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty string', ''],
  ['no leading slash', 'dashboard'],
  ['two slashes', '//evil.test/feed'],
  ['slash and backslash', '/\\evil.test'],
  ['a backslash after the start', '/a\\b'],
  ['an absolute URL', 'https://evil.test/'],
  ['a script URL', 'javascript:alert(1)'],
  ['an absolute URL of our own origin', 'https://members.example.com/feed'],
  ['a tab that browsers drop', '/\t/evil.test'],
  ['a newline that browsers drop', '/\n/evil.test'],
  ['a leading space', ' //evil.test'],
  ['dot segments that resolve to two slashes', '/..//evil.test'],
  ['a dot segment that resolves to two slashes', '/.//evil.test'],
  ['encoded dot segments that resolve to two slashes', '/%2e%2e//evil.test'],
  ['the sign-in page itself', '/login?next=%2Fdashboard'],
  ['the sign-in page through dot segments', '/x/../login'],
  ['a very long path', `/${'a'.repeat(3_000)}`],
])('%s is ignored and leads to the feed', (_what, next) => {
  expect(safeNext(next, origins)).toEqual({
    owner: 'portal',
    path: '/feed',
    href: 'https://members.example.com/feed',
  });
});

describe('for any string', () => {
  const hostile = fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '%2f',
        '%5c',
        '%2e',
        '@',
        ':',
        '\t',
        'evil.test',
        'login',
        '?',
        '#',
      ),
    )
    .map((parts) => `/${parts.join('')}`);

  test('the target is on one of the two origins, and its path cannot be read as another host', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (next) => {
        const target = safeNext(next, origins);
        expect(Object.values(origins)).toContain(new URL(target.href).origin);
        expect(new URL(target.path, target.owner === 'site' ? origins.site : origins.portal).href).toBe(
          target.href,
        );
        expect(target.path).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 2_000 },
    );
  });
});
