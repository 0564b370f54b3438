import { referenceText } from '../../fixtures/reference-texts.ts';
import type { Locator, Page } from '@playwright/test';
import { faults, openFaultProxy } from '../../fixtures/fault-proxy.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Posts that no other test likes, one per kind of screen, so that no other test changes their counts. */
const posts = {
  liked: { desktop: 'in-praise-of-the-mirror-ball', phone: 'lace-up-like-it-matters' },
  failing: { desktop: 'how-to-fall-on-purpose', phone: 'brush-your-teeth-on-one-leg' },
} as const;

const addressOf = (post: keyof typeof posts): string =>
  `/the-standard/${posts[post][test.info().project.name === 'phone' ? 'phone' : 'desktop']}`;

const introOf = (page: Page) => page.locator('.post-intro');
const buttonsOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const likesOf = async (page: Page): Promise<number> =>
  Number.parseInt(
    ((await introOf(page).locator('[data-part="count"]').textContent()) ?? '').replace(',', ''),
    10,
  );

/** Opens a post and waits until it shows the counts that it loads. */
async function open(page: Page, address: string): Promise<void> {
  const read = page.waitForResponse(
    (reply) => reply.url().includes('/engagement/') && reply.request().method() === 'GET',
  );
  await page.goto(address);
  const { likes } = (await (await read).json()) as { likes: number };
  await expect.poll(() => likesOf(page)).toBe(likes);
}

/** The message after a press is visible for three seconds only, so the test waits for it from the press on. */
async function pressAndRead(button: Locator, message: Locator): Promise<void> {
  await Promise.all([expect(message).toBeVisible(), button.click()]);
}

test('a like is counted, survives a reload and can be removed', async ({ page, addresses, accessible }) => {
  await open(page, addresses.site + addressOf('liked'));
  // Reading a post stores nothing (ADR-041).
  expect(await page.evaluate(() => [Object.keys(localStorage), document.cookie])).toEqual([[], '']);
  const before = await likesOf(page);
  const [first] = [buttonsOf(page, 'LIKE').first()];
  const width = (await first.boundingBox())?.width;
  await pressAndRead(first, introOf(page).getByText('Your like was added.'));
  await expect(buttonsOf(page, 'LIKED')).toHaveCount(2);
  expect(await likesOf(page)).toBe(before + 1);
  expect((await buttonsOf(page, 'LIKED').first().boundingBox())?.width).toBe(width);
  await accessible(page, 'a liked post with its message');
  await expect(introOf(page).getByText('Your like was added.')).toBeHidden();

  await open(page, addresses.site + addressOf('liked'));
  await expect(buttonsOf(page, 'LIKED').first()).toHaveAttribute('aria-pressed', 'true');
  await pressAndRead(buttonsOf(page, 'LIKED').last(), page.getByText('Your like was removed.'));
  await expect(buttonsOf(page, 'LIKE')).toHaveCount(2);
  expect(await likesOf(page)).toBe(before);
  expect(await page.evaluate(() => [localStorage.sessionKey, localStorage.browserFingerprint])).toEqual([
    expect.stringMatching(/^[\da-f]{32}$/),
    expect.stringMatching(/^[\da-f]{32}$/),
  ]);
});

test('a failed like is undone with a reason, and a like whose response is lost is looked up', async ({
  page,
  addresses,
}) => {
  const proxy = await openFaultProxy(() => Number(new URL(addresses.apiOrigin).port));
  try {
    await proxy.attach(page, addresses.apiOrigin);
    await open(page, addresses.site + addressOf('failing'));
    const before = await likesOf(page);
    const press = () => buttonsOf(page, 'LIKE').first().click();
    const isTakenBack = async (text: string): Promise<void> => {
      await expect(introOf(page).getByRole('alert')).toHaveText(text);
      await expect(buttonsOf(page, 'LIKE').first()).toHaveAttribute('aria-pressed', 'false');
      expect(await likesOf(page)).toBe(before);
    };

    let goOn = () => {};
    const until = new Promise<void>((resolve) => (goOn = resolve));
    const removeRule = proxy.when({ path: '/react/', fault: { kind: 'unreachable', until } });
    await press();
    await expect(buttonsOf(page, 'LOADING').first()).toHaveAttribute('aria-pressed', 'true');
    const busy = introOf(page).getByText(referenceText('B8.9/like/busy'));
    await pressAndRead(buttonsOf(page, 'LOADING').first(), busy);
    goOn();
    await isTakenBack(referenceText('B8.9/like/fallback'));
    removeRule();

    proxy.when({ path: '/react/', times: 1, fault: faults.status(500, { code: 'server_error' }) });
    await press();
    await isTakenBack(referenceText('B8.9/like/fallback'));

    proxy.when({ path: '/react/', times: 1, fault: faults.status(429, {}, { 'Retry-After': '90' }) });
    await press();
    await isTakenBack(referenceText('B8.9/blog/429'));

    proxy.when({ path: '/react/', times: 1, fault: { kind: 'cut' } });
    await press();
    await expect(buttonsOf(page, 'LIKED').first()).toBeVisible();
    await expect.poll(() => likesOf(page)).toBe(before + 1);
  } finally {
    await proxy.close();
  }
});
