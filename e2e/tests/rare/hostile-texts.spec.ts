import { hostileNext } from '@detroit-well/reference-texts/hostile-texts';
import { connected, messages, say, textsOf, twoInOneSession } from '../../fixtures/chat.ts';
import { actingNow, attackPage, attacks, hostile } from '../../fixtures/hostile-replies.ts';
import { portalRoutes } from '../../fixtures/portal-routes.ts';
import { everyPublicRoute } from '../../fixtures/public-routes.ts';
import { seasonedMember } from '../../fixtures/seasoned-member.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

/** `HOSTILE=all` tries all texts, which takes half an hour. */
test.describe.configure({ timeout: 60_000 * Math.max(3, attacks.length * 2) });

test('no text of the API acts on any screen of the portal', async ({ page, addresses, studio }) => {
  const { api, portal } = addresses;
  const { member, course } = await seasonedMember(studio);
  await signIn(page, portal, member);
  let [attack] = attacks;
  const { harm } = await attackPage(page, api, () => attack);
  const seen: string[] = [];
  for (attack of attacks) {
    for (const address of portalRoutes(portal, course.id).signedIn) {
      await page.goto(address);
      await expect(page.locator('main h1, main h2, h1').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([address, await actingNow(page)]).toEqual([address, []]);
      if ((await page.locator('body').innerText()).includes('xssRan')) seen.push(address);
    }
  }
  expect(harm).toEqual([]);
  // The texts were on the screens: the test looked at something.
  expect(new Set(seen).size).toBeGreaterThanOrEqual(6);
});

test('no text of the chat websocket acts in a conversation', async ({ page, browser, addresses, studio }) => {
  const otherPage = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const { session } = await twoInOneSession(studio, addresses, [page, otherPage]);
  let [attack] = attacks;
  const { harm } = await attackPage(page, addresses.api, () => attack);
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((frame) => {
      const json: unknown = JSON.parse(frame.toString());
      socket.send(attack ? JSON.stringify(hostile(json, attack)) : frame);
    });
  });
  for (const one of [page, otherPage]) {
    await one.goto(`${addresses.portal}/test-chat?session=${session.id}`);
    await connected(one);
  }
  let said = 0;
  for (attack of attacks) {
    await say(otherPage, 'Is there parking?');
    said += 1;
    await expect.poll(() => textsOf(page)).toHaveLength(said);
    expect(await actingNow(page)).toEqual([]);
  }
  await expect(messages(page)).toContainText(/xssRan|evil\.test/);
  expect(harm).toEqual([]);
});

test('no text that the browser loads acts on any page of the public site', async ({
  page,
  addresses,
  studio,
}) => {
  const { api, site } = addresses;
  let [attack] = attacks;
  const { harm } = await attackPage(page, api, () => attack);
  for (attack of attacks) {
    for (const address of await everyPublicRoute(studio, addresses)) {
      await page.goto(address);
      await expect(page.locator('h1').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect([address, await actingNow(page)]).toEqual([address, []]);
    }
    // The waiver is the HTML that the browser loads itself.
    const session = await studio.session();
    await page.goto(`${site}/training?session=${session.id}`);
    await page.getByRole('link', { name: 'Register Now' }).first().click();
    await expect(page.locator('.waiver-box')).toContainText(/xssRan|evil\.test/);
    expect(await actingNow(page)).toEqual([]);
  }
  expect(harm).toEqual([]);
});

test('a text acts in a page that trusts it (positive control)', async ({ page, addresses }) => {
  const { harm } = await attackPage(page, addresses.api, () => attacks[0]);
  await page.route(`${addresses.site}/trusting`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<img src=x onerror=xssRan()>' }),
  );
  await page.goto(`${addresses.site}/trusting`);
  await expect.poll(() => harm).toContain('a text ran');
  expect(await actingNow(page)).toEqual(['IMG onerror']);
});

test('a member who is signed in stays with the two apps, whatever `next` contains', async ({
  page,
  addresses,
  studio,
}) => {
  const { portal, site } = addresses;
  await signIn(page, portal, await studio.member());
  const some = hostileNext.filter((_, index) => process.env.HOSTILE === 'all' || index % 6 === 0);
  for (const next of some) {
    await page.goto(`${portal}/login?next=${encodeURIComponent(next)}`);
    await expect(page).toHaveURL(`${portal}/feed`);
    const through = await page.request.get(`${site}/login?next=${encodeURIComponent(next)}`, {
      maxRedirects: 0,
    });
    expect(new URL(through.headers()['location'] ?? '', site).origin).toBe(portal);
  }
});
