import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

test(
  'the drawer is counted a dollar short, and the next till begins empty',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const { portal } = addresses;
    const person = await studio.member();
    const session = await studio.session();
    const registered = await studio.office.registrations.create({
      params: { id: person.id },
      body: { session_id: session.id },
    });
    await studio.office.payments.take({
      body: { registration_id: registered.id, method: 'cash' },
    });
    const { expected_cash: expected } = await studio.office.till.read();

    await signInAt(page, `${portal}/office/till`, owner);
    const drawer = page.getByRole('complementary', { name: 'The drawer' });
    await expect(drawer).toContainText('Cash taken');
    await accessible(page, 'the till');
    await drawer.getByRole('link', { name: 'Count the drawer' }).click();

    await test.step('a count survives a reload, and says what is missing', async () => {
      await page.getByRole('button', { name: 'Enter one sum instead' }).click();
      const float = Number((await page.getByLabel('Float').inputValue()) || '0');
      await page.getByLabel('In the drawer').fill(String(Number(expected) + float - 1));
      await page.getByLabel('Note').fill('Change for the meter.');
      await page.reload();
      await expect(page.getByLabel('Note')).toHaveValue('Change for the meter.');
      await accessible(page, 'a count of the drawer');
      await page.getByRole('button', { name: /^Close the till, \$1.* short$/ }).click();
    });

    await expect(page.getByText('The till is closed.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^short, closed / })).toBeVisible();
    await expect(page.getByText('Change for the meter.')).toBeVisible();
    await accessible(page, 'a closing');
    await page.getByRole('link', { name: /^Open \d+ entr/ }).click();
    await expect(page.getByText(`${person.firstName} ${person.lastName}`).first()).toBeVisible();

    await page.goto(`${portal}/office/till`);
    await expect(page.getByText('Nothing is in the till yet.')).toBeVisible();
    await accessible(page, 'an empty till');
  },
);
