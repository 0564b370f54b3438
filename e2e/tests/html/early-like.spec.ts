import { expect, test } from '../../fixtures/test.ts';

const post = '/the-standard/twelve-records-at-104-beats-per-minute';

test('a tap on LIKE 100 ms after the first paint is answered at once and takes effect', async ({
  page,
  addresses,
}) => {
  // However fast the machine is: the page's own script arrives after the tap.
  let tapped: () => void = () => {};
  const isTapped = new Promise<void>((done) => (tapped = done));
  await page.route('**/assets/*.js', async (route) => {
    await isTapped;
    await route.continue();
  });
  await page.goto(addresses.site + post, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.waitForTimeout(100);
  const atOnce = await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[data-early="like"]');
    button?.click();
    return button?.getAttribute('aria-busy');
  });
  expect(atOnce).toBe('true');
  await expect(page.getByRole('button', { name: 'LOADING', exact: true })).toBeVisible();
  tapped();
  await expect(page.getByRole('button', { name: 'LIKED', exact: true }).first()).toBeVisible();
  await expect(page.getByText('Your like was added.')).toBeVisible();
});
