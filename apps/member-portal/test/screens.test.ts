import { existsSync } from 'node:fs';
import { portalScreenPaths } from '@detroit-well/config/paths';
import { describe, expect, it } from 'vitest';
import { layouts, screenAt, screenFile, screens } from '../src/app/screens.ts';

const root = new URL('..', import.meta.url).pathname;

describe('the table of screens', () => {
  it('names only files that exist', () => {
    const files = [...screens.map(screenFile), ...Object.values(layouts).map(({ file }) => file)];
    expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
  });

  it('has exactly the paths of the configuration', () => {
    expect(screens.map(({ path }) => path)).toEqual([...portalScreenPaths]);
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
