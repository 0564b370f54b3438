import { paths } from '@detroit-well/config/paths';
import { installClock, stopClock, advance, advanceUntil } from '../../fixtures/page-clock.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { faults, openFaultProxy, type FaultProxy } from '../../fixtures/fault-proxy.ts';
import { startRealApps, type RealApps } from '../../fixtures/real-apps.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { openStudio, type Studio, type StudioSession } from '../../fixtures/studio.ts';
import { expect, test as shared } from '../../fixtures/test.ts';

/** Apps started for this test, so that the web server meets the same faults as the browser. */
const test = shared.extend<object, { apps: RealApps; faultProxy: FaultProxy; studio: Studio }>({
  faultProxy: [
    async ({}, use) => {
      let target = 0;
      const proxy = await openFaultProxy(() => target);
      await use(Object.assign(proxy, { aim: (port: number) => (target = port) }));
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  apps: [
    async ({ faultProxy }, use) => {
      const apps = await startRealApps({
        apiUrl: (port) => {
          (faultProxy as FaultProxy & { aim: (port: number) => void }).aim(port);
          return `http://localhost:${faultProxy.port}/api/v2`;
        },
      });
      await use(apps);
      await apps.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  studio: [
    async ({ apps }, use) => {
      await use(await openStudio({ api: `${apps.addresses.apiOrigin}/api/v2` }));
    },
    { scope: 'worker' },
  ],
});

// One worker runs them, so that the apps start once.
test.describe.configure({ mode: 'default' });
test.afterEach(({ faultProxy }) => faultProxy.restore());

const list = '/training/sessions/upcoming/';
const phone = { width: 390, height: 844 };
/** A list with one session, whose page no server has cached. */
const listOf = ({ title }: StudioSession): string => paths.training({ q: title });

test('a session list that never loads updates its message, times out after 25 s and loads on Try Again', async ({
  page,
  apps,
  studio,
  faultProxy: proxy,
  accessible,
}) => {
  const session = await studio.session();
  await page.setViewportSize(phone);
  await installClock(page);
  proxy.when({ path: list, fault: { kind: 'delay', ms: 29_000 } });
  const reply = await page.goto(apps.addresses.site + listOf(session));
  expect(reply?.headers()['cache-control']).toBe('no-store');
  const section = page.getByRole('region', { name: 'Upcoming Training Sessions' });
  await expect(section.getByText('Loading sessions...')).toBeVisible();
  await expect(page.getByRole('link', { name: /Core.*Strength/ })).toBeVisible();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await accessible(page, 'the landing page while its list loads');
  // The accessibility check took a while and the page measures real time, so the page is reloaded.
  await page.reload();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await advanceUntil(page, [section.getByText('Still loading sessions')]);
  await advanceUntil(page, [section.getByText('Almost out of time')]);
  const timeoutMessage = referenceText('B8.8/sessions/timeout');
  await advanceUntil(page, [section.getByText(timeoutMessage)]);
  await accessible(page, 'the landing page after its list timed out');
  proxy.restore();
  await section.getByRole('button', { name: 'Try Again' }).click();
  await expect(section.getByText(timeoutMessage)).toBeHidden();
  await expect(section.locator('.schedule-row', { hasText: session.title })).toBeVisible();
  // No cache kept the page without its list.
  const again = await page.reload();
  expect(await again?.text()).toContain('schedule-row');
});

test('the session list distinguishes a lost connection from a server error, and mentions retries only once they are used up', async ({
  page,
  apps,
  studio,
  faultProxy: proxy,
}) => {
  const session = await studio.session();
  await installClock(page);
  const section = page.getByRole('region', { name: 'Upcoming Training Sessions' });
  const failure = section.getByRole('alert');
  let tries = 0;
  page.on('request', (request) => (tries += request.url().includes(list) ? 1 : 0));
  // The first attempt fails while the page's clock stands still, so its waits are counted from there.
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  proxy.when({ path: list, fault: { kind: 'unreachable', until } });
  await page.goto(apps.addresses.site + listOf(session));
  await expect.poll(() => tries).toBe(1);
  await stopClock(page);
  release();
  await expect(section.getByText('No Sessions Available')).toBeVisible();
  await expect(section.getByText(referenceText('B8.8/sessions/retries'))).toBeHidden();
  for (const [before, delay] of [1_000, 2_000, 4_000].entries()) {
    await advance(page, delay - 1);
    expect(tries, `tries before ${delay} ms`).toBe(before + 1);
    await advance(page, 1);
    await expect.poll(() => tries, `tries after ${delay} ms`).toBe(before + 2);
  }
  await page.clock.resume();
  await expect(failure).toContainText(referenceText('B8.2/fallback/network'));
  await expect(failure).toContainText(referenceText('B8.1/status/network'));
  await expect(section.getByText(referenceText('B8.8/sessions/retries'))).toBeVisible();

  proxy.restore();
  proxy.when({ path: list, fault: faults.status(401, { code: 'not_authenticated' }) });
  await section.getByRole('button', { name: 'Try Again' }).click();
  await expect(failure).toContainText(referenceText('B8.2/fallback/401'));
  await expect(section.getByRole('link', { name: referenceText('B8.2/fallback/401-sign-in') })).toBeVisible();
  await expect(
    section.getByRole('link', { name: referenceText('B8.2/fallback/401-create-account') }),
  ).toBeVisible();
  await expect(section.getByText(referenceText('B8.8/sessions/retries'))).toBeHidden();
});

test('the spots on an open page update when others register', async ({
  page,
  apps,
  studio,
  faultProxy: proxy,
}) => {
  const session = await studio.session({ places: 8 });
  await page.clock.install();
  await page.goto(`${apps.addresses.site}/training?session=${session.id}`);
  const side = page.getByRole('complementary', { name: 'Price and registration' });
  await expect(side).toContainText('8 of 8 spots');
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await studio.register(await studio.member(), session);
  await page.clock.runFor(31_000);
  await expect(side).toContainText('7 of 8 spots');

  proxy.when({ path: '/availability/', fault: faults.status(500) });
  await page.clock.runFor(31_000);
  await expect(side.getByText(referenceText('B8.8/availability/fallback'))).toBeVisible();
  proxy.restore();
  // A server without the availability call responds with 404, and the page uses the data of the session itself.
  proxy.when({ path: '/availability/', fault: faults.status(404) });
  await page.clock.runFor(31_000);
  await expect(side.getByText(referenceText('B8.8/availability/fallback'))).toBeHidden();
});

test('the session list of the dashboard shows its failure and loads on Try Again', async ({
  page,
  apps,
  studio,
  faultProxy: proxy,
  accessible,
}) => {
  await studio.session();
  await page.setViewportSize(phone);
  await installClock(page);
  proxy.when({ path: list, fault: faults.html });
  await signIn(page, apps.addresses.portal, await studio.member());
  const block = page.getByRole('region', { name: 'Register for sessions' });
  await expect(block.getByText('No Sessions Available')).toBeVisible();
  await advanceUntil(page, [block.getByText(referenceText('B8.8/sessions/format'))]);
  await expect(block.getByText(referenceText('B8.8/sessions/retries'))).toBeVisible();
  await accessible(page, 'a dashboard without its list');
  proxy.restore();
  await block.getByRole('button', { name: 'Try Again' }).click();
  await expect(block.getByRole('listitem').first()).toBeVisible();
  await expect(block.getByText('Invalid session data format')).toBeHidden();
});

test('a post that cannot be loaded shows its failure and loads on Try Again', async ({
  page,
  apps,
  faultProxy: proxy,
}) => {
  const call = '/blog/posts/how-to-fall-on-purpose/';
  const title = page.getByRole('heading', { level: 1 });
  const again = page.getByRole('link', { name: referenceText('B8.9/post/try-again') });

  const fails = proxy.when({ path: call, fault: faults.status(503) });
  const reply = await page.goto(`${apps.addresses.site}/the-standard/how-to-fall-on-purpose`);
  expect(reply?.status()).toBe(503);
  await expect(title).toHaveText(referenceText('B8.9/post/load'));
  await expect(page.getByText(referenceText('B8.9/blog/5xx'))).toBeVisible();
  await again.click();
  await expect(title).toHaveText(referenceText('B8.9/post/load'));
  fails();

  const limited = proxy.when({ path: call, fault: faults.status(429, {}, { 'Retry-After': '60' }) });
  await again.click();
  await expect(page.getByText(referenceText('B8.9/blog/429'))).toBeVisible();
  limited();

  await again.click();
  await expect(title).toHaveText('How to fall on purpose');
});
