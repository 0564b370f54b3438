import { expect, test, vi } from 'vitest';
import { authServer, firstTokens } from './auth-server.ts';
import { realServer } from './real-server.ts';
import type { RealServer } from './real-server.ts';
import { browser, openTab } from './tabs.ts';

const times = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call));

test('sign-in stores the three keys and emits authChanged with authenticated true', async () => {
  const server = await authServer();
  const inside = browser();
  const { session, client, heard } = openTab(inside, server.url);
  expect(session.signedIn()).toBe(false);
  await session.start(
    await client.auth.signIn({ body: { email: 'member@demo.test', password: 'Standard!2026' } }),
  );
  expect(session.signedIn()).toBe(true);
  expect(heard).toEqual([true]);
  expect(inside.stored.get('accessToken')).toBe('access-0');
  expect(inside.stored.get('refreshToken')).toBe('refresh-0');
  expect(Number(inside.stored.get('tokenExpiry')) - Date.now()).toBeGreaterThan(268_000);
});

test('20 simultaneous 401s cause one refresh, and all calls succeed', async () => {
  const server = await authServer();
  const { session, client, heard } = openTab(browser(), server.url);
  await session.start(firstTokens);
  server.expire();
  const profiles = await times(20, () => client.profile.me());
  expect(profiles.every((one) => one.email === 'member@demo.test')).toBe(true);
  expect(server.to('/token/refresh/')).toHaveLength(1);
  expect(heard).toEqual([true]);
});

test('three tabs that refresh at once on a strictly rotating server keep the session', async () => {
  const server = await authServer();
  const inside = browser();
  const tabs = [1, 2, 3].map(() => openTab(inside, server.url));
  await tabs[0]?.session.start(firstTokens);
  await Promise.all(tabs.map((tab) => tab.session.current()));
  for (let attempt = 0; attempt < 5; attempt++) {
    server.expire();
    await Promise.all(tabs.map((tab) => times(4, () => tab.client.profile.me())));
  }
  expect(server.to('/token/refresh/')).toHaveLength(5);
  expect(tabs.map((tab) => tab.session.signedIn())).toEqual([true, true, true]);
});

test('three tabs without the lock send more than one refresh (positive control)', async () => {
  const server = await authServer();
  const inside = browser();
  const tabs = [1, 2, 3].map(() => openTab(inside, server.url, { locks: undefined }));
  await tabs[0]?.session.start(firstTokens);
  server.expire();
  await Promise.all(tabs.map((tab) => tab.client.profile.me()));
  // More than one tab sent a refresh; only the second read after a rejection saved the session.
  expect(server.to('/token/refresh/').length).toBeGreaterThan(1);
});

test('a rejected refresh clears the tokens and emits authChanged with authenticated false', async () => {
  const server = await authServer();
  const inside = browser();
  const { session, client, heard } = openTab(inside, server.url);
  await session.start(firstTokens);
  server.expire();
  server.setRefreshResponse({ status: 401, json: { code: 'token_invalid' } });
  await expect(client.profile.me()).rejects.toMatchObject({ status: 401 });
  expect(heard).toEqual([true, false]);
  expect([...inside.stored.keys(), ...inside.cookies.keys()]).toEqual([]);
  expect(await session.current()).toBeNull();
});

test('a lost refresh response does not sign out', async () => {
  const server = await authServer();
  const { session, client, heard } = openTab(browser(), server.url);
  await session.start(firstTokens);
  server.expire();
  server.setRefreshResponse('cut');
  await expect(client.profile.me()).rejects.toMatchObject({ kind: 'network' });
  expect(heard).toEqual([true]);
  server.setRefreshResponse(undefined);
  await expect(client.profile.me()).resolves.toMatchObject({ email: 'member@demo.test' });
});

test('a second 401 with the fresh token ends the session', async () => {
  const server = await authServer();
  const { session, client, heard } = openTab(browser(), server.url);
  await session.start(firstTokens);
  server.expire();
  server.setRefreshResponse({ json: { access: 'access-revoked', refresh: 'refresh-0' } });
  await expect(client.profile.me()).rejects.toMatchObject({ status: 401 });
  expect(heard).toEqual([true, false]);
  expect(session.signedIn()).toBe(false);
});

test('the refresh token stays when a server without rotation sends only access (SPEC-B 7.1)', async () => {
  const server = await authServer();
  const inside = browser();
  const { session, client, heard } = openTab(inside, server.url);
  await session.start(firstTokens);
  server.setRefreshResponse({ json: { access: 'access-9' } });
  server.expire();
  await client.profile.me();
  expect(await session.current()).toMatchObject({ access: 'access-9', refresh: 'refresh-0' });
  expect(inside.stored.get('refreshToken')).toBe('refresh-0');
  expect(heard).toEqual([true]);
});

test('a 403 on the profile clears the tokens and emits authChanged; no other 403 does (SPEC-B 4)', async () => {
  const server = await realServer(() => ({ status: 403, json: { message: 'Closed' } }));
  const inside = browser();
  const { session, client, heard } = openTab(inside, server.url);
  await session.start(firstTokens);
  await expect(client.profile.dashboard()).rejects.toMatchObject({ status: 403 });
  await expect(client.profile.updateMe({ body: { profile: {} } })).rejects.toMatchObject({ status: 403 });
  expect(heard).toEqual([true]);
  await expect(client.profile.me()).rejects.toMatchObject({ status: 403, sentence: 'Closed' });
  expect(heard).toEqual([true, false]);
  expect([...inside.stored.keys(), ...inside.cookies.keys()]).toEqual([]);
  expect(await session.current()).toBeNull();
});

test('other failures of a profile fetch keep the session', async () => {
  const server = await realServer(() => ({ status: 404 }));
  const { session, client, heard } = openTab(browser(), server.url);
  await session.start(firstTokens);
  await expect(client.profile.me()).rejects.toMatchObject({ status: 404 });
  expect(heard).toEqual([true]);
});

test('account deletion signs out, and a rejected one does not (SPEC-A 4)', async () => {
  const server: RealServer = await realServer(() =>
    server.seen.length === 1 ? { status: 400, json: { password: ['Wrong'] } } : { status: 204, text: '' },
  );
  const inside = browser();
  const { session, client, heard } = openTab(inside, server.url);
  await session.start(firstTokens);
  const body = { password: 'Standard!2026' };
  await expect(client.account.deleteAccount({ body })).rejects.toMatchObject({ status: 400 });
  expect(heard).toEqual([true]);
  await expect(client.account.deleteAccount({ body })).resolves.toBeUndefined();
  expect(heard).toEqual([true, false]);
  expect([...inside.stored.keys(), ...inside.cookies.keys()]).toEqual([]);
});

test("a request for the member's own verification link is retried with a fresh token", async () => {
  const server = await authServer();
  const { session, client } = openTab(browser(), server.url);
  await session.start(firstTokens);
  server.expire();
  await client.account.resendVerification();
  expect(server.to('/auth/resend-verification/').map((one) => one.token)).toEqual(['access-0', 'access-1']);
});

test('a request for a verification link to a given address is retried without the rejected token', async () => {
  const server: RealServer = await realServer((seen) =>
    seen.token === undefined ? { json: { message: 'Sent' } } : { status: 401 },
  );
  const { session, client, heard } = openTab(browser(), server.url);
  await session.start(firstTokens);
  await client.account.resendVerification({ body: { email: 'dee@example.test' } });
  expect(server.seen.map((one) => one.token)).toEqual(['access-0', undefined]);
  expect(heard).toEqual([true]);
});

test('a visitor who gives no address gets the error', async () => {
  const server = await authServer();
  const { client, heard } = openTab(browser(), server.url);
  await expect(client.account.resendVerification({ body: {} })).rejects.toMatchObject({ status: 401 });
  expect(server.to('/auth/resend-verification/')).toHaveLength(1);
  expect(heard).toEqual([]);
});

test('a member call without a token emits authChanged with authenticated false', async () => {
  const server = await authServer();
  const { client, heard } = openTab(browser(), server.url);
  await expect(client.profile.me()).rejects.toMatchObject({ status: 401 });
  expect(server.to('/token/refresh/')).toHaveLength(0);
  expect(heard).toEqual([false]);
});

test('an auth-optional call is retried without the token after a 401 and never signs out', async () => {
  const server = await authServer();
  const { session, client, heard } = openTab(browser(), server.url);
  await session.start(firstTokens);
  server.expire();
  await expect(client.sessions.detail({ params: { id: 's1' } })).resolves.toMatchObject({ public_id: 's1' });
  expect(server.to('/training/').map((one) => one.token)).toEqual(['access-0', undefined]);
  expect(server.to('/token/refresh/')).toHaveLength(0);
  expect(heard).toEqual([true]);
});

test('public calls never send the token', async () => {
  const server = await authServer();
  const { session, client } = openTab(browser(), server.url);
  await session.start(firstTokens);
  await client.pages.list();
  expect(server.to('/pages/').map((one) => one.token)).toEqual([undefined]);
});

test('a 401 on a public call throws the error', async () => {
  const server = await authServer();
  const { session, client, heard } = openTab(browser(), server.url);
  await session.start(firstTokens);
  await expect(client.blog.tags()).rejects.toMatchObject({ status: 401 });
  expect(server.to('/token/refresh/')).toHaveLength(0);
  expect(heard).toEqual([true]);
});

test('a 401 for an outdated token is retried with the current one', async () => {
  const server = await authServer();
  const inside = browser();
  const [first, second] = [openTab(inside, server.url), openTab(inside, server.url)];
  await first.session.start(firstTokens);
  await second.session.current();
  server.expire();
  await first.client.profile.me();
  await second.client.profile.me();
  expect(server.to('/token/refresh/')).toHaveLength(1);
});

test('sign-out clears the tokens even if the call fails', async () => {
  const server = await authServer();
  const inside = browser();
  const { session, heard } = openTab(inside, 'http://127.0.0.1:9');
  await session.start(firstTokens);
  await session.signOut();
  expect(heard).toEqual([true, false]);
  expect([...inside.stored.keys(), ...inside.cookies.keys()]).toEqual([]);
  const other = openTab(inside, server.url);
  await other.session.start(firstTokens);
  await other.session.signOut();
  expect(JSON.parse(server.to('/auth/logout/')[0]?.body ?? '{}')).toEqual({ refresh: 'refresh-0' });
});

test('a refresh in flight does not restore the tokens after a sign-out in another tab', async () => {
  const server = await authServer();
  const inside = browser();
  const [first, second] = [openTab(inside, server.url), openTab(inside, server.url)];
  await first.session.start(firstTokens);
  server.expire();
  const call = first.client.profile.me().catch((error: unknown) => error);
  await vi.waitUntil(() => server.to('/token/refresh/').length === 1, { interval: 1, timeout: 20_000 });
  await second.session.signOut();
  expect(await call).toMatchObject({ status: 401 });
  expect([...inside.stored.keys(), ...inside.cookies.keys()]).toEqual([]);
  expect(await first.session.current()).toBeNull();
});

test('an expired token is renewed before the call, so that a member does not get the public rate', async () => {
  const server = await authServer();
  let ahead = 0;
  const { session, client } = openTab(browser(), server.url, { now: () => Date.now() + ahead });
  await session.start(firstTokens);
  server.expire();
  ahead = 5 * 60_000;
  await client.sessions.detail({ params: { id: 's1' } });
  expect(server.to('/training/').map((one) => one.token)).toEqual(['access-1']);
});

test('a tab picks up a sign-in of another tab with its next call', async () => {
  const server = await authServer();
  const inside = browser();
  const [first, second] = [openTab(inside, server.url), openTab(inside, server.url)];
  expect(await second.session.accessToken()).toBeNull();
  await first.session.start(firstTokens);
  expect(await second.session.accessToken()).toBe('access-0');
});

test('tokens that are too long for a cookie still create a session', async () => {
  const server = await authServer();
  const inside = browser();
  const { session, client, heard } = openTab(inside, server.url);
  await session.start({ ...firstTokens, access: `access-0-${'x'.repeat(5000)}` });
  expect((await session.current())?.refresh).toBe('refresh-0');
  server.expire();
  await client.profile.me();
  expect((await session.current())?.access).toBe('access-1');
  expect(heard).toEqual([true]);
});

test('a token that reads null or undefined counts as signed out (SPEC-A 4)', async () => {
  const inside = browser();
  const { session } = openTab(inside, 'http://127.0.0.1:9');
  const signedInStates = ['null', 'undefined', '', 'abc'].map((text) => {
    inside.stored.set('accessToken', text);
    return session.signedIn();
  });
  expect(signedInStates).toEqual([false, false, false, true]);
});
