import { existsSync } from 'node:fs';
import { portalScreenPaths } from '@detroit-well/config/paths';
import { describe, expect, it } from 'vitest';
import { screenAt } from '../src/app/screen-at.ts';

const root = new URL('..', import.meta.url).pathname;

describe('the table of screens', () => {
  it.each(portalScreenPaths)('has the path %s of the configuration, and its file exists', (path) => {
    const screen = screenAt(path);
    expect(screen?.path).toBe(path);
    expect(existsSync(root + screen?.file)).toBe(true);
  });

  it.each([
    ['/login', '/login'],
    ['/login/', '/login'],
    ['/LOGIN', '/login'],
    ['/dashboard/session/abc', '/dashboard/session/:id'],
    ['/dashboard/session/%E0%A4%A', '/dashboard/session/:id'],
    ['/reset-password/u/t', '/reset-password/:uid/:token'],
  ])('maps %s to the screen %s', (pathname, path) => {
    expect(screenAt(pathname)?.path).toBe(path);
  });

  it.each(['/', '/dashboard/nowhere', '/dashboard/session', '/dashboard/session/a/b', '/loginx'])(
    'has no entry for %s',
    (pathname) => {
      expect(screenAt(pathname)).toBeUndefined();
    },
  );
});
