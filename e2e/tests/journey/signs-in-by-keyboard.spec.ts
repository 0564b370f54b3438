import { expect, test } from '../../fixtures/test.ts';

test('signing in with only the keyboard moves the focus to the page title', async ({
  page,
  addresses,
  studio,
}) => {
  const member = await studio.member();
  await page.goto(`${addresses.portal}/login?next=/dashboard`);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(member.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeFocused();
  await expect(page).toHaveTitle(/Welcome/);
});
