import { expect, test } from 'vitest';
import { authServer, firstTokens } from './auth-server.ts';
import { browser, openTab } from './tabs.ts';

test("another application's cookie named session on localhost changes nothing", async () => {
  const server = await authServer();
  const inside = browser();
  inside.cookies.set('session', 'of-another-application');
  const { session } = openTab(inside, server.url, { secure: false });
  expect(await session.current()).toBeNull();
  await session.start(firstTokens);
  expect((await session.current())?.access).toBe('access-0');
  await session.signOut();
  expect(await session.current()).toBeNull();
  expect(inside.cookies.get('session')).toBe('of-another-application');
});

test('a frame with partitioned storage lets the portal refresh first, also after a reload', async () => {
  const server = await authServer();
  const inside = browser();
  const tab = openTab(inside, server.url);
  await tab.session.start(firstTokens);
  const partition = { ...browser(), cookies: inside.cookies };
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  // Each has its own locks, as a partition does.
  const openFrame = () => openTab(partition, server.url, { sleep, locks: undefined });
  await openFrame().session.current();
  const frame = openFrame();
  const [, before] = await Promise.all([tab.session.current(), frame.session.current()]);
  server.expire();
  const renewed = await Promise.all(
    [frame, tab].map(({ session }) => session.refresh(before?.access ?? null)),
  );
  expect(renewed).toEqual(['access-1', 'access-1']);
  expect(server.to('/token/refresh/')).toHaveLength(1);
});

test('a frame with a short lock limit refreshes beside a tab that hangs with the lock', async () => {
  const server = await authServer();
  const frame = openTab(browser(), server.url, { lockLimitMs: 50 });
  await frame.session.start(firstTokens);
  server.expire();
  let release = () => {};
  await new Promise<void>((held) => {
    void navigator.locks.request('detroit-well-refresh', () => {
      held();
      return new Promise<void>((resolve) => (release = resolve));
    });
  });
  const start = Date.now();
  await frame.client.profile.me();
  release();
  // The default limit is 5 seconds.
  expect(Date.now() - start).toBeLessThan(3_000);
});
