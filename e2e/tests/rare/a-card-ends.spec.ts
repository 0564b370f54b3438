import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { cards, fillCard } from '../../fixtures/guest.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/with-own-clock.ts';

test(
  'a card that ends before the next renewal is announced, changed, and the new one pays',
  { tag: '@time' },
  async ({ page, addresses: { portal }, ownStudio, moveClock, outbox }) => {
    test.slow();
    const today = studioDay(await ownStudio.now());
    const member = await ownStudio.member();
    await ownStudio.buyMembership(member, {
      cardEnds: { month: Number(today.slice(5, 7)), year: Number(today.slice(0, 4)) },
    });
    const ofMember = async () => (await member.client.memberships.list())[0]!;
    const { next_payment_on: next, price } = await ofMember();

    await test.step('two weeks before, by email and in the portal', async () => {
      const day = addDays(next!, -14);
      while (studioDay(await ownStudio.now()) < day) await moveClock({ by: 'day' });
      await outbox.find(member.email, /^Your card ends before /);
      await signIn(page, portal, member);
      await page.goto(`${portal}/dashboard/membership`);
      await expect(page.getByText('Your card ends before the next payment.')).toBeVisible();
    });

    await test.step('another card takes its place', async () => {
      await page.getByRole('button', { name: 'Change card' }).first().click();
      const sheet = page.getByRole('dialog', { name: 'Card of your membership' });
      await sheet.getByRole('radio', { name: 'Another card' }).check();
      await fillCard(sheet, cards.pays);
      await sheet.getByRole('checkbox', { name: /^I agree that this card is charged/ }).check();
      await sheet.getByRole('button', { name: 'Change card' }).click();
      await expect(sheet).toBeHidden();
      expect((await ofMember()).card_ends_on).toBeNull();
    });

    await test.step('and pays the renewal', async () => {
      while (studioDay(await ownStudio.now()) < next!) await moveClock({ by: 'renewal' });
      expect((await ofMember()).payments.map(({ amount }) => amount)).toEqual([price, price]);
    });
  },
);
