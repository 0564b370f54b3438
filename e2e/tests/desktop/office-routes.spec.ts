import { accessibleAtWidths, accessibleLayout } from '../../fixtures/accessible.ts';
import { officeRoutes } from '../../fixtures/office-routes.ts';
import { expect, test } from '../../fixtures/test.ts';

// Goes through the office in one document, because loading each screen anew would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 600_000 });

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

test(
  'every office screen fits and is accessible on a phone, a tablet and a desk, in both themes',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    const routes = await officeRoutes(studio);
    await page.goto(`${addresses.portal}/office/team`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Team and roles' })).toBeVisible();
    for (const route of routes) {
      await test.step(route, async () => {
        await page.evaluate((address) => {
          document.querySelector('main h1')?.setAttribute('data-left', '');
          history.pushState({}, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        }, route);
        await page.waitForFunction(() => {
          const heading = document.querySelector('main h1:not([data-left])');
          const waiting = document.querySelectorAll('main [aria-busy="true"], .skeleton');
          return heading !== null && [...waiting].every((element) => !element.checkVisibility());
        });
        await expect(page).toHaveTitle(/ \| Office/);
        await accessibleAtWidths(page, [390], route);
        // What a tablet shows, a phone or a desk shows as well.
        await accessibleLayout(page, 834, route);
        await accessibleAtWidths(page, [1440], route);
      });
    }
  },
);
