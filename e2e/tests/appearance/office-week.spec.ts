import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };

for (const width of [1280, 1440]) {
  test.describe(`the week at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, isMobile: false, hasTouch: false });

    test('shows every bar of a seat meter, in proportion to the width of its block', async ({
      page,
      addresses,
      studio,
    }) => {
      const session = await studio.session({ startsIn: { days: 200 }, places: 16 });
      const week = session.start_datetime.slice(0, 10);
      await signInAt(page, `${addresses.portal}/office/schedule?week=${week}`, owner);
      await expect(page.getByRole('group', { name: 'Week', exact: true })).toBeVisible();
      const meters = await page.locator('.week .seat-meter:visible').evaluateAll((all) =>
        all.map((meter) => {
          const style = getComputedStyle(meter);
          const room = meter.parentElement!.clientWidth - Number.parseFloat(style.marginLeft);
          const max = Number(style.getPropertyValue('--max'));
          const share = 100 / max;
          return {
            fits: Math.abs(Number.parseFloat(style.width) - Math.min(max * 10, room)) < 0.6,
            pitch: Number(/([\d.]+)%\)$/.exec(style.maskImage)?.[1]).toFixed(2) === share.toFixed(2),
          };
        }),
      );
      expect(meters.filter(({ fits, pitch }) => !fits || !pitch)).toEqual([]);
      const broken = await page
        .locator('.week .slot b')
        .evaluateAll((titles) => titles.filter((title) => getComputedStyle(title).hyphens === 'auto').length);
      expect(broken).toBe(0);
    });
  });
}
