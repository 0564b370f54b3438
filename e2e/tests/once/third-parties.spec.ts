import { expect, test, type Page } from '@playwright/test';
import { startRealApps, type RealApps } from '../../fixtures/real-apps.ts';

const environment = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  CHALLENGE: 'turnstile',
  TURNSTILE_SITE_KEY: 'site',
  TURNSTILE_SECRET_KEY: 'secret',
};

let apps: RealApps;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  apps = await startRealApps({ environment });
});
test.afterAll(() => apps.stop());

/** Adds a script element as Stripe.js and Turnstile do. Resolves with `ran`, `blocked` or the error of the assignment. */
async function addScript(page: Page, url: string): Promise<string> {
  return page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.addEventListener('load', () => resolve('ran'));
        script.addEventListener('error', () => resolve('blocked'));
        try {
          script.src = src;
          document.head.append(script);
        } catch (error) {
          resolve(String(error));
        }
      }),
    url,
  );
}

for (const app of ['site', 'portal'] as const) {
  test(`the ${app} runs scripts of the configured third parties, and no other string becomes code`, async ({
    page,
  }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text());
    });
    // Their script adds another one of the same host.
    for (const host of ['https://js.stripe.com', 'https://challenges.cloudflare.com']) {
      await page.route(`${host}/outer.js`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `{ const s = document.createElement('script'); s.src = '${host}/inner.js'; document.head.append(s); }`,
        }),
      );
      await page.route(`${host}/inner.js`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.ran = (window.ran ?? 0) + 1;' }),
      );
    }
    await page.goto(app === 'site' ? `${apps.addresses.site}/about` : `${apps.addresses.portal}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await addScript(page, 'https://js.stripe.com/outer.js')).toBe('ran');
    expect(await addScript(page, 'https://challenges.cloudflare.com/outer.js')).toBe('ran');
    await expect.poll(() => page.evaluate(() => (window as { ran?: number }).ran)).toBe(2);
    expect(violations).toEqual([]);

    expect(await addScript(page, 'https://js.stripe.com.evil.test/outer.js')).toContain('No script may come');
    expect(await addScript(page, '/assets/other.js')).toContain('No script may come');
    const assigned = await page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        return 'assigned';
      } catch (error) {
        return String(error);
      }
    });
    expect(assigned).toContain('TrustedHTML');
  });
}
