import { addDays, formatLongDay, studioDay } from '@detroit-well/config/studio-time';
import { signIn, signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/with-own-clock.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

test(
  'a raised price is told by email and in the portal, and paid by who was told 30 days before',
  { tag: '@time' },
  async ({ page, context, addresses: { portal }, ownStudio, moveClock, outbox }) => {
    test.slow();
    const member = await ownStudio.member();
    await ownStudio.buyMembership(member);
    const ofMember = async () => (await member.client.memberships.list())[0]!;
    const { name, price, next_payment_on: next } = await ofMember();
    const raised = Number(price) + 5;
    const today = studioDay(await ownStudio.now());

    await test.step('the owner sees who pays what when, and raises it', async () => {
      const office = await context.browser()!.newPage();
      await signInAt(office, `${portal}/office/plans`, owner);
      await office.getByRole('link', { name, exact: true }).first().click();
      await expect(office.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
      await office.getByRole('button', { name: `Change price: ${name}`, exact: true }).click();
      const dialog = office.getByRole('dialog', { name: /^Change the price of/ });
      await dialog.getByLabel('New price').fill(String(raised));
      await expect(dialog.getByRole('table')).toBeVisible();
      await dialog.getByRole('button', { name: new RegExp(`^Tell \\d+ .* raise to \\$${raised}`) }).click();
      await expect(dialog).toBeHidden();
      await office.close();
    });

    await test.step('the member is told by email and in the portal', async () => {
      await outbox.find(member.email, new RegExp(`^\\$${raised} from `));
      await signIn(page, portal, member);
      await page.goto(`${portal}/dashboard/membership`);
      await expect(page.getByText(`The price goes from $${Number(price)} to $${raised}.`)).toBeVisible();
    });

    await test.step('the renewal that comes sooner than 30 days costs what it did, and the one after it the new price', async () => {
      const { price_changes_on: from } = await ofMember();
      expect(from! >= addDays(today, 30), `${formatLongDay(from!)} is 30 days away`).toBe(true);
      const renewed = async (day: string) => {
        while (studioDay(await ownStudio.now()) < day) await moveClock({ by: 'renewal' });
        return (await ofMember()).payments[0]?.amount;
      };
      const first = await renewed(next!);
      expect(first).toBe(next! < from! ? price : `${raised}.00`);
      expect(await renewed((await ofMember()).next_payment_on!)).toBe(`${raised}.00`);
    });
  },
);
