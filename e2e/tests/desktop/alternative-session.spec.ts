import { paths } from '@detroit-well/config/paths';
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
import { expect, test } from '../../fixtures/test.ts';

const shownId = (page: Page): string | null => new URL(page.url()).searchParams.get('id');

test(
  'an alternative session chosen in the panel gets its address, adds one history entry and stays during submission',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    const { site } = addresses;
    const program = await studio.program();
    const sessionIn = (days: number, places = 12) =>
      studio.session({ program_id: program.id, places, startsIn: { days } });
    const full = await sessionIn(3, 1);
    const next = await sessionIn(4);
    // A list of more than a fortnight is shown in parts.
    for (const days of [5, 6, 7, 8, 9, 20]) await sessionIn(days);
    const list = site + paths.training({ q: program.title });
    await page.goto(list);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page.getByRole('link', { name: 'Show two more weeks' }).click();
    const panel = panelOf(page);
    const opener = registerLinks(page.locator('main'), full.id).first();
    await opener.click();
    await fillGuestForm(panel, newGuest());
    await studio.register(await studio.member(), full);
    await submit(panel);
    await expect(panel.getByText(referenceText('B8.8/registration/session-full'))).toBeVisible();

    const other = panel.getByRole('link', { name: /^Take this, \$60/ }).first();
    await expect(other).toHaveAttribute('href', new RegExp(next.id));
    await other.click();
    // The typed data is kept for the other session, but its price needs a new consent.
    await expect(panel.getByLabel('First name')).toHaveValue('Josephine');
    await expect(panel.getByLabel('Card number')).toHaveValue(cards.pays);
    await expect(panel.getByRole('checkbox', { name: /payment terms/ })).not.toBeChecked();
    expect(shownId(page)).toBe(next.id);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    expect(page.url()).toBe(list);
    await expect(opener).toBeFocused();

    await page.goForward();
    await expect(panel.getByLabel('First name')).toBeVisible();
    await page.reload();
    await expect(panel.getByLabel('First name')).toBeVisible();
    expect(shownId(page)).toBe(next.id);

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
    await expect.poll(() => shownId(page)).toBe(next.id);
    releaseRequest();
    await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
  },
);
