import { panelOf } from '../../fixtures/guest.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a tap on Register Now 100 ms after the first paint opens the registration panel', async ({
  page,
  addresses,
  studio,
}) => {
  const session = await studio.session();
  const address = `${addresses.site}/training?session=${session.id}`;
  await page.goto(address, { waitUntil: 'commit' });
  // The browser can paint before the whole document arrives, so the test taps as soon as the button exists.
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      [...document.querySelectorAll('a')].some((entry) => entry.textContent?.includes('Register Now')),
  );
  await page.waitForTimeout(100);
  const detail = page.url();
  await page.evaluate(() => {
    const link = [...document.querySelectorAll('a')].find((entry) =>
      entry.textContent?.includes('Register Now'),
    );
    link?.click();
  });
  await expect(panelOf(page)).toBeVisible();
  await expect(panelOf(page).getByLabel('First name')).toBeVisible();
  expect(page.url().split('?')[0]).toBe(detail.split('?')[0]);
});
