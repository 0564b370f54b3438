import type { Page } from '@playwright/test';
import { cards, fillCard, doneOf } from '../../fixtures/guest.ts';
import { paymentPanel, pressRegister, signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const payPanel = (page: Page) => page.getByRole('dialog', { name: 'Pay for this session' });
const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$\d+ now$/ });

test(
  'an outdated page cannot pay a different instalment from the one it shows',
  { tag: '@time' },
  async ({ page, context, addresses, studio, accessible }) => {
    const { id } = await studio.session();
    await signIn(page, addresses.portal, await studio.guest({ id }, 'weekly'));
    const address = `${addresses.portal}/dashboard/session/${id}`;
    await page.goto(address);
    await expect(payButton(page)).toBeVisible();
    const old = await context.newPage();
    await old.goto(address);
    await expect(payButton(old)).toBeVisible();

    await test.step('the second instalment is paid on one page', async () => {
      await payButton(page).click();
      await fillCard(payPanel(page), cards.pays);
      await payPanel(page).getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByText(/^\$\d+ is paid\.$/)).toBeVisible();
      await expect(page.getByText('Paid', { exact: true })).toHaveCount(2);
      await accessible(page, 'a paid instalment');
    });

    await test.step('the other page still names it, shows that it is paid, and charges nothing', async () => {
      await payButton(old).click();
      // The first page saved its card.
      await payPanel(old).getByRole('radio', { name: 'Another card' }).check();
      await fillCard(payPanel(old), cards.pays);
      await payPanel(old).getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(old.getByText('This installment is already paid.')).toBeVisible();
      await expect(payPanel(old)).toBeHidden();
      await expect(old.getByText('Paid', { exact: true })).toHaveCount(2);
      await accessible(old, 'an instalment that was paid on another page');
    });
  },
);

test(
  'a member reserves a spot in the portal, sees when it is due, and pays it later in a plan',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const session = await studio.session();
    await signIn(page, addresses.portal, await studio.member());
    await test.step('reserves without a card', async () => {
      await pressRegister(page, session.id);
      const panel = await paymentPanel(page);
      await panel.getByRole('radio', { name: /^Reserve now, pay by / }).check();
      await expect(panel.getByText(/^Nothing is charged today/)).toBeVisible();
      await expect(panel.getByLabel('Card number')).toBeHidden();
      await accessible(page, 'Complete Registration, to be paid later');
      await panel.getByRole('button', { name: 'Reserve my spot' }).click();
      await expect(panel).toBeHidden();
      const done = doneOf(page);
      await expect(done.getByRole('status')).toContainText('Your spot is held.');
      await accessible(page, 'the end of a booking that is paid later');
      await done.getByRole('link', { name: /^Pay \$\d+ now$/ }).click();
      // The panel opens by the address, which it then leaves to the page.
      await expect(payPanel(page)).toBeVisible();
      await expect(page).toHaveURL(`${addresses.portal}/dashboard/session/${session.id}`);
      await payPanel(page).getByRole('button', { name: 'Close' }).click();
    });
    await expect(page.getByText(/^Due on .* You can also pay in installments\.$/)).toBeVisible();
    await payButton(page).click();
    const panel = payPanel(page);
    await panel.getByRole('radio', { name: /^Weekly/ }).check();
    await expect(panel.getByText('Due today')).toBeVisible();
    await accessible(page, 'the plans of a later payment');
    await fillCard(panel, cards.pays);
    await panel.getByRole('checkbox', { name: /payment terms/ }).check();
    await panel.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText(/^\$\d+ is paid\.$/)).toBeVisible();
    await expect(page.getByText('Due', { exact: true })).toHaveCount(3);
  },
);
