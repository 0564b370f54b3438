import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { expect, test } from '../../fixtures/test.ts';
import { unique } from '../../fixtures/guest.ts';
import type { Studio } from '../../fixtures/studio.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

/** The Tuesday of the week so many weeks from now. */
async function tuesdayIn(weeks: number, studio: Studio): Promise<string> {
  const today = studioDay(await studio.now());
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, weeks * 7 + 2 - weekday);
}

test(
  'an owner creates a weekly series, moves one week and all after another, and closes a day',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const title = `Series Roll ${unique()}`;
    const closing = `Floor work ${unique()}`;
    const first = await tuesdayIn(3, studio);
    const last = await tuesdayIn(8, studio);
    await page.goto(`${addresses.portal}/office/series`);
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('link', { name: 'New series' }).click();

    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Program').selectOption({ index: 1 });
    await page.getByLabel('First day').fill(first);
    await page.getByLabel('Start', { exact: true }).fill('06:30');
    await page.getByLabel('End', { exact: true }).fill('07:15');
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(page.getByText('Choose at least one day.').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Tuesday' }).check();
    await page.getByLabel('Ends').selectOption('count');
    await page.getByLabel('Sessions', { exact: true }).fill('6');
    await page.getByLabel('Public rate').fill('25');
    await page.getByLabel('Member rate').fill('20');
    await expect(page.getByRole('heading', { name: /^Dates: 6/ })).toBeVisible();
    await accessible(page, 'a new series');
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const dates = page.getByRole('region', { name: 'Sessions from today on' }).getByRole('listitem');
    const sessions = dates.filter({ has: page.getByRole('link') });
    await expect(sessions).toHaveCount(6);
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
    await page.getByLabel('First day').fill(last);
    await page.getByLabel('Last day').fill(last);
    await page.getByLabel('Reason').fill(closing);
    await expect(page.getByText(/generated sessions? (is|are) removed/)).toBeVisible();
    await accessible(page, 'a new closure');
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: closing })).toBeVisible();
    await page.goto(changed);
    await expect(sessions).toHaveCount(3);
    await expect(dates.filter({ hasText: closing })).toHaveCount(1);

    await page.goto(`${addresses.portal}/office/closures`);
    await page.getByRole('link', { name: closing }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${closing} was deleted.`)).toBeVisible();
  },
);
