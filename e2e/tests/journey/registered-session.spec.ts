import type { Page } from '@playwright/test';
import { installClock, advanceUntil } from '../../fixtures/page-clock.ts';
import { expect, test } from '../../fixtures/test.ts';
import { demo, signIn } from '../../fixtures/sign-in.ts';
import { unique } from '../../fixtures/studio.ts';

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

test('a registered session marks updates as read, sends a retried message once and retries a download', async ({
  page,
  addresses,
  accessible,
  isMobile,
}) => {
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
  await expect(messages.locator('.message:is([data-state="failed"], [data-state="sending"])')).toHaveCount(0);
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
});

test('a completed session asks for feedback first, keeps the text after a failure and accepts it once', async ({
  page,
  addresses,
  studio,
  accessible,
}) => {
  const member = await studio.member();
  const session = await studio.session({ startsIn: { minutes: 30 }, lastsMinutes: 30 });
  await studio.register(member, session);
  await studio.moveClock({ hours: 2 });
  await installClock(page);
  await signIn(page, addresses.portal, member);
  await page.goto(`${addresses.portal}/dashboard/session/${session.id}`);
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  const participants = page.getByRole('region', { name: 'Participants' });
  await expect(participants.getByText(/person|people/).first()).toBeVisible();
  await expect(participants.getByText(/spots available|spots taken/)).toHaveCount(0);
  await expect(page.getByText('This session is over, so the thread is closed.')).toBeVisible();
  await expect(page.locator('main h2').first()).toHaveText('Feedback');

  await page.getByRole('button', { name: 'Send Feedback' }).click();
  const summary = page.getByRole('alert', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link', { name: 'Please choose a rating from 1 to 5' })).toBeVisible();
  await accessible(page, 'feedback without stars');
  await page.getByRole('radio', { name: '3 stars: fine' }).check({ force: true });
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('4 of 5: good')).toBeVisible();
  const comment = page.getByRole('textbox', { name: /What should we know/ });
  await comment.fill('More of the slow song.');

  await page.route('**/feedback/', (route) => route.abort());
  await page.getByRole('button', { name: 'Send Feedback' }).click();
  await expect(page.getByText('We could not confirm whether your feedback was sent.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(comment).toHaveValue('More of the slow song.');
  await page.unroute('**/feedback/');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
  await expect(page.getByText('More of the slow song.')).toBeVisible();
  await accessible(page, 'sent feedback');
});
