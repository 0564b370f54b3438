import { formatMediumDay, studioDay } from '@detroit-well/config/studio-time';
import { callOffice, newMember, otherSessions } from '../../fixtures/member-by-http.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

interface DayTotal {
  readonly day: string;
  readonly cash: string;
  readonly refunded_cash: string;
  readonly refunded_card: string;
}

const grouped = (amount: number) =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test('the desk takes cash and gives a part of it back; ledger and day totals agree, and the worklist opens by its address', async ({
  page,
  addresses,
  accessible,
}) => {
  const { api, portal } = addresses;
  // The list of people who owe something, which the search narrows, has nobody else of this name.
  const letters = String(Date.now()).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const caller = await newMember(api, { lastName: `Payer ${letters}` });
  const name = `${caller.firstName} ${caller.lastName}`;
  const [session] = await otherSessions(api, caller);
  if (session === undefined) throw new Error('No session is open.');
  const search = encodeURIComponent(caller.email);
  const { results: people } = await callOffice<{ results: { id: string }[] }>(
    api,
    owner,
    'GET',
    `people/?search=${search}`,
  );
  const registered = await callOffice<{ owed: string }>(
    api,
    owner,
    'POST',
    `people/${people[0]?.id}/registrations/`,
    { session_id: session.public_id },
  );
  const day = studioDay(Date.now());
  const totals = await callOffice<{ results: DayTotal[] }>(api, owner, 'GET', 'payments/totals/');
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
  await take.getByRole('button', { name: `Take $${registered.owed}` }).click();
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
  await refund.getByRole('button', { name: 'Refund $10.00' }).click();
  await expect(refund).toBeHidden();
  await expect(row('Back in cash').getByText('−$10.00')).toBeVisible();

  const today = page
    .getByRole('region', { name: 'Day totals' })
    .getByRole('row')
    .filter({
      hasText: formatMediumDay(day),
    });
  await expect(today).toContainText(grouped(sum(before?.cash, registered.owed)));
  await expect(today).toContainText(
    `−${grouped(sum(before?.refunded_cash, before?.refunded_card, '10.00'))}`,
  );

  await page.goto(`${portal}/office/money?tab=worklist`);
  await expect(page.getByRole('tab', { name: /^Worklist/ })).toHaveAttribute('aria-selected', 'true');
  await accessible(page, 'the worklist of money');
});
