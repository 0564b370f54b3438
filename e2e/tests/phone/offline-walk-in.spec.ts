import { signInAt } from '../../fixtures/sign-in.ts';
import { storedText } from '../../fixtures/stored-text.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

const desk = { email: 'desk@demo.test', password: 'Standard!2026' };

test('a walk-in without network is kept on the phone, and registered and paid once it is back', async ({
  page,
  context,
  addresses: { portal },
  studio,
  accessible,
}) => {
  const session = await studio.session({ startsIn: { minutes: 30 }, price: 25 });
  const address = `${portal}/office/sessions/${session.id}/roster`;
  await studio.register(await studio.member({ firstName: 'Ada', lastName: 'Byron' }), session, 'later');
  await signInAt(page, address, desk);
  await expect(page.getByText('Ada Byron')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => storedText(page)).toContain(session.title);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Walk-in', exact: true }).tap();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('No network: a request, not a spot.')).toBeVisible();
  await dialog.getByLabel('Name').fill('Marcus Dupree');
  await dialog.getByRole('button', { name: 'New person “Marcus Dupree”' }).tap();
  await dialog.getByLabel('Born').fill('1991-08-02');
  await accessible(page, 'a walk-in without network');
  await dialog.getByRole('button', { name: 'Add and take $25' }).tap();
  await expect(page.getByText('1 walk-in saved here, not sent')).toBeVisible();
  // Of what two bars say, one has the button.
  await expect(page.getByRole('button', { name: 'Try now' })).toHaveCount(1);
  await page.close();
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('Ada Byron')).toBeVisible();
  await expect(
    again.getByRole('list', { name: 'Walk-ins that wait' }).getByText('Marcus Dupree'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(again.getByText(/saved here, not sent$/)).toHaveCount(0);
  const { results } = await studio.office.rosters.read({ params: { id: session.id } });
  expect(results.find(({ name }) => name === 'Marcus Dupree')).toMatchObject({
    attendance: 'present',
    payment_status: 'paid',
    waiver: 'missing',
  });
});
