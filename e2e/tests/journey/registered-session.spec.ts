import type { Page } from '@playwright/test';
import { installClock, advanceUntil } from '../../fixtures/page-clock.ts';
import { expect, test } from '../../fixtures/test.ts';
import { demo, signIn } from '../../fixtures/sign-in.ts';
import { unique } from '../../fixtures/guest.ts';

/** Ids of the demo member's sessions that match. */
async function sessionsOf(
  page: Page,
  api: string,
): Promise<{ public_id: string; title: string; session_type: string; has_updates: boolean }[]> {
  return page.evaluate(async (base) => {
    const token = localStorage.getItem('accessToken');
    const reply = await fetch(`${base}/sessions/registered/`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await reply.json()) as never;
  }, api);
}

test(
  'a registered session marks updates as read, sends a retried message once and retries a download',
  { tag: '@time' },
  async ({ page, addresses, accessible, isMobile }) => {
    await installClock(page);
    // No call of the office writes an update or adds a file, so the session is one of the demo's.
    await signIn(page, addresses.portal, demo('member'));
    const session = (await sessionsOf(page, addresses.api)).find(
      (one) => one.session_type === 'upcoming' && one.title.startsWith('Rhythm'),
    );
    if (session === undefined) throw new Error('The demo member has no upcoming session.');
    // Only the first run over the same data finds an unread update.
    const read = session.has_updates
      ? page.waitForResponse((reply) => reply.url().endsWith('/updates/read/'), { timeout: 60_000 })
      : undefined;
    await page.goto(`${addresses.portal}/dashboard/session/${session.public_id}`);
    const jumps = page.getByRole('navigation', { name: 'On this page' });
    await jumps.getByRole('link', { name: /^Participants/ }).click();
    await expect(page.getByRole('heading', { name: 'Participants' })).toBeInViewport();
    await expect(jumps).toBeInViewport();
    await accessible(page, 'a registered session');

    // Updates count as read once they have been on the screen.
    await jumps.getByRole('link', { name: /^Updates/ }).click();
    expect((await read)?.ok() ?? true).toBe(true);

    // The response to the first attempt is lost: the text stays, and the retry does not send it twice.
    const text = `Is there a size 9? ${unique()}`;
    const messages = page.getByRole('list', { name: 'Messages' });
    const field = page.getByRole('textbox', { name: 'Message to your coach and the session' });
    await page.route('**/messages/', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await field.focus();
    await page.keyboard.type(text);
    await expect(field).toHaveValue(text);
    await page.keyboard.press('Enter');
    const failed = messages.locator('.message[data-state="failed"]');
    await advanceUntil(page, [failed]);
    await expect(failed).toContainText('We could not confirm whether this was sent.');
    await accessible(page, 'a failed message');
    await page.unroute('**/messages/');
    await failed.getByRole('button', { name: 'Try again' }).click();
    // The message is neither failed nor still sending.
    await expect(messages.locator('.message:is([data-state="failed"], [data-state="sending"])')).toHaveCount(
      0,
    );
    await page.reload();
    await expect(messages.getByText(text)).toHaveCount(1);

    // The first download of the file fails.
    const file = page.locator('.file-row').first();
    await page.route('**/download/', (route) => route.abort());
    await file.getByRole('button').click();
    await advanceUntil(page, [file.getByText('Download failed. Check your connection, then try again.')]);
    await page.unroute('**/download/');
    const saved = page.waitForEvent('download');
    await file.getByRole('button', { name: /^Try Again/ }).click();
    await saved;
    if (isMobile) {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  },
);
