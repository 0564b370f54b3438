// One sign-in for two origins, in a real browser: `pnpm run build && pnpm run browser [rounds]`.
// In each round, two tabs of the portal and two of the public site use an expired token at the same time.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { closeAll, startApi, startPages } from './servers.mjs';

const repetitions = Number(process.argv[2] ?? 30);
const api = await startApi();
const origins = { portal: '', site: '' };

const script = (body) => `<script type="module">
  import { createClient, fetchTransport } from '/index.js';
  import { createBridgeSession, createPortalSession, serveBridge } from '/session/index.js';
  const transport = fetchTransport('${api.url}', 10000);
  const over = (session) => createClient({ baseUrl: '', transport, session });
  ${body}
</script>`;
const portalSession = 'const session = createPortalSession({ calls: over(undefined).auth });';
const ready = 'Object.assign(window, { session, client: over(session) }); session.keepFresh();';

origins.portal = await startPages(() => ({
  '/': script(portalSession + ready),
  '/session-bridge': script(`${portalSession} serveBridge({ session, siteOrigin: '${origins.site}' });`),
}));
origins.site = await startPages(() => ({
  '/': script(
    `const session = createBridgeSession({ bridgeUrl: '${origins.portal}/session-bridge' }); ${ready}`,
  ),
}));

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));
const browser = await chromium.launch({
  ...(known ? { executablePath: known } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});

/** A fresh browser profile; `unguarded` removes the Web Locks API from all its pages. */
async function profile(unguarded) {
  const context = await browser.newContext();
  if (unguarded) {
    await context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }),
    );
  }
  return context;
}

async function open(context, origin) {
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => 'client' in window);
  return page;
}

const call = (page) =>
  page.evaluate(() =>
    Promise.all([1, 2, 3].map(() => window.client.profile.me())).then(
      (results) => results.length,
      (error) => `${error.kind} ${error.status}`,
    ),
  );

async function signedInTabs(context) {
  const first = await open(context, origins.portal);
  await first.evaluate((tokens) => window.session.start(tokens), api.tokens());
  const others = [origins.portal, origins.site, origins.site].map((origin) => open(context, origin));
  return [first, ...(await Promise.all(others))];
}

try {
  // Positive control: without the lock, the same rounds lose the session.
  const unguarded = await signedInTabs(await profile(true));
  for (let index = 0; index < repetitions && !api.state.ended; index++) {
    api.expire();
    await Promise.all(unguarded.map(call));
  }
  assert.ok(api.state.ended, 'the control must lose its session');
  await unguarded[0].context().close();
  api.forgive();

  const tabs = await signedInTabs(await profile(false));
  const [first] = tabs;
  for (let index = 0; index < repetitions; index++) {
    const before = api.state.refreshes;
    api.expire();
    const results = await Promise.all(tabs.map(call));
    assert.deepEqual(results, [3, 3, 3, 3], `round ${index}`);
    assert.equal(api.state.refreshes - before, 1, `one refresh in round ${index}`);
  }

  // The site can read only the access token. On localhost it also sees the portal's cookie, because cookies ignore ports.
  const seen = await tabs[2].evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((one) => Object.entries(one))),
  );
  assert.ok(!seen.includes('refresh-'), 'no refresh token in the storage of the site');

  // The bridge accepts no session from another page.
  await tabs[2].evaluate((portal) => {
    const { contentWindow } = document.querySelector('iframe');
    contentWindow.postMessage(
      { bridge: 'ask', id: 'x', wish: 'start', access: 'planted', refresh: 'planted' },
      portal,
    );
    contentWindow.postMessage({ access: 'planted', refresh: 'planted' }, portal);
  }, origins.portal);
  assert.deepEqual(await call(first), 3, 'still the same session');

  // A sign-out on the site also signs out the portal's tabs, and the other site tab when it gets the focus.
  const began = Date.now();
  assert.equal(await tabs[2].evaluate(() => window.session.signOut()), true);
  await Promise.all(tabs.slice(0, 2).map((tab) => tab.waitForFunction(() => !window.session.signedIn())));
  await tabs[3].evaluate(() => dispatchEvent(new Event('focus')));
  assert.equal(await tabs[3].evaluate(() => window.session.signedIn()), false);
  const took = Date.now() - began;
  assert.ok(took < 2000, `signed out everywhere in ${took} ms`);
  console.log(
    `${repetitions} rounds, 4 tabs on two origins: no session lost, one refresh each; signed out in ${took} ms`,
  );
} finally {
  await browser.close();
  closeAll();
}
