import type { Page } from '@playwright/test';
import { panelOf } from '../../fixtures/guest.ts';
import { paymentPanel, pressRegister, signIn, signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

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
  studio,
}) => {
  const member = await studio.member();
  await studio.register(member, await studio.session());
  const open = await studio.session({ startsIn: { days: 1 } });
  await signIn(page, addresses.portal, member);
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  expect(await problemsOn(page), 'dashboard').toEqual([]);
  await pressRegister(page, open.id);
  await paymentPanel(page);
  expect(await problemsOn(page), 'payment panel').toEqual([]);
  await page.goto(`${addresses.portal}/dashboard/training`);
  await page.locator('main li a[href^="/dashboard/session/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Ledger' })).toBeVisible();
  expect(await problemsOn(page), 'registered session').toEqual([]);
});

test('high contrast keeps sessions and the registration panel of a guest legible', async ({
  page,
  addresses,
  studio,
}) => {
  const session = await studio.session();
  await page.goto(`${addresses.site}/training`);
  expect(await problemsOn(page), 'training').toEqual([]);
  await page.goto(`${addresses.site}/training?session=${session.id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  await expect(panelOf(page).getByLabel('First name')).toBeVisible();
  expect(await problemsOn(page), 'session and panel').toEqual([]);
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('high contrast keeps the current place, the chosen view and the blocks of the office', async ({
    page,
    addresses,
    studio,
  }) => {
    const session = await studio.session({ startsIn: { days: 200 } });
    const week = session.start_datetime.slice(0, 10);
    await signInAt(page, `${addresses.portal}/office/schedule?week=${week}`, owner);
    await expect(page.getByRole('group', { name: 'Week', exact: true })).toBeVisible();
    const lost = await page.evaluate(() => {
      const adjust = (selector: string, part?: string) => {
        const found = document.querySelector(selector);
        return found === null || getComputedStyle(found, part).forcedColorAdjust !== 'none';
      };
      const slot = document.querySelector('.slot');
      return [
        ...(adjust('.rail [aria-current]', '::before') ? ['the current place'] : []),
        ...(adjust('.pick a[aria-current]') ? ['the chosen view'] : []),
        ...(slot && getComputedStyle(slot).borderTopWidth === '1px' ? [] : ['the edge of a block']),
      ];
    });
    expect(lost).toEqual([]);
  });
});
