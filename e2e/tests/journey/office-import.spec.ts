import { unique } from '../../fixtures/guest.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

test('an owner imports people from a file, finds them, and takes them back', async ({
  page,
  addresses,
  accessible,
}) => {
  test.setTimeout(120_000);
  const mark = unique();
  const rows = [
    'Client ID,First Name,Last Name,Email,Birthdate,Liability Release',
    `${mark}-1,Danielle,Imported${mark},one-${mark}@demo.test,3/14/1988,2/1/2025`,
    `${mark}-2,Tom,Imported${mark},one-${mark}@demo.test,6/30/1990,`,
    `${mark}-3,Too,Young,two-${mark}@demo.test,1/31/2020,`,
  ];
  await signInAt(page, `${addresses.portal}/office/import`, owner);

  await test.step('the file is read, and its columns are known', async () => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });
    await page.getByRole('button', { name: 'Read the file' }).click();
    await expect(page.getByText('It looks like a file of Mindbody.')).toBeVisible();
    await accessible(page, 'the columns of an import');
  });

  await test.step('the plan says what becomes of each row, and is exactly what happens', async () => {
    await page.getByRole('button', { name: 'Make the plan' }).click();
    await expect(page.getByText('The person is under 18.')).toBeVisible();
    await accessible(page, 'the plan of an import');
    await page.getByRole('button', { name: 'Import 2 people' }).click();
    await expect(page.getByText('The import is done.')).toBeVisible({ timeout: 30_000 });
    await page.goto(`${addresses.portal}/office/people?search=Imported${mark}`);
    await expect(page.getByRole('link', { name: `Danielle Imported${mark}` })).toBeVisible();
    await page.getByRole('link', { name: `Tom Imported${mark}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Tom Imported${mark}` })).toBeVisible();
  });

  await test.step('the import is taken back, and nobody of it is left', async () => {
    await page.goBack();
    await page.goto(`${addresses.portal}/office/import`);
    await page
      .getByRole('link', { name: /people\.csv/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('Everything of this import is taken back.')).toBeVisible({ timeout: 30_000 });
    await page.goto(`${addresses.portal}/office/people?search=Imported${mark}`);
    await expect(page.getByText(`Imported${mark}`, { exact: false }).first()).toBeHidden();
  });
});
