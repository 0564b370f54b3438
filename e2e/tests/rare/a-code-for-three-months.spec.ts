import { studioDay } from '@detroit-well/config/studio-time';
import { unique } from '../../fixtures/guest.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/with-own-clock.ts';

test(
  'a code for three payments lowers three of them, and the fourth costs what the plan does',
  { tag: '@time' },
  async ({ page, addresses: { portal }, ownStudio, moveClock }) => {
    test.slow();
    const { code } = await ownStudio.office.promoCodes.create({
      body: { code: `GLIDE-${unique()}`, percent_off: 50, applies_to: ['membership'], periods: 3 },
    });
    const member = await ownStudio.member();
    await ownStudio.buyMembership(member, { promoCode: code });
    const ofMember = async () => (await member.client.memberships.list())[0]!;
    const paid = async () => (await ofMember()).payments.map(({ amount }) => amount);
    const { results } = await ownStudio.office.plans.list({ query: { kind: 'membership', on_sale: true } });
    const { price } = results.find(({ period }) => period === 'month')!;
    const half = (Number(price) / 2).toFixed(2);
    expect(await paid()).toEqual([half]);

    await test.step('the portal says what the next payment costs, and from when it costs more', async () => {
      await signIn(page, portal, member);
      await page.goto(`${portal}/dashboard/membership`);
      expect(await ofMember()).toMatchObject({ next_amount: half });
      await expect(page.getByText(`$${half}`).first()).toBeVisible();
    });

    await test.step('three months go by', async () => {
      for (const amounts of [
        [half, half],
        [half, half, half],
        [price, half, half, half],
      ]) {
        const { next_payment_on: next } = await ofMember();
        while (studioDay(await ownStudio.now()) < next!) await moveClock({ by: 'renewal' });
        expect(await paid()).toEqual(amounts);
      }
    });
  },
);
