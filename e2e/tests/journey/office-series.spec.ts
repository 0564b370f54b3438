import { deleteSessionByHttp } from '../../fixtures/member-by-http.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };
const dayMs = 86_400_000;

/** The Tuesday of the week so many weeks from now, far from what other tests look at. */
function tuesdayIn(weeks: number): string {
  const now = Date.now();
  const sunday = now - new Date(now).getUTCDay() * dayMs;
  return new Date(sunday + (weeks * 7 + 2) * dayMs).toISOString().slice(0, 10);
}

test('an owner creates a weekly series, moves one week and all after another, and closes a day', async ({
  page,
  addresses,
  accessible,
}, { project }) => {
  const title = `Series Roll ${project.name} ${Date.now()}`;
  const closing = `Floor work ${project.name} ${Date.now()}`;
  await page.goto(`${addresses.portal}/office/series`);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'New series' }).click();

  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Program').selectOption({ index: 1 });
  await page.getByLabel('First day').fill(tuesdayIn(3));
  await page.getByLabel('Start', { exact: true }).fill('06:30');
  await page.getByLabel('End', { exact: true }).fill('07:15');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Choose at least one day.').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Tuesday' }).check();
  await page.getByLabel('Ends').selectOption('count');
  await page.getByLabel('Sessions', { exact: true }).fill('6');
  await page.getByLabel('Public rate').fill('25');
  await page.getByLabel('Member rate').fill('20');
  await expect(page.getByRole('heading', { name: /^Dates: 6/ })).toBeVisible();
  await accessible(page, 'a new series');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const dates = page.getByRole('region', { name: 'Sessions from today on' }).getByRole('listitem');
  const sessions = dates.filter({ has: page.getByRole('link') });
  await expect(sessions).toHaveCount(6);
  const created = page.url();
  await accessible(page, 'a series');

  // One week alone.
  await sessions.nth(1).getByRole('link').click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Start', { exact: true }).fill('06:45');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText(/6:45 AM – 7:15 AM/).first()).toBeVisible();
  await page.getByRole('link', { name: 'All its sessions' }).click();
  await expect(sessions.nth(1).getByText('Changed by hand')).toBeVisible();

  // The third and all after it, half an hour later.
  await sessions.nth(2).getByRole('link').click();
  await page.getByRole('link', { name: 'This and following' }).click();
  await page.getByLabel('Start', { exact: true }).fill('07:00');
  await page.getByLabel('End', { exact: true }).fill('07:45');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('4 sessions change. Nobody is registered for them.')).toBeVisible();
  await accessible(page, 'the preview of a change of a series');
  await page.getByRole('button', { name: 'Change 4 sessions' }).click();
  await expect(page.getByText(/^Every week on Tuesday, 7:00 AM – 7:45 AM$/)).toBeVisible();
  await expect(sessions).toHaveCount(4);
  const changed = page.url();

  // The day of the last one is closed, so it goes.
  await page.goto(`${addresses.portal}/office/closures/new`);
  await page.getByLabel('First day').fill(tuesdayIn(8));
  await page.getByLabel('Last day').fill(tuesdayIn(8));
  await page.getByLabel('Reason').fill(closing);
  await expect(page.getByText(/generated sessions? (is|are) removed/)).toBeVisible();
  await accessible(page, 'a new closure');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: closing })).toBeVisible();
  await page.goto(changed);
  await expect(sessions).toHaveCount(3);
  await expect(dates.filter({ hasText: closing })).toHaveCount(1);

  // The next tests find the calendar as it was.
  for (const series of [created, changed]) {
    await page.goto(series);
    await expect(sessions.first()).toBeVisible();
    for (const link of await sessions.getByRole('link').all())
      await deleteSessionByHttp(
        addresses.api,
        owner,
        (await link.getAttribute('href'))?.split('/').pop() ?? '',
      );
  }
  await page.goto(`${addresses.portal}/office/closures`);
  await page.getByRole('link', { name: closing }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${closing} was deleted.`)).toBeVisible();
});
