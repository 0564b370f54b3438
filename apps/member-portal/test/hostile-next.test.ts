// @vitest-environment jsdom
import { hostileNext } from '@detroit-well/reference-texts/hostile-texts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathAfterSignIn, visitorsOnly } from '../src/routes/login/visitors-only.ts';

vi.mock('../src/settings/settings.ts', () => ({
  readSettings: () => ({ publicSiteUrl: 'https://www.example.com' }),
}));
beforeEach(() => localStorage.setItem('accessToken', 'a.b.c'));
afterEach(() => localStorage.clear());

it('leads to the feed after sign-in for each of 60 or more hostile values of `next`', async () => {
  expect(new Set(hostileNext).size).toBeGreaterThanOrEqual(60);
  for (const next of hostileNext) {
    const url = new URL(`${location.origin}/login?next=${encodeURIComponent(next)}`);
    const { owner, path } = pathAfterSignIn(url.searchParams);
    expect([next, owner, path]).toEqual([next, 'portal', '/feed']);
    const response = await visitorsOnly({ request: new Request(url) } as LoaderFunctionArgs);
    expect(response?.headers.get('Location')).toBe('/feed');
  }
});

it('leads to a path of either app', () => {
  const target = (next: string) => pathAfterSignIn(new URLSearchParams({ next })).href;
  expect(target('/dashboard/waiver')).toBe(`${location.origin}/dashboard/waiver`);
  expect(target('/training')).toBe('https://www.example.com/training');
});
