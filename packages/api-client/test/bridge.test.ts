import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createBridgeSession, serveBridge } from '../src/auth/index.ts';
import type { BridgeSession } from '../src/auth/index.ts';
import type { SendToBridge } from '../src/auth/bridge-frame.ts';
import { readBridgeResponse } from '../src/auth/bridge-protocol.ts';
import type { BridgeResponse } from '../src/auth/bridge-protocol.ts';
import { createClient } from '../src/index.ts';
import { authServer, firstTokens } from './auth-server.ts';
import { browser, openTab } from './tabs.ts';
import type { Tab } from './tabs.ts';

const site = 'https://www.example.test';

/** The portal's bridge page and a site that queries it. The browser reports the origin of each message. */
function bridge(tab: Tab) {
  const page = new EventTarget();
  const responses: { data: unknown; to: string }[] = [];
  const parent = { postMessage: (data: unknown, to: string) => void responses.push({ data, to }) };
  const windowOfBridge = Object.assign(page, { parent }) as unknown as Window;
  serveBridge({ session: tab.session, siteOrigin: site, window: windowOfBridge });
  const sendMessage = (data: unknown, origin = site, source: unknown = parent) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  const ask: SendToBridge = async (operation, rejectedGeneration) => {
    const id = String(responses.length);
    const count = responses.length;
    sendMessage({ bridge: 'ask', id, wish: operation, refused: rejectedGeneration });
    await vi.waitUntil(() => responses.length > count, 20_000);
    return responses[count]?.data as BridgeResponse;
  };
  return { responses, sendMessage, ask };
}

function siteSession(ask: SendToBridge, hint = () => true): BridgeSession {
  return createBridgeSession({ bridgeUrl: 'https://members.example.test/session-bridge', ask, hint });
}

async function signedInTab() {
  const server = await authServer();
  const inside = browser();
  const tab = openTab(inside, server.url);
  await tab.session.start(firstTokens);
  return { server, inside, tab };
}

test('the public site gets the access token, and the refresh token never leaves the portal', async () => {
  const { tab } = await signedInTab();
  const { ask, responses } = bridge(tab);
  const session = siteSession(ask);
  await expect(session.accessToken()).resolves.toBe('access-0');
  expect(JSON.stringify(responses)).not.toContain('refresh-0');
  expect(responses[0]?.to).toBe(site);
});

test('the bridge responds only to the public site in the frame around it', async () => {
  const { tab } = await signedInTab();
  const { sendMessage, responses } = bridge(tab);
  const request = { bridge: 'ask', id: '1', wish: 'get' };
  sendMessage(request, 'https://evil.example.test');
  sendMessage(request, site, { postMessage: () => {} });
  sendMessage({ ...request, wish: 'start', access: 'planted', refresh: 'planted' });
  sendMessage('nonsense');
  await new Promise((wait) => setTimeout(wait, 30));
  expect(responses).toEqual([]);
  expect((await tab.session.current())?.access).toBe('access-0');
});

test.each([
  ['a sub-domain of the site', 'https://a.www.example.test'],
  ['the parent domain', 'https://example.test'],
  ['a sibling domain', 'https://members.example.test'],
  ['a look-alike with a suffix', 'https://www.example.test.evil.test'],
  ['a look-alike with a prefix', 'https://evilwww.example.test'],
  ['a look-alike with other letters', 'https://www.examp1e.test'],
  ['a look-alike in Punycode', 'https://www.xn--exmple-cua.test'],
  ['a trailing dot', 'https://www.example.test.'],
  ['another port', 'https://www.example.test:8443'],
  ['the default port of http', 'http://www.example.test'],
  ['a file', 'file://'],
  ['a sandboxed frame', 'null'],
  ['a data or blob page', 'blob:https://www.example.test'],
  ['an extension', 'chrome-extension://abcdef'],
  ['capital letters, which no browser sends', 'https://WWW.example.test'],
  ['a path', 'https://www.example.test/'],
  ['nothing', ''],
])('the bridge gives nothing to %s', async (_who, origin) => {
  const { tab } = await signedInTab();
  const { sendMessage, responses } = bridge(tab);
  for (const wish of ['get', 'signout']) sendMessage({ bridge: 'ask', id: '1', wish }, origin);
  await new Promise((wait) => setTimeout(wait, 20));
  expect(responses).toEqual([]);
  expect((await tab.session.current())?.access).toBe('access-0');
});

test('the bridge survives 1,000 random messages and gives tokens to none of them', async () => {
  const { tab } = await signedInTab();
  const { ask, sendMessage, responses } = bridge(tab);
  const message = fc.oneof(
    fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withTypedArray: true,
      withNullPrototype: true,
    }),
    fc.record(
      {
        bridge: fc.oneof(fc.constant('answer'), fc.string(), fc.anything()),
        id: fc.anything(),
        wish: fc.oneof(fc.constantFrom('get', 'signout', 'start', 'refresh', '__proto__'), fc.anything()),
        refused: fc.anything(),
        access: fc.string(),
        refresh: fc.string(),
      },
      { requiredKeys: [] },
    ),
  );
  let sent = 0;
  fc.assert(
    fc.property(message, fc.constantFrom(site, 'null', 'https://evil.test'), (data, origin) => {
      sent += 1;
      sendMessage(data, origin);
    }),
    { numRuns: 1_000 },
  );
  await new Promise((wait) => setTimeout(wait, 50));
  expect(sent).toBe(1_000);
  expect(JSON.stringify(responses)).not.toContain('refresh-0');
  expect(responses).toEqual([]);
  // It still serves the site.
  expect(await ask('get')).toMatchObject({ access: 'access-0' });
});

test('concurrent 401s on the site cause one bridge query and one refresh', async () => {
  const { server, tab } = await signedInTab();
  const session = siteSession(bridge(tab).ask);
  const client = createClient({ baseUrl: server.url, session });
  await session.accessToken();
  server.expire();
  const responses = await Promise.all(Array.from({ length: 10 }, () => client.profile.trainingDashboard()));
  expect(responses).toHaveLength(10);
  expect(server.to('/token/refresh/')).toHaveLength(1);
});

test('the site does not query the bridge without the hint cookie', async () => {
  const ask = vi.fn<SendToBridge>();
  await expect(siteSession(ask, () => false).accessToken()).resolves.toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('no response means signed out, and the next calls do not wait for the bridge again', async () => {
  const ask = vi.fn<SendToBridge>(() => Promise.resolve(null));
  const session = siteSession(ask);
  await expect(session.signedIn()).resolves.toBe(false);
  await expect(session.accessToken()).resolves.toBeNull();
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a sign-out on the site signs out the portal, and vice versa', async () => {
  const { tab } = await signedInTab();
  const { ask } = bridge(tab);
  const session = siteSession(ask);
  const heard: boolean[] = [];
  session.subscribe((authenticated) => heard.push(authenticated));
  await session.accessToken();
  await expect(session.signOut()).resolves.toBe(true);
  expect(tab.session.signedIn()).toBe(false);
  await tab.session.start(firstTokens);
  await expect(session.signedIn()).resolves.toBe(true);
  expect(heard).toEqual([false, true]);
});

test('a frame with partitioned storage (WebKit) reads and writes the session through the cookie', async () => {
  const { server, inside, tab } = await signedInTab();
  const frame = openTab({ ...browser(), cookies: inside.cookies }, server.url);
  expect((await frame.session.current())?.access).toBe('access-0');
  server.expire();
  await frame.session.refresh('access-0');
  // The portal adopts the tokens that its frame has refreshed.
  expect((await tab.session.current())?.access).toBe('access-1');
  await frame.session.signOut();
  expect(await tab.session.current()).toBeNull();
  expect(tab.heard).toEqual([true, false]);
});

describe('another user on the portal', () => {
  const others = { access: 'other-0', refresh: 'refresh-0' };

  async function openSiteAfterSignOut(modify = (response: BridgeResponse): unknown => response) {
    const { server, inside, tab } = await signedInTab();
    const { ask } = bridge(tab);
    const session = siteSession(async (operation, rejectedGeneration) => {
      const response = await ask(operation, rejectedGeneration);
      return response && readBridgeResponse(modify(response));
    });
    const heard: boolean[] = [];
    session.subscribe((authenticated) => heard.push(authenticated));
    const token = await session.accessToken();
    await tab.session.signOut();
    return { server, inside, tab, session, heard, token };
  }

  test('is reported to the site as a sign-out and a sign-in', async () => {
    const { tab, session, heard } = await openSiteAfterSignOut();
    await tab.session.start(others);
    await session.refresh('access-0');
    expect(heard).toEqual([false, true]);
    await expect(session.accessToken()).resolves.toBe((await tab.session.current())?.access);
  });

  test('gets no retry of a call that the server rejected for the previous user', async () => {
    const { tab, session, heard, token } = await openSiteAfterSignOut();
    await tab.session.start(others);
    await expect(session.refresh(token)).resolves.toBeNull();
    // Also when the site already knows the new user.
    await expect(session.refresh(token)).resolves.toBeNull();
    await session.end('access-0');
    await expect(session.refresh(await session.accessToken())).resolves.toMatch(/./);
    expect(heard).toEqual([false, true]);
  });

  describe('found only when the site requests an expiring token', () => {
    async function openWithExpiringToken(modify = (response: BridgeResponse): unknown => response) {
      const { tab } = await signedInTab();
      const { ask } = bridge(tab);
      let ahead = 0;
      const session = createBridgeSession({
        bridgeUrl: 'https://members.example.test/session-bridge',
        ask: async (operation, rejectedGeneration) => {
          const response = await ask(operation, rejectedGeneration);
          return response && readBridgeResponse(modify(response));
        },
        hint: () => true,
        now: () => Date.now() + ahead,
      });
      await session.accessToken();
      await tab.session.start(others);
      ahead = 4 * 60_000 + 30_000;
      return session;
    }

    test('gets no call that the previous user started', async () => {
      const session = await openWithExpiringToken();
      const tokens = await Promise.all([session.accessToken(), session.accessToken()]);
      expect(tokens).toEqual([null, null]);
      // Later calls run as the new user.
      await expect(session.accessToken()).resolves.toMatch(/./);
    });

    test('is adopted when an older portal sends no sign-in id', async () => {
      const session = await openWithExpiringToken((response) => ({ ...response, sid: undefined }));
      await expect(session.accessToken()).resolves.toMatch(/./);
    });
  });

  test('is detected at once when Back restores a page', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const ask = vi.fn<SendToBridge>(() => Promise.resolve(null));
    const stop = siteSession(ask).keepFresh();
    const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted });
    page.dispatchEvent(shown(false));
    expect(ask).not.toHaveBeenCalled();
    page.dispatchEvent(shown(true));
    expect(ask).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(ask).toHaveResolved(), 20_000);
    stop();
    page.dispatchEvent(shown(true));
    expect(ask).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  test('a later token of the same sign-in is not reported', async () => {
    const { server, tab } = await signedInTab();
    const session = siteSession(bridge(tab).ask);
    const heard: boolean[] = [];
    session.subscribe((authenticated) => heard.push(authenticated));
    await session.accessToken();
    server.expire();
    await expect(session.refresh('access-0')).resolves.toBe('access-1');
    expect(heard).toEqual([]);
  });

  test('the site adopts the session of a portal that sends no sign-in id', async () => {
    const { tab, session, heard } = await openSiteAfterSignOut((response) => ({
      ...response,
      sid: undefined,
    }));
    await tab.session.start(others);
    await expect(session.refresh('access-0')).resolves.toMatch(/./);
    expect(heard).toEqual([]);
  });
});
