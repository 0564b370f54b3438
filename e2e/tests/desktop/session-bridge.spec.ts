import type { Page } from '@playwright/test';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A page that frames the portal's bridge and asks it for the access token, as the public site does. */
const askingPage = (
  bridge: string,
) => `<!doctype html><title>Asking</title><iframe src="${bridge}"></iframe><script>
  window.responses = [];
  addEventListener('message', ({ data }) => responses.push(data));
  setInterval(() => frames[0].postMessage({ bridge: 'ask', id: '1', wish: 'get' }, '*'), 100);
</script>`;

const responsesIn = (frame: ReturnType<Page['mainFrame']>): Promise<unknown[]> =>
  frame.evaluate(() => (globalThis as unknown as { responses: unknown[] }).responses);

test('the bridge gives no other page the access token, even one that frames it', async ({
  page,
  addresses,
  studio,
}) => {
  const { portal, site } = addresses;
  const bridge = `${portal}/session-bridge`;
  await signIn(page, portal, await studio.member());
  await page.route(/\/asking$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: askingPage(bridge) }),
  );
  // Only the public site may frame the bridge. Without that policy, the bridge must check who asks.
  await page.route(bridge, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    expect(headers['content-security-policy']).toContain(`frame-ancestors ${site}`);
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  const bridgeLoaded = () =>
    page
      .frames()
      .at(-1)!
      .waitForFunction(() => document.readyState === 'complete');

  // Positive control: the public site gets the token.
  await page.goto(`${site}/asking`);
  await expect
    .poll(async () => JSON.stringify(await responsesIn(page.mainFrame())))
    .toContain('"access":"ey');

  const { port } = new URL(site);
  for (const origin of [
    `http://www.localhost:${port}`,
    `http://localhost:${Number(port) + 1}`,
    `http://127.0.0.1:${port}`,
    `http://localhost.evil.test:${port}`,
    'http://evil.test',
  ]) {
    await page.goto(`${origin}/asking`);
    expect(page.frames().at(-1)!.url()).toBe(bridge);
    await bridgeLoaded();
    await page.waitForTimeout(1_000);
    expect([origin, await responsesIn(page.mainFrame())]).toEqual([origin, []]);
  }

  // The public site's own page has an opaque origin in a sandboxed frame.
  await page.route(/\/sandboxing$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe sandbox="allow-scripts" src="${site}/asking"></iframe>`,
    }),
  );
  await page.goto(`${site}/sandboxing`);
  await bridgeLoaded();
  await page.waitForTimeout(1_000);
  expect(await responsesIn(page.frames()[1]!)).toEqual([]);
});
