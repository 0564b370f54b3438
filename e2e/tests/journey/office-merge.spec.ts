import { unique } from '../../fixtures/guest.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const manager = { email: 'manager@demo.test', password: 'Standard!2026' };

test('a manager makes two records of one person one, and two again', async ({
  page,
  addresses,
  studio,
  accessible,
}) => {
  const kept = await studio.member({ firstName: 'Tanya', lastName: `Ellery${unique()}` });
  const other = await studio.member({ firstName: 'Tania', lastName: `Elery${unique()}` });
  const session = await studio.session();
  await studio.register(other, session);
  await signInAt(page, `${addresses.portal}/office/people/${kept.id}`, manager);

  await page.getByRole('link', { name: 'Merge', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Person' }).fill(other.lastName);
  await page.getByText(`Tania ${other.lastName}`).click();
  await accessible(page, 'the choice of the other record');
  await page.getByRole('button', { name: 'Compare the two' }).click();
  await page.getByRole('radio', { name: `Name: Tania ${other.lastName}` }).check();
  await expect(page.getByText(`${other.email} is signed out and told.`)).toBeVisible();
  await accessible(page, 'two records beside each other');
  await page.getByRole('button', { name: /^Merge 2 people into 1/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: `Tania ${other.lastName}` })).toBeVisible();
  await expect(page.getByText('Two records are one.')).toBeVisible();
  await expect(page.getByText('Merged two records')).toBeVisible();
  await accessible(page, 'a person with two records');
  // The address of the other record leads here.
  await page.goto(`${addresses.portal}/office/people/${other.id}`);
  await expect(page).toHaveURL(new RegExp(kept.id));

  await page.getByRole('button', { name: 'Undo the merge' }).click();
  await page.getByRole('button', { name: 'Make them two again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Tanya ${kept.lastName}` })).toBeVisible();
  await page.goto(`${addresses.portal}/office/people/${other.id}`);
  await expect(page.getByRole('heading', { level: 1, name: `Tania ${other.lastName}` })).toBeVisible();
});
