import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../src/index.ts';
import type { PortalSession } from '../src/auth/index.ts';
import { authServer, firstTokens } from './auth-server.ts';
import { realServer } from './real-server.ts';
import type { FakeResponse, RealServer } from './real-server.ts';
import { browser, openTab } from './tabs.ts';

const others = { access: 'other-0', refresh: 'other-refresh-0' };

/** A server that knows both users' tokens. It rejects those of X, who has signed out. */
const serverForTwoUsers = () =>
  realServer((seen) =>
    seen.token?.startsWith('other') ? { json: { email: 'y@demo.test' } } : { status: 401 },
  );

/** Tab A is open with X's form and receives no event while X signs out and Y signs in in tab B. */
async function openSleepingTab(url: string) {
  const inside = browser();
  const [a, b] = [openTab(inside, url), openTab(inside, url)];
  await a.session.start(firstTokens);
  await a.session.current();
  await b.session.signOut();
  await b.session.start(others);
  a.heard.length = 0;
  return { inside, a, b };
}

/** The stored access token, as the other tab reads it. */
const accessIn = async (session: PortalSession) => (await session.current())?.access;

const save = { body: { profile: { first_name: 'Xenia' } } };

test('a change of user is reported as a sign-out and a sign-in', async () => {
  const { a } = await openSleepingTab((await serverForTwoUsers()).url);
  expect(await a.session.current()).toMatchObject(others);
  expect(a.heard).toEqual([false, true]);
  await a.session.current();
  expect(a.heard).toEqual([false, true]);
});

test('a later refresh of the same sign-in is not reported', async () => {
  const server = await authServer();
  const inside = browser();
  const [a, b] = [openTab(inside, server.url), openTab(inside, server.url)];
  await a.session.start(firstTokens);
  await b.session.refresh((await b.session.current())?.access ?? null);
  expect((await a.session.current())?.generation).toBe(2);
  expect([...a.heard, ...b.heard]).toEqual([true]);
});

test('a sign-in over another user reports a sign-out first', async () => {
  const { session, heard } = openTab(browser(), 'http://127.0.0.1:9');
  await session.start(firstTokens);
  await session.start(others);
  expect(heard).toEqual([true, false, true]);
});

test("the first call of a tab that slept does not send the next user's token", async () => {
  const server = await serverForTwoUsers();
  const { a, b } = await openSleepingTab(server.url);
  await expect(a.client.profile.updateMe(save)).rejects.toMatchObject({ status: 401 });
  expect(server.to('/me/').map((one) => one.token)).toEqual([undefined]);
  expect(a.heard).toEqual([false, true]);
  expect(await accessIn(b.session)).toBe('other-0');
  // Later calls run as Y.
  await expect(a.client.profile.me()).resolves.toMatchObject({ email: 'y@demo.test' });
});

test('a tab with an expired token does not renew the token of another user', async () => {
  const server = await serverForTwoUsers();
  const inside = browser();
  let ahead = 0;
  const a = openTab(inside, server.url, { now: () => Date.now() + ahead });
  const b = openTab(inside, server.url);
  await a.session.start(firstTokens);
  await b.session.start(others);
  ahead = 5 * 60_000;
  await expect(a.client.profile.updateMe(save)).rejects.toMatchObject({ status: 401 });
  expect(server.to('/me/').map((one) => one.token)).toEqual([undefined]);
});

describe('a call in flight while another user signs in', () => {
  /** Responds 401 to X after Y has signed in. */
  async function openWithCallInFlight() {
    const inside = browser();
    const server: RealServer = await realServer(async (seen) => {
      if (seen.token?.startsWith('other')) return { json: { email: 'y@demo.test' } };
      await b.session.start(others);
      return { status: 401 };
    });
    const [a, b] = [openTab(inside, server.url), openTab(inside, server.url)];
    await a.session.start(firstTokens);
    return { server, a, b };
  }

  test("is not retried with the other user's token", async () => {
    const { server, a, b } = await openWithCallInFlight();
    await expect(a.client.profile.updateMe(save)).rejects.toMatchObject({ status: 401 });
    expect(server.to('/me/').map((one) => one.token)).toEqual(['access-0']);
    expect(a.heard).toEqual([true, false, true]);
    expect(await accessIn(b.session)).toBe('other-0');
  });

  test('is not retried either when the tab learns of the sign-in before the response', async () => {
    const { server, a, b } = await openWithCallInFlight();
    const call = a.client.profile.updateMe(save).catch((error: unknown) => error);
    await vi.waitUntil(() => b.heard.length > 0, 20_000);
    await a.session.current();
    expect(await call).toMatchObject({ status: 401 });
    expect(server.to('/me/').map((one) => one.token)).toEqual(['access-0']);
  });
});

test('a rejected token of a previous user gets no token from a refresh in progress', async () => {
  const server = await realServer(async () => {
    await new Promise((wait) => setTimeout(wait, 30));
    return { json: { access: 'other-1', refresh: 'other-refresh-1' } };
  });
  const { session } = openTab(browser(), server.url);
  await session.start(firstTokens);
  await session.start(others);
  const refreshes = [session.refresh('other-0'), session.refresh('access-0'), session.refresh(null)];
  expect(await Promise.all(refreshes)).toEqual(['other-1', null, null]);
});

test('a call without a token is not retried as a user who signs in concurrently', async () => {
  const inside = browser();
  const server: RealServer = await realServer(async (seen) => {
    if (seen.token !== undefined) return { json: { email: 'y@demo.test' } };
    await b.session.start(others);
    return { status: 401 };
  });
  const [a, b] = [openTab(inside, server.url), openTab(inside, server.url)];
  await expect(a.client.profile.updateMe(save)).rejects.toMatchObject({ status: 401 });
  expect(server.to('/me/')).toHaveLength(1);
  expect(await accessIn(b.session)).toBe('other-0');
});

test('a rejected fresh token does not sign out another user who has signed in since', async () => {
  const inside = browser();
  const server: RealServer = await realServer(async (seen) => {
    if (seen.path === '/token/refresh/') return { json: { access: 'access-1', refresh: 'refresh-1' } };
    if (seen.token === 'access-1') await b.session.start(others);
    return { status: 401 };
  });
  const [a, b] = [openTab(inside, server.url), openTab(inside, server.url)];
  await a.session.start(firstTokens);
  await expect(a.client.profile.me()).rejects.toMatchObject({ status: 401 });
  expect(await accessIn(b.session)).toBe('other-0');
  expect(inside.stored.get('accessToken')).toBe('other-0');
  expect(a.heard).toEqual([true, false, true]);
});

test('a 403 on the profile of a previous user does not sign out the current user', async () => {
  const inside = browser();
  const server: RealServer = await realServer(async () => {
    await b.session.start(others);
    return { status: 403 };
  });
  const [a, b] = [openTab(inside, server.url), openTab(inside, server.url)];
  await a.session.start(firstTokens);
  await expect(a.client.profile.me()).rejects.toMatchObject({ status: 403 });
  expect(await accessIn(b.session)).toBe('other-0');
});

describe("a response that ends the caller's session", () => {
  const closing: [string, FakeResponse, (client: Client) => Promise<unknown>][] = [
    ['a 403 on the own profile', { status: 403 }, (client) => client.profile.me()],
    [
      'a deleted account',
      { status: 204, text: '' },
      (client) => client.account.deleteAccount({ body: { password: 'Standard!2026' } }),
    ],
  ];

  test.each(closing)('%s: keeps another user who has signed in since', async (_, response, call) => {
    const inside = browser();
    const server: RealServer = await realServer(async () => {
      await b.session.start(others);
      await a.session.current();
      return response;
    });
    const [a, b] = [openTab(inside, server.url), openTab(inside, server.url)];
    await a.session.start(firstTokens);
    await call(a.client).catch(() => undefined);
    expect(await accessIn(b.session)).toBe('other-0');
    expect(a.heard).toEqual([true, false, true]);
  });

  test.each(closing)(
    '%s: signs out the caller when no other user has signed in',
    async (_, response, call) => {
      const { session, client, heard } = openTab(browser(), (await realServer(() => response)).url);
      await session.start(firstTokens);
      await call(client).catch(() => undefined);
      expect(await accessIn(session)).toBeUndefined();
      expect(heard).toEqual([true, false]);
    },
  );

  test.each(closing)('%s: a tab that slept sends the call without a token', async (_, response, call) => {
    const server = await realServer((seen) => (seen.token ? response : { status: 401 }));
    const { a, b } = await openSleepingTab(server.url);
    await expect(call(a.client)).rejects.toMatchObject({ status: 401 });
    const requests = server.seen.filter(({ path }) => path !== '/auth/logout/');
    expect(requests.map(({ token }) => token)).toEqual([undefined]);
    expect(await accessIn(b.session)).toBe('other-0');
  });
});

test('clears tokens in local storage without a session, so that routing does not loop', async () => {
  const inside = browser();
  const { session } = openTab(inside, 'http://127.0.0.1:9');
  inside.stored.set('accessToken', 'left-over');
  expect(session.signedIn()).toBe(true);
  expect(await session.current()).toBeNull();
  expect(session.signedIn()).toBe(false);
});

describe('a refresh that fails', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([429, 502, 503, 504])('%i does not sign out', async (status) => {
    const server = await authServer();
    const { session, client, heard } = openTab(browser(), server.url);
    await session.start(firstTokens);
    server.expire();
    // A longer wait than the client accepts.
    server.setRefreshResponse({ status, headers: { 'Retry-After': '3600' } });
    await expect(client.profile.me()).rejects.toMatchObject({ status });
    expect(heard).toEqual([true]);
    server.setRefreshResponse(undefined);
    await expect(client.profile.me()).resolves.toMatchObject({ email: 'member@demo.test' });
  });

  test.each([400, 401, 403, 404, 500])('%i ends the session', async (status) => {
    const server = await authServer();
    const { session, client, heard } = openTab(browser(), server.url);
    await session.start(firstTokens);
    server.expire();
    server.setRefreshResponse({ status });
    await expect(client.profile.me()).rejects.toMatchObject({ status: 401 });
    expect(heard).toEqual([true, false]);
  });

  test('without a response in time is a timeout with a network error event, not an abort', async () => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => limit(ms === 10_000 ? 20 : ms));
    const server: RealServer = await realServer(async (seen) => {
      if (seen.path === '/token/refresh/') await new Promise((wait) => setTimeout(wait, 300));
      return { status: 401 };
    });
    const events: string[] = [];
    const { session, client, heard } = openTab(browser(), server.url, {
      onEvent: ({ type }) => events.push(type),
    });
    await session.start(firstTokens);
    await expect(client.profile.me()).rejects.toMatchObject({ kind: 'timeout' });
    expect(events).toEqual(['networkError']);
    expect(heard).toEqual([true]);
  });
});
