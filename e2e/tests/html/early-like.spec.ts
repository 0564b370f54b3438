import { expect, test } from '../../fixtures/test.ts';

const post = '/the-standard/twelve-records-at-104-beats-per-minute';

test('a tap on LIKE 100 ms after the first paint shows feedback immediately and saves the like', async ({
  page,
  addresses,
}) => {
  // The page's script loads only after the tap, however fast the machine is.
  let tapped: () => void = () => {};
  const isTapped = new Promise<void>((done) => (tapped = done));
  await page.route('**/assets/*.js', async (route) => {
    await isTapped;
    await route.continue();
  });
  await page.goto(addresses.site + post, { waitUntil: 'commit' });
  // The browser can paint before the whole document arrives, so the test taps as soon as the button exists.
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      document.querySelector('button[data-early="like"]') !== null,
  );
  await page.waitForTimeout(100);
  const busyAfterTap = await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[data-early="like"]');
    button?.click();
    return button?.getAttribute('aria-busy');
  });
  expect(busyAfterTap).toBe('true');
  await expect(page.getByRole('button', { name: 'LOADING', exact: true })).toBeVisible();
  // The message is visible for three seconds only, so the test waits for it from the start.
  const confirmation = expect(page.getByText('Your like was added.')).toBeVisible();
  tapped();
  await confirmation;
  await expect(page.getByRole('button', { name: 'LIKED', exact: true }).first()).toBeVisible();
});
