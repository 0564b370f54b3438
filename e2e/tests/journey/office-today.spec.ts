import { unique } from '../../fixtures/guest.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const desk = { email: 'desk@demo.test', password: 'Standard!2026' };
const manager = { email: 'manager@demo.test', password: 'Standard!2026' };

// Not one of @time: shortly before midnight no session is left for today.
test('the front desk works off a group of Today, and checks a person in by keyboard', async ({
  page,
  addresses,
  studio,
  accessible,
}) => {
  const session = await studio.session({ startsIn: { minutes: 240 } });
  const [lastName, other] = [`Ellery${unique()}`, `Fox${unique()}`];
  const person = await studio.member({ firstName: 'Carla', lastName });
  await studio.register(person, session, 'later');
  await studio.register(await studio.member({ firstName: 'Dan', lastName: other }), session);
  await signInAt(page, `${addresses.portal}/office`, desk);
  const group = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^2 emergency contacts missing/ }) })
    .filter({ hasText: session.title });
  await expect(group.getByText(`Carla ${lastName}, Dan ${other}`)).toBeVisible();
  await group.getByRole('button', { name: /^Open list/ }).click();
  await expect(group.getByRole('link', { name: /^Open person/ })).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Money today' })).toBeVisible();
  await accessible(page, 'Today with an opened group');

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await palette.getByRole('searchbox').pressSequentially(lastName);
  await expect(palette.getByRole('option', { name: `Carla ${lastName}` })).toBeVisible();
  await expect(palette.getByRole('option', { name: /^Take \$60/ })).toBeVisible();
  await accessible(page, 'the palette with a person and their actions');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: session.title })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: `Carla ${lastName}` });
  await expect(row.getByText(/^Present/)).toBeVisible();
});

test('a manager sees who gets what back before cancelling, and the refunds start at once', async ({
  page,
  addresses,
  studio,
  outbox,
  accessible,
}) => {
  const session = await studio.session({ price: 32, startsIn: { days: 40 } });
  const paid = await studio.member({ firstName: 'Gwen', lastName: `Kowalski${unique()}` });
  const unpaid = await studio.member({ firstName: 'Omar', lastName: `Salas${unique()}` });
  await studio.register(paid, session);
  await studio.register(unpaid, session, 'later');
  await signInAt(page, `${addresses.portal}/office/sessions/${session.id}`, manager);
  await page.getByRole('button', { name: 'Cancel session' }).click();
  const question = page.getByRole('dialog', { name: `Cancel ${session.title}?` });
  const people = question.getByRole('list', { name: 'Who gets what back' }).getByRole('listitem');
  await expect(people.filter({ hasText: paid.lastName })).toContainText('$32 to the card');
  await expect(people.filter({ hasText: unpaid.lastName })).toContainText('Nothing paid');
  await accessible(page, 'who gets what back');
  await question.getByLabel('Reason').fill('The rink has no ice that night.');
  await question.getByRole('button', { name: 'Cancel and refund $32' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('2 of 2 refunded')).toBeVisible();
  await outbox.find(paid.email, /^Cancelled: /);
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await page.goto(`${addresses.portal}/office/sessions/${session.id}/edit`);
  await expect(page.getByText('This session is cancelled')).toBeVisible();
});
