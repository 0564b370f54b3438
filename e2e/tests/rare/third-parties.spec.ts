import { solvedOn } from '@detroit-well/api/turnstile-fake';
import { expect, test, type Page } from '@playwright/test';
import { startRealApps, type RealApps } from '../../fixtures/real-apps.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { openStudio } from '../../fixtures/studio.ts';
import { startThirdParties, type ThirdParties } from '../../fixtures/third-parties.ts';

// One worker runs them, so that the apps start once.
test.describe.configure({ mode: 'default' });

let outside: ThirdParties;
let apps: RealApps;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  outside = await startThirdParties();
  apps = await startRealApps({ environment: outside.environment });
});
test.afterAll(async () => {
  await apps.stop();
  await outside.close();
});

/** Signs in a member of these apps, which ask Turnstile whether a person signs up. */
async function signInMember(page: Page): Promise<void> {
  const newHumanToken = (): string => solvedOn(new URL(apps.addresses.site).hostname);
  const studio = await openStudio(apps.addresses, { newHumanToken });
  await signIn(page, apps.addresses.portal, await studio.member());
}

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

/** A screen that uses each third party, and one that does not. */
const screens = [
  {
    name: 'site',
    page: 'site',
    path: '/training',
    hosts: ['https://js.stripe.com', 'https://challenges.cloudflare.com'],
  },
  {
    name: 'site without registration',
    page: 'site',
    path: '/about',
    hosts: ['https://challenges.cloudflare.com'],
  },
  {
    name: 'sign-up of the portal',
    page: 'portal',
    path: '/register',
    hosts: ['https://challenges.cloudflare.com'],
  },
  { name: 'dashboard of the portal', page: 'portal', path: '/dashboard', hosts: ['https://js.stripe.com'] },
  { name: 'sign-in of the portal', page: 'portal', path: '/login', hosts: [] },
] as const;
const thirdParties = ['https://js.stripe.com', 'https://challenges.cloudflare.com'] as const;

for (const { name, page: app, path, hosts } of screens) {
  test(`the ${name} runs scripts of the third parties that it uses, and no other string becomes code`, async ({
    page,
  }) => {
    const violations: string[] = [];
    // Their script adds another one of the same host.
    for (const host of thirdParties) {
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
    if (path === '/dashboard') await signInMember(page);
    else await page.goto(apps.addresses[app] + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    page.on('console', (message) => {
      if (message.type() === 'error') violations.push(message.text());
    });
    for (const host of hosts) expect(await addScript(page, `${host}/outer.js`)).toBe('ran');
    await expect.poll(() => page.evaluate(() => (window as { ran?: number }).ran ?? 0)).toBe(hosts.length);
    expect(violations).toEqual([]);

    const others = thirdParties
      .filter((host) => !hosts.some((used) => used === host))
      .map((host) => `${host}/outer.js`);
    for (const url of [...others, 'https://js.stripe.com.evil.test/outer.js', '/assets/other.js']) {
      expect(await addScript(page, url)).toMatch(/No script may come|TrustedScriptURL/);
    }
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
