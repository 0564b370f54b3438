import { addDays, studioDay, studioInstant } from '@detroit-well/config/studio-time';
import type { Page } from '@playwright/test';
import { connected, field, say, textsOf, twoInOneSession } from '../../fixtures/chat.ts';
import { faults } from '../../fixtures/fault-proxy.ts';
import { advance, advanceUntil, installClock } from '../../fixtures/page-clock.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/with-faults.ts';

const minuteMs = 60_000;
const registered = '/sessions/registered/';

/** How far away the first two sessions of the dashboard are: `Today`, `Tomorrow` or `3 days`. The member's activity follows. */
async function daysOn(page: Page): Promise<string[]> {
  const labels = page.getByText(/^(Today|Tomorrow|\d+ days)/);
  await expect(labels.first()).toBeVisible();
  return (await labels.allTextContents()).slice(0, 2);
}

/** Until the next midnight in Detroit. */
const msUntilMidnight = (now: Date): number =>
  studioInstant(addDays(studioDay(now), 1)).getTime() - now.getTime();

test(
  'a dashboard left open is renewed when the member comes back, and at midnight of the studio',
  { tag: '@time' },
  async ({ page, addresses, studio, fail, faultProxy }) => {
    // Nothing fails: the proxy counts the calls.
    fail('/nothing/', faults.nothing);
    const member = await studio.member();
    for (const days of [1, 5]) await studio.register(member, await studio.session({ startsIn: { days } }));
    await installClock(page);
    await signIn(page, addresses.portal, member);
    await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
    const requests = (): number => faultProxy.seen.filter((call) => call.endsWith(registered)).length;
    const comeBack = (): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    expect(await daysOn(page)).toEqual(['Tomorrow', '5 days']);

    const first = requests();
    await advance(page, 60_000);
    await comeBack();
    await expect.poll(requests).toBe(first + 1);
    await comeBack();
    await advance(page, 1_000);
    expect(requests()).toBe(first + 1);

    await advance(page, msUntilMidnight(await studio.now()) + minuteMs);
    await expect.poll(requests).toBe(first + 2);
    await expect.poll(() => daysOn(page)).toEqual(['Today', '4 days']);
  },
);

test(
  'an early request of the document that is rate limited is sent once more, and the dashboard appears',
  { tag: '@time' },
  async ({ page, addresses, studio, fail, faultProxy }) => {
    await installClock(page);
    await signIn(page, addresses.portal, await studio.member());
    await page.waitForLoadState('networkidle');
    faultProxy.seen.splice(0);
    fail('/v2/dashboard/', faults.status(429, {}, { 'Retry-After': '5' }), { times: 1 });
    await page.reload();
    await advanceUntil(page, [page.getByRole('complementary', { name: 'Profile' })]);
    const calls = faultProxy.seen.filter((call) => call === 'GET /api/v2/dashboard/');
    expect(calls).toHaveLength(2);
  },
);

test(
  'leaving a waitlist that answers 404 reads the status, and believes only that',
  { tag: '@time' },
  async ({ page, addresses, studio, fail }) => {
    const { id } = await studio.session({ places: 1 });
    await studio.register(await studio.member(), { id });
    const member = await studio.member();
    await member.client.waitlist.join({ body: { session_id: id } });
    await signIn(page, addresses.portal, member);
    const restore = fail(/\/training\/waitlist\//, faults.status(404), { method: 'DELETE' });
    await page.goto(`${addresses.site}/training?session=${id}`);
    const leave = page.getByRole('button', { name: 'Leave Waitlist' });
    await leave.click();
    await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expect(leave).toBeVisible();
    await expect(page.getByText('You left the waitlist.')).toHaveCount(0);
    // The entry has gone in the meantime.
    await member.client.waitlist.leave({ params: { id } });
    await leave.click();
    await expect(page.getByText('You left the waitlist.')).toBeVisible();
    restore();
  },
);

test(
  'a chat whose connection is half open says so and connects again',
  { tag: '@time' },
  async ({ page, browser, addresses, studio }) => {
    const other = await (await browser.newContext()).newPage();
    let isSilent = false;
    await page.routeWebSocket(/\/ws\//, (socket) => {
      // The line is down: a new connection is not accepted, and an open one gets nothing through.
      if (isSilent) return void socket.close({ code: 1001 });
      const server = socket.connectToServer();
      socket.onMessage((message) => void (isSilent || server.send(message)));
      server.onMessage((message) => void (isSilent || socket.send(message)));
    });
    await installClock(page);
    const { session } = await twoInOneSession(studio, addresses, [page, other]);
    await page.goto(`${addresses.portal}/test-chat?session=${session.id}`);
    await connected(page);
    isSilent = true;
    await other.goto(`${addresses.portal}/test-chat?session=${session.id}`);
    await connected(other);
    await say(other, 'Is there parking?');
    await advanceUntil(page, [page.getByText('Reconnecting.')]);
    await field(page).fill('Half a sentence');
    isSilent = false;
    await page.clock.resume();
    await expect.poll(() => textsOf(page)).toContain('Is there parking?');
    await expect(field(page)).toHaveValue('Half a sentence');
    await other.context().close();
  },
);
