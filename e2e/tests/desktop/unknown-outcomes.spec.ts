import {
  cards,
  fillCard,
  fillGuestForm,
  newGuest,
  panelOf,
  submit,
  type Guest,
  doneOf,
  closeDone,
} from '../../fixtures/guest.ts';
import { openPayment } from '../../fixtures/open-payment.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import type { Studio } from '../../fixtures/studio.ts';
import { expect, test, type Faults } from '../../fixtures/with-faults.ts';
import type { Locator, Page } from '@playwright/test';

const unknown = 'We could not confirm whether this went through.';
const unknownBefore = 'We could not confirm whether your last try went through.';
/** The client repeats a lost response for five seconds. */
const afterRetries = { timeout: 45_000 };

const storageOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.values(sessionStorage), Object.values(localStorage)]));

interface LostPayment {
  readonly guest: Guest;
  readonly studio: Studio;
  readonly fail: Faults['fail'];
}

/** Registers a guest whose responses are lost. Returns the panel, which says that the outcome is unknown. */
async function payWithoutResponse(
  page: Page,
  site: string,
  { guest, studio, fail }: LostPayment,
): Promise<Locator> {
  const { id } = await studio.session();
  await page.goto(`${site}/training?session=${id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  const panel = panelOf(page);
  await fillGuestForm(panel, guest);
  const restore = fail('/guest-register/', { kind: 'cut' });
  await submit(panel);
  await expect(panel.getByText(unknown)).toBeVisible(afterRetries);
  restore();
  return panel;
}

test('a guest’s payment whose responses are lost is checked after a reload, with its password only', async ({
  page,
  addresses,
  studio,
  accessible,
  fail,
}) => {
  const guest = newGuest();
  const panel = await payWithoutResponse(page, addresses.site, { guest, studio, fail });

  await page.reload();
  await expect(panel.getByText(unknownBefore)).toBeVisible();
  const stored = await storageOf(page);
  expect(stored).not.toContain(guest.password);
  expect(stored).not.toContain(cards.pays.replaceAll(' ', '').slice(0, 12));
  await accessible(page, 'an unknown payment after a reload');

  const password = panel.getByLabel('Password', { exact: true });
  await password.fill('Another//Pass9');
  await panel.getByRole('button', { name: 'Check again' }).click();
  await expect(panel.getByText('This does not match your last try.')).toBeVisible();
  await accessible(page, 'an unknown payment with another password');

  await password.fill(guest.password);
  await panel.getByRole('button', { name: 'Check again' }).click();
  await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
  expect(await studio.registrationsOf(guest)).toHaveLength(1);
});

test('a guest who starts over with another password is not charged twice', async ({
  page,
  addresses,
  studio,
  fail,
}) => {
  const guest = newGuest();
  const panel = await payWithoutResponse(page, addresses.site, { guest, studio, fail });
  await page.reload();
  await panel.getByLabel('Password', { exact: true }).fill('Another//Pass9');
  await panel.getByRole('button', { name: 'Check again' }).click();
  await panel.getByRole('button', { name: 'Start over' }).click();
  await fillGuestForm(panel, { ...guest, password: 'Another//Pass9' });
  await submit(panel);
  await expect(panel.getByText('This try charged nothing.')).toBeVisible();
  expect(await studio.registrationsOf(guest)).toHaveLength(1);
});

test('a member’s payment whose responses are lost is checked after a reload, on the site and in the portal', async ({
  page,
  addresses,
  studio,
  accessible,
  fail,
}) => {
  const onSite = await studio.session();
  const inPortal = await studio.session();
  const member = await studio.member();
  await signIn(page, addresses.portal, member);

  await test.step('on the site', async () => {
    await page.goto(`${addresses.site}/training?session=${onSite.id}&register=1`);
    const panel = panelOf(page);
    await fillCard(panel, cards.pays);
    await panel.getByRole('checkbox', { name: /payment terms/ }).check();
    const restore = fail('/registrations/register/', { kind: 'unreachable' });
    await panel.getByRole('button', { name: 'Pay and register' }).click();
    await expect(panel.getByText(unknown)).toBeVisible(afterRetries);
    restore();
    await page.reload();
    await expect(panel.getByText(unknown)).toBeVisible();
    await accessible(page, 'an unknown payment of a member after a reload');
    await panel.getByRole('button', { name: 'Check again' }).click();
    await expect(page).toHaveURL(`${addresses.portal}/dashboard/training`);
  });

  await test.step('in the portal', async () => {
    let panel = await openPayment(page, addresses.portal, inPortal);
    // The card of the first payment is saved.
    await panel.getByRole('checkbox', { name: /payment terms/ }).check();
    const restore = fail('/registrations/register/', { kind: 'unreachable' });
    await panel.getByRole('button', { name: 'Pay and register' }).click();
    await expect(panel.getByText(unknown)).toBeVisible(afterRetries);
    restore();
    panel = await openPayment(page, addresses.portal, inPortal);
    await expect(panel.getByText(unknown)).toBeVisible();
    await panel.getByRole('button', { name: 'Check again' }).click();
    await expect(panel).toBeHidden();
  });

  expect(await member.client.registrations.list()).toHaveLength(2);
});

test('a success that cannot be read is a success', async ({ page, addresses, studio, fail }) => {
  const guest = newGuest();
  const session = await studio.session();
  await page.goto(`${addresses.site}/training?session=${session.id}`);
  await page.getByRole('link', { name: 'Register Now' }).first().click();
  const panel = panelOf(page);
  await fillGuestForm(panel, guest);
  fail('/guest-register/', { kind: 'edit', edit: () => ({}) }, { times: 1 });
  await submit(panel);
  await expect(doneOf(page).getByText('Welcome to the floor.')).toBeVisible();
  await expect(doneOf(page).getByText(session.title).first()).toBeVisible();

  await signIn(page, addresses.portal, guest);
  const payment = await openPayment(page, addresses.portal, await studio.session());
  await fillCard(payment, cards.pays);
  await payment.getByRole('checkbox', { name: /payment terms/ }).check();
  fail('/registrations/register/', { kind: 'edit', edit: () => '' });
  await payment.getByRole('button', { name: 'Pay and register' }).click();
  await closeDone(page);
  await expect(page.locator('.flash').getByText('Your spot is booked.')).toBeVisible();

  await page.goto(`${addresses.portal}/dashboard/profile-edit`);
  await page.getByLabel('Display name').fill('Skater');
  fail('/me/', { kind: 'edit', edit: () => ({}) }, { method: 'PATCH' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
});
