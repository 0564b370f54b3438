import { newGuest } from '../../fixtures/guest.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test('a new member signs the waiver and continues even when the connection is lost right after', async ({
  page,
  context,
  addresses,
  accessible,
}) => {
  const person = newGuest();

  await test.step('the account is made', async () => {
    await page.goto(`${addresses.portal}/register`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('group', { name: 'Security verification' }).getByRole('button').click();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, addresses.portal, person);
  });

  await test.step('the waiver wants three boxes and a signature', async () => {
    await page.goto(`${addresses.portal}/dashboard/waiver`);
    const sign = page.getByRole('button', { name: 'Sign waiver' });
    await expect(sign).toBeDisabled();
    for (const box of await page.getByRole('form', { name: 'Sign the waiver' }).getByRole('checkbox').all())
      await box.check();
    await page.getByLabel('Or type your full name').fill('Josephine Baker');
    await accessible(page, 'a waiver ready to be signed');
    const answered = page.waitForResponse(/\/waiver\/accept\//);
    await sign.click();
    expect((await answered).status()).toBe(200);
    await context.setOffline(true);
  });

  await test.step('what was signed is said, with the way on', async () => {
    await expect(page.getByText('Your waiver is signed.')).toBeVisible();
    await expect(page.getByText(/^Completed, /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register for sessions' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign waiver' })).toHaveCount(0);
    await context.setOffline(false);
    await accessible(page, 'a signed waiver');
  });
});
