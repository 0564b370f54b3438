import { expect, test } from '../../fixtures/test.ts';

test('filters whose file does not arrive leave the schedule as it is, and say so', async ({
  page,
  addresses,
}) => {
  const file = /\/schedule-sheet-[^/]*\.js/;
  await page.route(file, (route) => route.abort());
  await page.goto(`${addresses.site}/training`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.click();
  const problem = page.getByRole('alert').filter({ hasText: 'Something went wrong.' });
  await expect(problem).toBeVisible();
  await expect(page.locator('.schedule-row').first()).toBeVisible();
  await page.unroute(file);
  await problem.getByRole('button', { name: 'Try Again' }).click();
  await expect(problem).toHaveCount(0);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await filters.click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
});
