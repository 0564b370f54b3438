import type { Page } from '@playwright/test';
import { panelOf } from '../../fixtures/guest.ts';
import { openSession } from '../../fixtures/sessions.ts';
import { demo, paymentPanel, signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { forcedColors: 'active' } });

/** What high contrast would make illegible: strokes over letters, boxes without an edge, and bars without their color. */
const problemsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = ({ tagName, className }: Element): string => `${tagName} ${className}`;
    const width = (text: string): number => Number.parseFloat(text) || 0;
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
    const parts = [undefined, '::before', '::after'];
    const stroked = shown.filter((element) =>
      parts.some((part) => width(getComputedStyle(element, part).webkitTextStrokeWidth) > 0),
    );
    const boxes = '.badge, .post-card, .price-box, .training-next, .flash, dialog[open]';
    const edgeless = shown.filter(
      (element) => element.matches(boxes) && width(getComputedStyle(element).borderTopWidth) < 1,
    );
    const bars = '.seat-meter, .progress-bar > i, .checkbox input, .radio-cards input';
    const colorless = shown.filter(
      (element) => element.matches(bars) && getComputedStyle(element).forcedColorAdjust !== 'none',
    );
    return [
      ...stroked.map((element) => `${name(element)} has a stroke over its letters`),
      ...edgeless.map((element) => `${name(element)} has no edge`),
      ...colorless.map((element) => `${name(element)} has lost its color`),
    ];
  });

test('high contrast keeps the dashboard, a registered session and the payment panel legible', async ({
  page,
  addresses,
}) => {
  await signIn(page, addresses.portal, demo('member'));
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  expect(await problemsOn(page), 'dashboard').toEqual([]);
  await page
    .locator('.session-row', { hasText: '$' })
    .getByRole('button', { name: /^Register,/ })
    .first()
    .click();
  await paymentPanel(page);
  expect(await problemsOn(page), 'payment panel').toEqual([]);
  await page.goto(`${addresses.portal}/dashboard/training`);
  // A spot that another test reserved has no payment yet.
  const paid = page.locator('main li', { hasText: 'Paid' }).locator('a[href^="/dashboard/session/"]');
  await paid.first().click();
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  expect(await problemsOn(page), 'registered session').toEqual([]);
});

test('high contrast keeps sessions and the registration panel of a guest legible', async ({
  page,
  addresses,
}) => {
  const session = await openSession(addresses.api);
  await page.goto(`${addresses.site}/training`);
  expect(await problemsOn(page), 'training').toEqual([]);
  await page.goto(`${addresses.site}/training?session=${session.public_id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  await expect(panelOf(page).getByLabel('First name')).toBeVisible();
  expect(await problemsOn(page), 'session and panel').toEqual([]);
});
