import { addDays, studioDay } from '@detroit-well/config/studio-time';
import { unique } from '../../fixtures/guest.ts';
import { expect, test } from '../../fixtures/test.ts';

const manager = { email: 'manager@demo.test', password: 'Standard!2026' };

test(
  'a manager creates a session, moves it, sees what changed, and cancels it',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    const title = `Night Roll ${unique()}`;
    const day = addDays(studioDay(await studio.now()), 300);
    await page.goto(`${addresses.portal}/office/schedule?week=${day}`);
    await page.getByLabel('Email').fill(manager.email);
    await page.getByLabel('Password', { exact: true }).fill(manager.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
    await accessible(page, 'the schedule');

    await page.getByRole('link', { name: 'New session' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New session' })).toBeVisible();
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(page.getByText('Choose a program.').first()).toBeVisible();
    await page.getByLabel('Program').selectOption({ index: 1 });
    await page.getByLabel('Date', { exact: true }).fill(day);
    await page.getByLabel('Start', { exact: true }).fill('18:30');
    await page.getByLabel('End', { exact: true }).fill('20:00');
    await page.getByLabel('Spots').fill('8');
    await page.getByLabel('Public rate').fill('25');
    await page.getByLabel('Member rate').fill('20');
    await accessible(page, 'a new session');
    await page.getByRole('button', { name: /^Create/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('0 of 8')).toBeVisible();
    await expect(page.getByText('Created a session')).toBeVisible();

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Start', { exact: true }).fill('22:00');
    await page.getByLabel('End', { exact: true }).fill('01:00');
    await expect(page.getByText(/It ends on the next day/)).toBeVisible();
    await accessible(page, 'a session with unsaved changes');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    await expect(page.getByText(/10:00 PM – 1:00 AM/)).toBeVisible();
    await expect(page.getByText('Changed a session')).toBeVisible();
    await expect(page.getByText(/6:30 PM → .*10:00 PM/)).toBeVisible();
    await accessible(page, 'a session');

    await page.getByRole('button', { name: 'Cancel session' }).click();
    const question = page.getByRole('dialog', { name: `Cancel ${title}?` });
    await expect(question.getByText('$0.00')).toBeVisible();
    await question.getByLabel('Reason').fill('The rink has no ice that night.');
    await question.getByLabel('Reason').press('Enter');
    await accessible(page, 'the question whether to cancel a session');
    await question.getByRole('button', { name: 'Cancel session' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(page.getByText('Cancelled a session')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel session' })).toHaveCount(0);

    await page.goto(`${addresses.portal}/office/schedule?week=${day}&view=list`);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: title }) });
    await expect(row.getByText('Cancelled')).toBeVisible();
  },
);
