import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Client } from '../src/index.ts';
import type { PortalSession } from '../src/session/index.ts';
import { authServer, firstTokens } from './auth-server.ts';
import { realServer } from './real-server.ts';
import type { Answer, RealServer } from './real-server.ts';
import { browser, openTab } from './tabs.ts';

const others = { access: 'other-0', refresh: 'other-refresh-0' };

/** Knows who each token stands for; X's are refused, as those of somebody who has signed out are. */
const twoPeople = () =>
  realServer((seen) =>
    seen.token?.startsWith('other') ? { json: { email: 'y@demo.test' } } : { status: 401 },
  );

/** Tab A stands open with X's form, and hears nothing while X leaves and Y comes in tab B. */
async function asleep(url: string) {
  const inside = browser();
  const [a, b] = [openTab(inside, url), openTab(inside, url)];
  await a.session.start(firstTokens);
  await a.session.current();
  await b.session.signOut();
  await b.session.start(others);
  a.heard.length = 0;
  return { inside, a, b };
}

/** Whose session it is now, as the other tab finds it. */
const accessIn = async (session: PortalSession) => (await session.current())?.access;

const save = { body: { profile: { first_name: 'Xenia' } } };

test('another person found signed in is told as a sign-out and a sign-in', async () => {
  const { a } = await asleep((await twoPeople()).url);
  expect(await a.session.current()).toMatchObject(others);
  expect(a.heard).toEqual([false, true]);
  await a.session.current();
  expect(a.heard).toEqual([false, true]);
});

test('a later refresh of the same sign-in is nothing to tell', async () => {
  const server = await authServer();
  const inside = browser();
  const [a, b] = [openTab(inside, server.url), openTab(inside, server.url)];
  await a.session.start(firstTokens);
  await b.session.refresh((await b.session.current())?.access ?? null);
  expect((await a.session.current())?.generation).toBe(2);
  expect([...a.heard, ...b.heard]).toEqual([true]);
});

test('signing in over somebody else tells that they are gone', async () => {
  const { session, heard } = openTab(browser(), 'http://127.0.0.1:9');
  await session.start(firstTokens);
  await session.start(others);
  expect(heard).toEqual([true, false, true]);
});

test('what a tab that slept sends first goes out in nobody’s name', async () => {
  const server = await twoPeople();
  const { a, b } = await asleep(server.url);
  await expect(a.client.profile.updateMe(save)).rejects.toMatchObject({ status: 401 });
  expect(server.to('/me/').map((one) => one.token)).toEqual([undefined]);
  expect(a.heard).toEqual([false, true]);
  expect(await accessIn(b.session)).toBe('other-0');
  // What is asked from now on is theirs.
  await expect(a.client.profile.me()).resolves.toMatchObject({ email: 'y@demo.test' });
});

test('a token spent by the own clock is not renewed for another', async () => {
  const server = await twoPeople();
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

describe('a call under way while another signs in', () => {
  /** Answers 401 to X, once Y has signed in. */
  async function underWay() {
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

  test('is not repeated with their token', async () => {
    const { server, a, b } = await underWay();
    await expect(a.client.profile.updateMe(save)).rejects.toMatchObject({ status: 401 });
    expect(server.to('/me/').map((one) => one.token)).toEqual(['access-0']);
    expect(a.heard).toEqual([true, false, true]);
    expect(await accessIn(b.session)).toBe('other-0');
  });

  test('is not repeated either where their coming was heard of before its answer', async () => {
    const { server, a, b } = await underWay();
    const call = a.client.profile.updateMe(save).catch((error: unknown) => error);
    await vi.waitUntil(() => b.heard.length > 0, 20_000);
    await a.session.current();
    expect(await call).toMatchObject({ status: 401 });
    expect(server.to('/me/').map((one) => one.token)).toEqual(['access-0']);
  });
});

test('a refused token of somebody who has left gets nothing out of a refresh that is under way', async () => {
  const server = await realServer(async () => {
    await new Promise((wait) => setTimeout(wait, 30));
    return { json: { access: 'other-1', refresh: 'other-refresh-1' } };
  });
  const { session } = openTab(browser(), server.url);
  await session.start(firstTokens);
  await session.start(others);
  const answers = [session.refresh('other-0'), session.refresh('access-0'), session.refresh(null)];
  expect(await Promise.all(answers)).toEqual(['other-1', null, null]);
});

test('a call made with no token is not repeated as whoever signs in meanwhile', async () => {
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

test('a fresh token refused after another has signed in does not sign them out', async () => {
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

test('a 403 to the profile of somebody who has left does not sign out who has come', async () => {
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

describe('an answer that ends the session of who asked', () => {
  const closing: [string, Answer, (client: Client) => Promise<unknown>][] = [
    ['a 403 to the own profile', { status: 403 }, (client) => client.profile.me()],
    [
      'the closed account',
      { status: 204, text: '' },
      (client) => client.account.deleteAccount({ body: { password: 'Standard!2026' } }),
    ],
  ];

  test.each(closing)('%s: who has come meanwhile, and was heard of, stays', async (_, answer, calling) => {
    const inside = browser();
    const server: RealServer = await realServer(async () => {
      await b.session.start(others);
      await a.session.current();
      return answer;
    });
    const [a, b] = [openTab(inside, server.url), openTab(inside, server.url)];
    await a.session.start(firstTokens);
    await calling(a.client).catch(() => undefined);
    expect(await accessIn(b.session)).toBe('other-0');
    expect(a.heard).toEqual([true, false, true]);
  });

  test.each(closing)('%s: with nobody after them, they are signed out', async (_, answer, calling) => {
    const { session, client, heard } = openTab(browser(), (await realServer(() => answer)).url);
    await session.start(firstTokens);
    await calling(client).catch(() => undefined);
    expect(await accessIn(session)).toBeUndefined();
    expect(heard).toEqual([true, false]);
  });

  test.each(closing)('%s: from a tab that slept it is asked in nobody’s name', async (_, answer, calling) => {
    const server = await realServer((seen) => (seen.token ? answer : { status: 401 }));
    const { a, b } = await asleep(server.url);
    await expect(calling(a.client)).rejects.toMatchObject({ status: 401 });
    const asked = server.seen.filter(({ path }) => path !== '/auth/logout/');
    expect(asked.map(({ token }) => token)).toEqual([undefined]);
    expect(await accessIn(b.session)).toBe('other-0');
  });
});

test('tokens in local storage without a session behind them are let go, so that routing goes round in no circle', async () => {
  const inside = browser();
  const { session } = openTab(inside, 'http://127.0.0.1:9');
  inside.stored.set('accessToken', 'left-over');
  expect(session.signedIn()).toBe(true);
  expect(await session.current()).toBeNull();
  expect(session.signedIn()).toBe(false);
});

describe('a refresh without an answer about the session', () => {
  afterEach(() => vi.restoreAllMocks());

  test.each([429, 502, 503, 504])('%i signs nobody out', async (status) => {
    const server = await authServer();
    const { session, client, heard } = openTab(browser(), server.url);
    await session.start(firstTokens);
    server.expire();
    // A longer wait than anybody sits out.
    server.refreshAnswers({ status, headers: { 'Retry-After': '3600' } });
    await expect(client.profile.me()).rejects.toMatchObject({ status });
    expect(heard).toEqual([true]);
    server.refreshAnswers(undefined);
    await expect(client.profile.me()).resolves.toMatchObject({ email: 'member@demo.test' });
  });

  test.each([400, 401, 403, 404, 500])('%i is one, and ends it', async (status) => {
    const server = await authServer();
    const { session, client, heard } = openTab(browser(), server.url);
    await session.start(firstTokens);
    server.expire();
    server.refreshAnswers({ status });
    await expect(client.profile.me()).rejects.toMatchObject({ status: 401 });
    expect(heard).toEqual([true, false]);
  });

  test('in time is a timeout and told as a network error, not as a caller who gave up', async () => {
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
