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
  // A document may be painted before it has arrived whole; a person taps what is there.
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      document.querySelector('button[data-early="like"]') !== null,
  );
  await page.waitForTimeout(100);
  const atOnce = await page.evaluate(() => {
    const button = document.querySelector<HTMLButtonElement>('button[data-early="like"]');
    button?.click();
    return button?.getAttribute('aria-busy');
  });
  expect(atOnce).toBe('true');
  await expect(page.getByRole('button', { name: 'LOADING', exact: true })).toBeVisible();
  // The sentence stands for three seconds only: it is looked for from the start.
  const said = expect(page.getByText('Your like was added.')).toBeVisible();
  tapped();
  await said;
  await expect(page.getByRole('button', { name: 'LIKED', exact: true }).first()).toBeVisible();
});
