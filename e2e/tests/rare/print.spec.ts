import type { Page } from '@playwright/test';
import { richSession } from '../../fixtures/rich-session.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

/** What paper cannot use: whatever only a screen needs, and text too pale for white paper. */
const problemsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const forScreens = shown.filter((element) =>
      element.matches('.site-header, .site-footer, nav, form, dialog, button, .toast-region, .bottom-bars'),
    );
    const luminance = (color: string): number => {
      const context = new OffscreenCanvas(1, 1).getContext('2d')!;
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
    };
    const pale = shown.filter(
      (element) =>
        [...element.childNodes].some(
          ({ nodeType, data }: ChildNode & { data?: string }) => nodeType === 3 && data?.trim(),
        ) &&
        element.closest('.badge, .button, svg') === null &&
        luminance(getComputedStyle(element).color) > 0.5,
    );
    const name = (element: HTMLElement): string =>
      `${element.tagName}.${element.className} "${element.textContent.slice(0, 40)}"`;
    return [
      ...forScreens.map((one) => `for screens: ${name(one)}`),
      ...pale.map((one) => `pale: ${name(one)}`),
    ];
  });

test('sessions, a waiver, a post and payments print their content alone, dark on white', async ({
  page,
  addresses,
  studio,
}) => {
  const { site, portal } = addresses;
  const session = await richSession(studio);
  const member = await studio.member();
  await studio.register(member, session, 'weekly');
  await signIn(page, portal, member);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const [address, content] of [
    [`${site}/training?session=${session.id}`, session.title],
    [`${site}/the-standard/your-knees-are-not-the-problem`, 'Your knees are not the problem'],
    [`${portal}/dashboard/session/${session.id}`, 'Ledger'],
    [`${portal}/dashboard/waiver`, 'Waiver'],
    [`${portal}/dashboard/training`, session.title],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    await expect(page.getByRole('heading', { name: content }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    expect(await problemsOn(page), address).toEqual([]);
    await expect(page.getByRole('heading', { name: content }).first()).toBeVisible();
  }
});
