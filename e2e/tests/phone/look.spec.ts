import { signInAt } from '../../fixtures/sign-in.ts';
import { test } from '../../fixtures/test.ts';
const owner = { email: 'owner@demo.test', password: 'Standard!2026' };
test('looks', { tag: '@time' }, async ({ page, addresses }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, `${addresses.portal}/office/posts`, owner);
  await page.getByRole('heading', { level: 1, name: 'Posts' }).waitFor();
  for (const theme of ['light', 'dark'] as const) {
    for (const path of ['/office/posts', '/office/posts/learn-to-count-before-you-learn-to-turn']) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await page.goto(`${addresses.portal}${path}`);
        await page.evaluate((value) => {
          localStorage.setItem('theme', value);
          document.documentElement.dataset['theme'] = value;
        }, theme);
        await page.waitForTimeout(1800);
        await page.screenshot({
          path: `/tmp/look/${path.split('/').pop()?.slice(0, 10)}-${width}-${theme}.png`,
          fullPage: true,
        });
      }
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${addresses.portal}/office/posts/learn-to-count-before-you-learn-to-turn`);
  await page.getByRole('button', { name: 'Share preview' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: '/tmp/look/share.png' });
  const url = await page
    .locator('input[readonly]')
    .first()
    .inputValue()
    .catch(() => '');
  console.log('URL', url);
  if (url) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(url);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/look/preview-${width}.png` });
    }
  }
});
