import { publicRoutes } from '../../fixtures/public-routes.ts';
import {
  maxRecalculations,
  maxShift,
  recalculationsInASecond,
  recordShifts,
  shiftsOf,
} from '../../fixtures/layout-shifts.ts';
import { expect, test } from '../../fixtures/test.ts';

test(
  'public pages do not shift while they load and are idle once loaded',
  { tag: '@time' },
  async ({ page, addresses, studio }) => {
    await recordShifts(page);
    const restless: unknown[] = [];
    // One page at a time, because Chromium slows the animations of background pages.
    for (const url of await publicRoutes(studio, addresses)) {
      await page.goto(url);
      await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
      // Everything that follows hydration (sign-in state, late fonts) has been drawn.
      await page.waitForLoadState('networkidle');
      const recalculations = await recalculationsInASecond(page);
      const shifts = await shiftsOf(page);
      if (!(recalculations <= maxRecalculations && shifts.value <= maxShift)) {
        restless.push({ url, recalculations, shifts });
      }
    }
    expect(restless).toEqual([]);
  },
);

test(
  'the testimonials advance while visible and pause while off screen',
  { tag: '@time' },
  async ({ page, addresses }) => {
    await page.goto(addresses.site);
    const carousel = page.getByRole('region', { name: 'What members say' });
    await page.waitForFunction(() => document.documentElement.dataset['ready'] === 'true');
    await expect(carousel).not.toHaveAttribute('data-advancing');
    // To the bottom of the window, because a headless browser puts the pointer at the top left, and slides under it pause.
    await carousel.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
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
  },
);
