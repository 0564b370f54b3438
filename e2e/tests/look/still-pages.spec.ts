import { publicRoutes } from '../../fixtures/public-routes.ts';
import {
  mostRecalculations,
  mostShift,
  recalculationsInASecond,
  recordShifts,
  shiftsOf,
} from '../../fixtures/stillness.ts';
import { expect, test } from '../../fixtures/test.ts';

test('public pages do not shift while they load and rest once they are loaded', async ({
  page,
  addresses,
}) => {
  await recordShifts(page);
  const restless: unknown[] = [];
  // One after the other: Chromium slows the animations of pages behind the front one.
  for (const url of await publicRoutes(addresses)) {
    await page.goto(url);
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
    // What follows hydration (who is signed in, late fonts) has been drawn.
    await page.waitForLoadState('networkidle');
    const recalculations = await recalculationsInASecond(page);
    const shifts = await shiftsOf(page);
    if (!(recalculations <= mostRecalculations && shifts.value <= mostShift)) {
      restless.push({ url, recalculations, shifts });
    }
  }
  expect(restless).toEqual([]);
});

test('the testimonials advance on the screen and rest off it', async ({ page, addresses }) => {
  await page.goto(addresses.site);
  const carousel = page.getByRole('region', { name: 'What members say' });
  await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
  await expect(carousel).not.toHaveAttribute('data-advancing');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-advancing');
  const bar = await carousel.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .flatMap((animation) => (animation.effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame).filter((key) => key === 'transform' || key === 'clipPath')),
  );
  expect(new Set(bar)).toEqual(new Set(['transform']));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(carousel).not.toHaveAttribute('data-advancing');
});
