import { unique } from '../../fixtures/guest.ts';
import { expectFocus, tabThrough, tabTo, typeInto } from '../../fixtures/keyboard.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const desk = { email: 'desk@demo.test', password: 'Standard!2026' };

test.use({ viewport: { width: 1440, height: 900 } });

test('the door is kept with only the keyboard', async ({ page, addresses, studio }) => {
  const { keyboard } = page;
  const session = await studio.session({ price: 32, startsIn: { minutes: 40 } });
  // One last name: the rows stand in the order of the first names.
  const lastName = `Door${unique()}`;
  for (const firstName of ['Ada', 'Bea']) {
    const member = await studio.member({ firstName, lastName });
    await studio.register(member, session, 'later');
  }
  const unsigned = await studio.office.people.create({
    body: { first_name: 'Cleo', last_name: lastName, date_of_birth: '1990-05-05' },
  });
  await studio.office.registrations.create({
    params: { id: unsigned.id },
    body: { session_id: session.id, overrides: ['waiver'], reason: 'Signs at the door.' },
  });
  await signInAt(page, `${addresses.portal}/office/sessions/${session.id}/roster`, desk);
  const row = (name: string) => page.locator('.roster > li').filter({ hasText: name });
  await expect(row('Ada')).toBeVisible();

  await test.step('J and K walk the rows, and one key marks the row', async () => {
    await keyboard.press('j');
    await expectFocus(row('Ada'));
    await keyboard.press('p');
    await expect(row('Ada').getByText(/^Present/)).toBeVisible();
    await keyboard.press('j');
    await keyboard.press('l');
    await expect(row('Bea').getByText(/^Late/)).toBeVisible();
    await keyboard.press('u');
    await expect(row('Bea').getByRole('button', { name: 'Check in' })).toBeVisible();
    await keyboard.press('k');
    await expectFocus(row('Ada'));
  });

  await test.step('a card opens and closes, and the focus returns to its row', async () => {
    await keyboard.press('Enter');
    const card = page.getByRole('dialog');
    await expect(card).toBeVisible();
    await keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expectFocus(row('Ada'));
  });

  await test.step('who has not signed is offered the ways to sign, instead of a mark', async () => {
    await keyboard.press('j');
    await keyboard.press('j');
    await expectFocus(row('Cleo'));
    await keyboard.press('p');
    const signing = page.getByRole('dialog', { name: / signs the waiver$/ });
    await expect(signing).toBeVisible();
    await tabTo(page, signing.getByRole('button', { name: /^QR code on this screen/ }));
    await keyboard.press('Enter');
    await expect(page.getByRole('img', { name: /^QR code of the waiver/ })).toBeVisible();
    await keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocus(row('Cleo'));
  });

  await test.step('somebody new is taken in and pays cash', async () => {
    await keyboard.press('w');
    const find = page.getByRole('dialog', { name: 'Walk-in' });
    await expectFocus(find.getByRole('searchbox'));
    const name = `Dupree${unique()}`;
    await keyboard.type(`Marcus ${name}`);
    await tabTo(page, find.getByRole('button', { name: /^New person/ }));
    await keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'New person' });
    await expect(form.getByLabel('First name')).toHaveValue('Marcus');
    await typeInto(page, form.getByLabel('Born'), '08021991');
    await tabTo(page, form.getByRole('button', { name: /^Add and take \$32/ }));
    await keyboard.press('Enter');
    await expect(form).toBeHidden();
    await expect(row(name).getByText(/^Present/)).toBeVisible();
  });

  await test.step('every stop of the roster shows its focus', async () => {
    await page.reload();
    await expect(row('Ada')).toBeVisible();
    expect(await tabThrough(page)).toBeGreaterThan(20);
  });
});
