import type { Page } from '@playwright/test';
import { paths } from '@detroit-well/config/paths';
import { openPayment } from '../../fixtures/open-payment.ts';
import { expectNoSidewaysScroll } from '../../fixtures/overflow.ts';
import { richSession } from '../../fixtures/rich-session.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

// A reader's larger text, as a browser's setting makes it: twice the font size of the root, in the same window.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Texts and controls that leave the window or the box that cuts them. An ellipsis and what scrolls are not cut. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A part far below the window has an estimated height until a reader comes near it.
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    const shown = document.querySelector('dialog:modal') ?? document.body;
    const hidden = '.visually-hidden, .skip-link, [aria-hidden="true"], [popover]:not(:popover-open)';
    const isCut = (element: Element): boolean => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { left, right, bottom, height } = text.getBoundingClientRect();
      // The font's box is higher than the glyphs of a number.
      const lowest = bottom - height / 5;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clipPath, overflowX, overflowY, textOverflow } = getComputedStyle(box);
        // Text for screen readers only.
        if (clipPath === 'inset(50%)') return false;
        if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX + overflowY)) return false;
        const edge = box === document.documentElement ? null : box.getBoundingClientRect();
        if (edge && /hidden|clip/.test(overflowX)) {
          if (left < edge.left - 2 || right > edge.right + 2 || lowest > edge.bottom + 2) return true;
        }
      }
      return left < -1 || right > innerWidth + 1;
    };
    return [...shown.querySelectorAll('a, button, h1, h2, h3, p, span, label, dt, dd, small, b, legend')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(hidden))
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === 3 && /[\p{L}\d]/u.test(node.nodeValue ?? ''),
        ),
      )
      .filter(isCut)
      .map((element) => `${element.tagName} ${element.textContent.trim()}`);
  });

/** Expects that larger text leaves everything on the screen and uncut. */
async function expectEverythingReadable(
  page: Page,
  what: string,
  { width } = page.viewportSize()!,
): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectNoSidewaysScroll(page, width, `${what} with larger text`);
  await expect.poll(() => cutTexts(page), { message: `${what} at ${width} px` }).toEqual([]);
}

/** Opens the menu of the header, which larger text needs at every width, and leaves it again. */
async function expectMenu(page: Page, what: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Close menu' })).toBeInViewport({ ratio: 1 });
  await expectEverythingReadable(page, `the menu of ${what}`);
  await menu.getByRole('link', { name: 'Close menu' }).click();
}

for (const size of [phone, desktop]) {
  test.describe(`with text of twice the size at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('the header, its menu and every text of the public site stay on the screen', async ({
      page,
      addresses,
      studio,
    }) => {
      const { id } = await richSession(studio);
      const posts = (await (await fetch(`${addresses.api}/blog/posts/`)).json()) as {
        results: { slug: string }[];
      };
      const pages = [
        paths.home(),
        paths.training(),
        paths.sessionById(id),
        paths.post(posts.results[0]!.slug),
      ];
      for (const path of pages) {
        await page.goto(addresses.site + path);
        await expect(page.locator('html[data-ready="true"]')).toBeAttached();
        await expectEverythingReadable(page, path);
        await expectMenu(page, path);
      }
      await page.goto(`${addresses.site}${paths.sessionById(id)}&register=1`);
      await expect(page.getByRole('dialog', { name: 'Complete Registration' })).toBeVisible();
      await expectEverythingReadable(page, 'the panel of a guest');
    });

    test('the header, its menu and every text of the portal stay on the screen', async ({
      page,
      addresses,
      studio,
    }) => {
      await page.goto(`${addresses.portal}/login`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectEverythingReadable(page, 'the sign-in page');
      const member = await studio.member();
      await studio.register(member, await studio.session({ startsIn: { days: 1 } }));
      await signIn(page, addresses.portal, member);
      await expect(page.locator('.session-row').first()).toBeVisible();
      await expectEverythingReadable(page, 'the dashboard');
      await expectMenu(page, 'the dashboard');
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await openPayment(page, addresses.portal, await studio.session());
      await expectEverythingReadable(page, 'Complete Registration');
      await page.goto(`${addresses.portal}/test-chat`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectEverythingReadable(page, 'the chat');
    });
  });
}
