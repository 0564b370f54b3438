import { cards, doneOf, closeDone, fillCard } from '../../fixtures/guest.ts';
import { newMember, otherSessions } from '../../fixtures/member-by-http.ts';
import { paymentPanel } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a visitor joins and books in one go, and cancels the membership in as many taps', async ({
  page,
  addresses,
  accessible,
}) => {
  const person = await newMember(addresses.api);
  // The paid month covers it.
  const session = (await otherSessions(addresses.api, person)).find(
    ({ start_datetime }) => Date.parse(start_datetime) < Date.now() + 25 * 24 * 3_600_000,
  );
  if (session === undefined) throw new Error('No open session in the next days.');
  await page.goto(`${addresses.site}/training?session=${session.public_id}`);
  await page.getByText('What is it?').first().tap();
  await page.getByRole('link', { name: 'Join while you register' }).first().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Find your pulse.' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Back on the floor.' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).tap();

  const panel = await paymentPanel(page);
  await expect(panel.getByRole('radio', { name: /^Join and pay the member rate/ })).toBeChecked();
  await accessible(page, 'the panel that joins and registers');
  await fillCard(panel, cards.pays);
  const joining = [
    panel.getByRole('checkbox', { name: /^I agree to the membership terms/ }),
    panel.getByRole('button', { name: 'Join and register' }),
  ];
  for (const press of joining) await press.tap();
  const done = doneOf(page);
  await expect(done.getByText(/You are a member now\./)).toBeVisible();
  await expect(done.getByText('Member Rate').first()).toBeVisible();
  await closeDone(page);

  await page.goto(`${addresses.portal}/dashboard/membership`);
  const cancelling = [
    page.getByRole('button', { name: 'Cancel membership' }),
    page.getByRole('button', { name: 'Confirm' }),
  ];
  for (const press of cancelling) await press.tap();
  await expect(page.getByText(/^Your membership is cancelled and runs through /)).toBeVisible();
  expect(cancelling.length).toBe(joining.length);
});
