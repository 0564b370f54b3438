import { readFileSync, existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { screenAt, screens } from '../src/screens.ts';

const root = new URL('..', import.meta.url).pathname;

describe('the table of screens', () => {
  it('lists only files that exist', () => {
    expect(screens.filter(({ file }) => !existsSync(root + file))).toEqual([]);
  });

  it('has exactly the paths of the router', () => {
    const routes = readFileSync(`${root}src/routes.tsx`, 'utf8');
    const drawn = [...routes.matchAll(/screen\(\s*'([^']+)'/g)].map(([, path]) => path);
    expect(drawn.toSorted()).toEqual(screens.map(({ path }) => path).toSorted());
  });

  it.each([
    ['/login', '/login'],
    ['/login/', '/login'],
    ['/dashboard/session/abc', '/dashboard/session/:id'],
    ['/reset-password/u/t', '/reset-password/:uid/:token'],
  ])('maps %s to the screen %s', (pathname, path) => {
    expect(screenAt(pathname)?.path).toBe(path);
  });

  it.each(['/', '/dashboard/nowhere', '/dashboard/session', '/loginx'])('has no entry for %s', (pathname) => {
    expect(screenAt(pathname)).toBeUndefined();
  });
});
