import { openEnvelopeService, type EnvelopeService } from '../../fixtures/envelope-service.ts';
import { faults, openFaultProxy, type FaultProxy } from '../../fixtures/fault-proxy.ts';
import { startRealApps, type RealApps } from '../../fixtures/real-apps.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { openStudio } from '../../fixtures/studio.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import type { Page } from '@playwright/test';

/** Apps started for this test that measure and report, with a proxy in front of the API. */
const test = base.extend<object, { service: EnvelopeService; faultProxy: FaultProxy; apps: RealApps }>({
  service: [
    async ({}, use) => {
      const service = await openEnvelopeService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  faultProxy: [
    async ({}, use) => {
      const target = { port: 0 };
      const proxy = await openFaultProxy(() => target.port);
      await use(Object.assign(proxy, { aim: (port: number) => (target.port = port) }));
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  apps: [
    async ({ service, faultProxy }, use) => {
      const apps = await startRealApps({
        apiUrl: (port) => {
          (faultProxy as FaultProxy & { aim: (port: number) => void }).aim(port);
          return `http://localhost:${faultProxy.port}/api/v2`;
        },
        environment: { ANALYTICS: 'dataLayer', ERROR_REPORTING_DSN: service.dsn },
      });
      await use(apps);
      await apps.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

// One worker runs them, so that the apps start once.
test.describe.configure({ mode: 'default' });

test.afterEach(({ faultProxy }) => faultProxy.restore());

const banner = (page: Page) => page.getByRole('region', { name: 'May we count visits?' });
const counted = (page: Page) =>
  page.evaluate(() => (window as Window & { dataLayer?: { event: string }[] }).dataLayer ?? []);

for (const width of [390, 1440]) {
  test(`the apps count and store nothing before Accept, and both remember the choice (${width} px)`, async ({
    page,
    apps,
    accessible,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { site, portal } = apps.addresses;
    await page.goto(`${site}/nowhere?email=jo@example.com`);
    await expect(banner(page)).toBeVisible();
    await accessible(page, 'the consent banner');
    expect(await counted(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    const buttons = banner(page).getByRole('button');
    await expect(buttons).toHaveText(['Decline', 'Accept']);
    const boxes = await buttons.evaluateAll((all) =>
      all.map((one) => [
        one.className,
        one.getBoundingClientRect().width,
        getComputedStyle(one).backgroundColor,
      ]),
    );
    expect(boxes[0]).toEqual(boxes[1]);

    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await expect(banner(page)).toBeHidden();
    await expect.poll(() => counted(page)).toEqual([{ event: 'not_found_view', page: '/nowhere' }]);

    await page.goto(`${portal}/reset-password/MQ/c0ffee-secret`);
    await expect
      .poll(() => counted(page))
      .toEqual([{ event: 'page_view', page: '/reset-password/:uid/:token' }]);
    await expect(banner(page)).toHaveCount(0);

    // The choice is changed on the cookie page.
    await page.goto(`${site}/cookies`);
    await expect.poll(() => counted(page)).toHaveLength(1);
    await page.getByRole('main').getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('nothing is counted')).toBeVisible();
    await accessible(page, 'the consent choice on the cookie page');
    await page.goto(site);
    await page.locator('html[data-ready]').waitFor();
    await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached();
    await expect(banner(page)).toHaveCount(0);
    expect(await counted(page)).toEqual([]);
  });
}

test('failures of 500 and above and uncaught errors are reported without personal data', async ({
  page,
  apps,
  faultProxy,
  service,
}) => {
  const { portal, site, apiOrigin } = apps.addresses;
  const studio = await openStudio({ api: `${apiOrigin}/api/v2` });
  const member = await studio.member({ firstName: 'Danielle' });
  await signIn(page, portal, member);
  faultProxy.when({
    path: '/billing-address/',
    fault: faults.status(
      500,
      { message: `Row of ${member.email} is locked`, code: 'server_error' },
      { 'X-Request-ID': 'req-7f3a02c1' },
    ),
  });
  const document = await page.goto(`${portal}/dashboard/billing-address?next=${member.email}`);
  expect(document?.headers()['content-security-policy']).toContain(service.origin);
  await expect(page.getByText(referenceText('B8.7/billing/load'))).toBeVisible();
  await expect
    .poll(() => service.events.find(({ tags }) => tags.call === 'GET /billing-address/'))
    .toMatchObject({
      transaction: '/dashboard/billing-address',
      tags: { app: 'member-portal', status: '500', request_id: 'req-7f3a02c1' },
      exception: {
        values: [
          { type: 'ApiError', value: 'Row of [email] is locked [GET /billing-address/; 500 server_error]' },
        ],
      },
    });

  await page.evaluate(() =>
    setTimeout(() => {
      throw new TypeError('x of jo@example.com is undefined');
    }),
  );
  await expect
    .poll(() => service.events.flatMap(({ exception }) => exception.values.map(({ value }) => value)))
    .toContain('x of [email] is undefined');

  // This failure occurs in the site's own server while it renders a page.
  faultProxy.when({ path: '/training/sessions/upcoming/', fault: faults.status(503) });
  await page.goto(`${site}/training`);
  await expect.poll(() => service.events.filter(({ platform }) => platform === 'node')).not.toEqual([]);
  expect(service.raw.join('\n')).not.toMatch(/example\.test|jo@example|Danielle|Bearer/);
});
