import { referenceText } from '../../fixtures/reference-texts.ts';
import type { Page } from '@playwright/test';
import {
  cards,
  fillGuestForm,
  newGuest,
  panelOf,
  registerLinks,
  submit,
  doneOf,
} from '../../fixtures/guest.ts';
import { registerByHttp } from '../../fixtures/guest-by-http.ts';
import { isOpen, upcomingSessions, type ListedSession } from '../../fixtures/sessions.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A paid session that a few guests can fill; sessions with fewer spots are left to other tests. */
async function fillable(api: string): Promise<ListedSession> {
  const session = (await upcomingSessions(api)).find(
    (one) =>
      isOpen(one) && Number(one.price_public) > 0 && [6, 7, 8, 9, 10].includes(one.available_spots ?? 0),
  );
  if (session === undefined) throw new Error('The demo data has no session that can be filled.');
  return session;
}

async function fill(api: string, { public_id }: ListedSession): Promise<void> {
  let status = 201;
  while (status === 201) status = await registerByHttp(api, newGuest(), public_id);
}

const shownId = (page: Page): string | null => new URL(page.url()).searchParams.get('id');

test('an alternative session chosen in the panel gets its address, adds one history entry and stays during submission', async ({
  page,
  addresses,
}) => {
  const { api, site } = addresses;
  const full = await fillable(api);
  await page.goto(`${site}/training`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('link', { name: 'Show two more weeks' }).click();
  const panel = panelOf(page);
  const opener = registerLinks(page.locator('main'), full.public_id).first();
  await opener.click();
  await fillGuestForm(panel, newGuest());
  await fill(api, full);
  await submit(panel);
  await expect(panel.getByText(referenceText('B8.8/registration/session-full'))).toBeVisible();

  // Not a free one, which has no card.
  const other = panel.getByRole('link', { name: /^Take this, \$/ }).first();
  const id = new URL((await other.getAttribute('href')) ?? '', site).searchParams.get('id');
  await other.click();
  // The typed data is kept for the other session, but its price needs a new consent.
  await expect(panel.getByLabel('First name')).toHaveValue('Josephine');
  await expect(panel.getByLabel('Card number')).toHaveValue(cards.pays);
  await expect(panel.getByRole('checkbox', { name: /payment terms/ })).not.toBeChecked();
  expect(shownId(page)).toBe(id);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  expect(page.url()).toBe(`${site}/training`);
  await expect(opener).toBeFocused();

  await page.goForward();
  await expect(panel.getByLabel('First name')).toBeVisible();
  await page.reload();
  await expect(panel.getByLabel('First name')).toBeVisible();
  expect(shownId(page)).toBe(id);

  let releaseRequest = (): void => {};
  const released = new Promise<void>((resolve) => (releaseRequest = resolve));
  await page.route('**/guest-register/', async (route) => {
    await released;
    await route.continue();
  });
  await fillGuestForm(panel, newGuest());
  await submit(panel);
  await expect(panel.getByText('Processing...')).toBeVisible();
  await page.goBack();
  await expect.poll(() => shownId(page)).toBe(id);
  releaseRequest();
  await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
});
