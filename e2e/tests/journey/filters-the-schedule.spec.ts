import type { Page } from '@playwright/test';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const rows = (page: Page) => page.locator('.schedule-row');
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1200;

/** Chooses an option where the screen has it: a select beside the list, or a box in the sheet. */
async function choose(page: Page, legend: string, option: RegExp): Promise<void> {
  if (isPhone(page)) {
    const group = page.getByRole('dialog', { name: 'Filters' }).getByRole('group', { name: legend });
    await group.getByRole('radio', { name: option }).check();
    return;
  }
  const select = page.getByRole('search', { name: 'Filters' }).getByLabel(legend);
  const labels = await select.locator('option').allTextContents();
  await select.selectOption(labels.find((label) => option.test(label)) ?? '');
}

test(
  'a visitor finds a session by day and filters, and comes back to them by Back and by link',
  { tag: '@time' },
  async ({ page, addresses, accessible }) => {
    await page.goto(`${addresses.site}/training`);
    await expect(page.locator('html[data-ready]')).toBeAttached();
    const first = page.getByRole('link', { name: /^Register Now/ }).first();
    if (page.viewportSize()?.width === 390) {
      const { y = Number.POSITIVE_INFINITY } = (await first.boundingBox()) ?? {};
      expect(y).toBeLessThan(1_260);
    }
    await expect(page.locator('.schedule-row .button[data-variant="signal"]')).toHaveCount(1);
    const all = await rows(page).count();

    await test.step('the strip starts the list at a day', async () => {
      const strip = page.getByRole('navigation', { name: 'Days' });
      const days = strip.getByRole('listitem').getByRole('link');
      await days.nth(1).focus();
      await page.keyboard.press('ArrowRight');
      await expect(days.nth(2)).toBeFocused();
      await page.keyboard.press('Home');
      await expect(days.first()).toBeFocused();
      await strip.getByRole('link', { name: 'Two weeks after' }).press('Enter');
      await expect(strip.getByRole('link', { name: 'Two weeks before' })).toBeVisible();
      await expect(page).toHaveURL(/\?from=/);
      await days.nth(2).press('Home');
      await expect(page).not.toHaveURL(/from=/);
      await expect(days.first()).toBeFocused();
      await days.nth(5).press('Enter');
      await expect(page).toHaveURL(/\?from=/);
      await expect(days.nth(5)).toHaveAttribute('aria-current', 'date');
      await page.goBack();
      await expect(page).not.toHaveURL(/from=/);
      await expect(rows(page)).toHaveCount(all);
    });

    await test.step('filters narrow the list, and stand in the address', async () => {
      if (isPhone(page)) await page.getByRole('button', { name: /^Filters/ }).click();
      await choose(page, 'Level', /^Beginner/);
      await expect(page).toHaveURL(/level=beginner/);
      await choose(page, 'Time of day', /^Evening/);
      await expect(page).toHaveURL(/time=evening/);
      if (isPhone(page)) {
        const sheet = page.getByRole('dialog', { name: 'Filters' });
        await accessible(page, 'the sheet of filters');
        await sheet.getByRole('button', { name: /^Show \d+ session/ }).click();
        await expect(sheet).toBeHidden();
        await expect(page.getByRole('button', { name: /^Filters.*2$/ })).toBeVisible();
      }
      await expect(page.getByRole('link', { name: 'Remove Beginner' })).toBeVisible();
      await expect(page.locator('.training-sessions')).toHaveAttribute('aria-busy', 'false');
      for (const who of await rows(page).locator('[data-part="who"]').allTextContents())
        expect(who).toContain('Beginner');
      await accessible(page, 'a filtered schedule');
      const shown = await rows(page).count();
      await page.reload();
      await expect(rows(page)).toHaveCount(shown);
    });

    await test.step('when nothing matches, the page says which filter to drop', async () => {
      await page.goto(`${addresses.site}/training?level=beginner&q=nothing-is-called-so`);
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await expect(page.getByRole('heading', { name: 'No Sessions Available' })).toBeVisible();
      await expect(page.getByText('Nothing matches both.')).toBeVisible();
      await accessible(page, 'a schedule that nothing matches');
      await page.getByRole('link', { name: /^Drop Search: nothing-is-called-so/ }).click();
      await expect(page).toHaveURL(/\?level=beginner$/);
      await expect(rows(page).first()).toBeVisible();
      await page.getByRole('link', { name: 'Clear all' }).click();
      await expect(rows(page)).toHaveCount(all);
    });
  },
);

test(
  'a member finds a session on the dashboard by day and filters, and comes back by Back',
  { tag: '@time' },
  async ({ page, addresses, studio, accessible }) => {
    await signIn(page, addresses.portal, await studio.member());
    const block = page.getByRole('region', { name: 'Register for sessions' });
    const shown = block.locator('.session-row');
    await expect(shown.first()).toBeVisible();
    const all = await shown.count();

    await test.step('the strip starts the list at a day, by keyboard', async () => {
      const days = block.getByRole('navigation', { name: 'Days' }).getByRole('listitem').getByRole('link');
      await days.nth(4).focus();
      await page.keyboard.press('ArrowRight');
      await expect(days.nth(5)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\?from=/);
      await expect(days.nth(5)).toHaveAttribute('aria-current', 'date');
      await expect(days.nth(5)).toBeFocused();
      await page.goBack();
      await expect(page).not.toHaveURL(/from=/);
      await expect(shown).toHaveCount(all);
    });

    await test.step('choices in the sheet are one step of the history', async () => {
      await block.getByRole('button', { name: /^Filters/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('radio', { name: /^Beginner/ }).check();
      await sheet.getByRole('radio', { name: /^Evening/ }).check();
      await expect(page).toHaveURL(/level=beginner&time=evening/);
      await sheet.getByRole('button', { name: /^Show \d+ session/ }).click();
      await expect(sheet).toBeHidden();
      await expect(block.getByRole('button', { name: /^Filters.*2$/ })).toBeVisible();
      await expect(block.getByRole('link', { name: 'Remove Beginner' })).toBeVisible();
      await accessible(page, 'a dashboard with filters');
      await page.goBack();
      await expect(page).not.toHaveURL(/level=/);
      await expect(block.getByRole('link', { name: 'Remove Beginner' })).toHaveCount(0);
    });

    await test.step('when nothing matches, the list says which filter to drop', async () => {
      await page.goto(`${addresses.portal}/dashboard?level=beginner&q=nothing-is-called-so`);
      await expect(block.getByRole('heading', { name: 'No Sessions Available' })).toBeVisible();
      await accessible(page, 'a dashboard whose filters match nothing');
      await block.getByRole('link', { name: /^Drop Search: nothing-is-called-so/ }).click();
      await expect(page).toHaveURL(/\?level=beginner$/);
      await expect(shown.first()).toBeVisible();
    });

    await test.step('an open profile keeps the filters below it', async () => {
      await page.goto(`${addresses.portal}/dashboard?level=beginner&edit=profile`);
      const modal = page.getByRole('dialog', { name: 'Edit Profile' });
      await expect(modal).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(modal).toBeHidden();
      await expect(page).toHaveURL(/\/dashboard\?level=beginner$/);
    });
  },
);
