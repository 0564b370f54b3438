import { unique } from '../../fixtures/guest.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const desk = { email: 'desk@demo.test', password: 'Standard!2026' };

test('the front desk takes in somebody new and a known person at the door, and takes a mark back', async ({
  page,
  addresses,
  studio,
  accessible,
}) => {
  const session = await studio.session({ price: 32, startsIn: { minutes: 240 } });
  const lastName = `Dupree${unique()}`;
  const known = await studio.member({ firstName: 'Nadine', lastName: `Reyes${unique()}` });
  await signInAt(page, `${addresses.portal}/office/sessions/${session.id}/roster`, desk);
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

  await page.getByRole('button', { name: 'Walk-in' }).click();
  const find = page.getByRole('dialog', { name: 'Walk-in' });
  await find.getByRole('button', { name: 'New person' }).click();
  const form = page.getByRole('dialog', { name: 'New person' });
  await form.getByLabel('First name').fill('Marcus');
  await form.getByLabel('Last name').fill(lastName);
  await form.getByLabel('Born').fill('2015-08-02');
  await form.getByRole('button', { name: /^Add and take \$32/ }).click();
  await expect(form.getByText(/Registrations are from 18/).first()).toBeVisible();
  await accessible(page, 'a walk-in who is too young');
  await form.getByLabel('Born').fill('1991-08-02');
  await form.getByRole('button', { name: /^Add and take \$32/ }).click();
  await expect(form).toBeHidden();
  const signing = page.getByRole('dialog', { name: `Marcus ${lastName} is on the roster` });
  await expect(signing.getByRole('img', { name: /^QR code of the waiver/ })).toBeVisible();
  await accessible(page, 'a walk-in who signs');
  await signing.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByText(`Marcus ${lastName} is checked in. $32.00 cash taken.`)).toBeVisible();
  await expect(row(lastName).getByText(/^Present/)).toBeVisible();

  await page.getByRole('button', { name: 'Walk-in' }).click();
  await find.getByRole('searchbox').fill(known.lastName);
  const add = find.getByRole('button', { name: `Add, cash $32 for Nadine ${known.lastName}` });
  await expect(add).toBeVisible();
  await accessible(page, 'a known person at the door');
  await add.click();
  await expect(find).toBeHidden();
  await expect(row(known.lastName).getByText(/^Present/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(row(known.lastName).getByRole('button', { name: 'Check in' })).toBeVisible();
});
