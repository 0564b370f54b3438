import { cards, fillCard } from '../../fixtures/guest.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a member changes the card that pays the membership', async ({
  page,
  addresses,
  studio,
  outbox,
  accessible,
}) => {
  const member = await studio.member();
  await studio.buyMembership(member);
  await signIn(page, addresses.portal, member);
  await page.goto(`${addresses.portal}/dashboard/membership`);
  await page.getByRole('button', { name: 'Change card' }).click();
  const sheet = page.getByRole('dialog', { name: 'Card of your membership' });
  // The card that pays it now is chosen.
  await sheet.getByRole('radio', { name: 'Another card' }).check();
  await fillCard(sheet, cards.pays);
  await accessible(page, 'another card for the membership');
  await test.step('without the agreement nothing changes', async () => {
    await sheet.getByRole('button', { name: 'Change card' }).click();
    await expect(sheet.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
  });
  await sheet.getByRole('checkbox', { name: /^I agree that this card is charged/ }).check();
  await sheet.getByRole('button', { name: 'Change card' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/ pays your membership from now on\./).first()).toBeVisible();
  await accessible(page, 'a membership with another card');
  await outbox.find(member.email, /^Another card: /);
});
