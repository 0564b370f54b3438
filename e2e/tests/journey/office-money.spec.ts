import { studioDay } from '@detroit-well/config/studio-time';
import { unique } from '../../fixtures/guest.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

const grouped = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test(
  'the desk takes cash and gives a part of it back; ledger and day totals agree, and the worklist opens by its address',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const { portal } = addresses;
    // A name has letters only. The list of people who owe something has nobody else of this name.
    const letters = unique().replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
    const caller = await studio.member({ lastName: `Payer ${letters}` });
    const name = `${caller.firstName} ${caller.lastName}`;
    const session = await studio.session();
    const registered = await studio.office.registrations.create({
      params: { id: caller.id },
      body: { session_id: session.id },
    });
    const day = studioDay(await studio.now());
    const totals = await studio.office.payments.totals();
    const before = totals.results.find((total) => total.day === day);
    const sum = (...amounts: (string | undefined)[]) =>
      amounts.reduce((all, amount) => all + Number(amount ?? 0), 0);

    await page.goto(`${portal}/office/money`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('button', { name: 'Take a payment' }).click();
    const take = page.getByRole('dialog', { name: 'Take a payment' });
    await take.getByLabel('Person').fill(caller.email);
    await take.getByRole('button', { name: `${name}, $` }).click();
    await take.getByRole('button', { name: session.title }).click();
    await accessible(page, 'taking a payment');
    await take.getByRole('button', { name: `Take $${Number(registered.owed)}` }).click();
    await expect(take).toBeHidden();

    const ledger = page.getByRole('table', { name: 'entries' });
    const row = (text: string) => ledger.getByRole('row').filter({ hasText: name }).filter({ hasText: text });
    await expect(row('Cash at the desk').getByText('Paid')).toBeVisible();
    await row('Cash at the desk')
      .getByRole('button', { name: /^Refund/ })
      .click();
    const refund = page.getByRole('dialog', { name: `Refund ${session.title}` });
    await refund.getByLabel('Amount').fill('10');
    await refund.getByRole('radio', { name: 'In cash' }).check();
    await refund.getByLabel('Reason').fill('Late start.');
    await accessible(page, 'refunding a part');
    await refund.getByRole('button', { name: 'Refund $10' }).click();
    await expect(refund).toBeHidden();
    await expect(row('Back in cash').getByText('−$10.00')).toBeVisible();

    await page.getByRole('tab', { name: 'Day totals' }).click();
    const today = page.getByRole('region', { name: 'Day totals' }).locator('tbody').getByRole('row').first();
    await expect(today).toContainText(`$${grouped(sum(before?.cash, registered.owed))}`);
    await expect(today).toContainText(`−$${grouped(sum(before?.refunded_cash, '10.00'))}`);
    await accessible(page, 'the day totals');
    await today.getByRole('link', { name: /^Back in cash/ }).click();
    await expect(row('Back in cash').getByText('−$10.00')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`method=cash.*start_date=${day}&end_date=${day}`));

    await page.getByRole('link', { name: /^Due/ }).click();
    await expect(page.getByRole('tab', { name: 'Due' })).toHaveAttribute('aria-selected', 'true');
    await accessible(page, 'what is due');
    await page.goto(`${portal}/office/money?tab=worklist`);
    await expect(page.getByRole('tab', { name: /^Worklist/ })).toHaveAttribute('aria-selected', 'true');
    await accessible(page, 'the worklist of money');
  },
);
