import type { Locator, Page } from '@playwright/test';
import {
  cards,
  closeDone,
  doneOf,
  fillAddress,
  fillCard,
  fillPerson,
  newGuest,
} from '../../fixtures/guest.ts';
import { paymentPanel, signIn } from '../../fixtures/sign-in.ts';
import type { StudioSession } from '../../fixtures/studio.ts';
import { expect, test } from '../../fixtures/test.ts';

/** A month that is paid today covers it. */
const soon = { startsIn: { days: 7 } };

async function openJoining(page: Page, site: string, session: StudioSession): Promise<void> {
  await page.goto(`${site}/training?session=${session.id}`);
  await page.getByText('What is it?').first().tap();
  await page.getByRole('link', { name: 'Join while you register' }).first().tap();
}

/** The last two taps: consent and button. */
async function join(panel: Locator): Promise<number> {
  const joining = [
    panel.getByRole('checkbox', { name: /^I agree to the membership terms/ }),
    panel.getByRole('button', { name: 'Join and register' }),
  ];
  for (const press of joining) await press.tap();
  return joining.length;
}

async function cancelMembership(page: Page, portal: string): Promise<number> {
  await page.goto(`${portal}/dashboard/membership`);
  const cancelling = [
    page.getByRole('button', { name: 'Cancel membership' }),
    page.getByRole('button', { name: 'Confirm' }),
  ];
  for (const press of cancelling) await press.tap();
  await expect(page.getByText(/^Your membership is cancelled and runs through /)).toBeVisible();
  return cancelling.length;
}

test(
  'a visitor joins and books in one go, and cancels the membership in as many taps',
  { tag: '@time' },
  async ({ page, addresses, studio, outbox, accessible }) => {
    const { site, portal } = addresses;
    const guest = newGuest();
    await openJoining(page, site, await studio.session(soon));
    const panel = page.getByRole('dialog', { name: 'Complete Registration' });
    await expect(panel.getByRole('radio', { name: /^Join and pay the member rate/ })).toBeChecked();
    await accessible(page, 'the panel in which a visitor joins');
    await fillPerson(panel, guest);
    await fillAddress(panel);
    await fillCard(panel, cards.declined);
    await panel.getByRole('checkbox', { name: /liability waiver/ }).tap();
    const taps = await join(panel);
    await expect(panel.getByText(/^Your bank declined this card/)).toBeVisible();
    await expect(panel.getByText('Your account is made.')).toBeVisible();
    await accessible(page, 'a declined card of a visitor who joins');

    await fillCard(panel, cards.pays);
    await panel.getByRole('button', { name: 'Join and register' }).tap();
    const done = doneOf(page);
    await expect(done.getByText(/You are a member now\./)).toBeVisible();
    await expect(done.getByText('Member Rate').first()).toBeVisible();
    await outbox.find(guest.email, /^You are registered/);
    await done.getByRole('link', { name: 'Sign In to your dashboard' }).tap();
    await page.getByLabel('Password', { exact: true }).fill(guest.password);
    await page.getByRole('button', { name: 'Sign In' }).tap();
    await expect(page).toHaveURL(/\/dashboard/);
    expect(await cancelMembership(page, portal)).toBe(taps);
  },
);

test(
  'a member without a membership joins and books in one go, and cancels it in as many taps',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const { site, portal } = addresses;
    await signIn(page, portal, await studio.member());
    await openJoining(page, site, await studio.session(soon));
    const panel = await paymentPanel(page);
    await expect(panel.getByRole('radio', { name: /^Join and pay the member rate/ })).toBeChecked();
    await accessible(page, 'the panel that joins and registers');
    await fillCard(panel, cards.pays);
    const taps = await join(panel);
    const done = doneOf(page);
    await expect(done.getByText(/You are a member now\./)).toBeVisible();
    await expect(done.getByText('Member Rate').first()).toBeVisible();
    await closeDone(page);
    expect(await cancelMembership(page, portal)).toBe(taps);
  },
);
