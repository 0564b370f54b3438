import type { Page } from '@playwright/test';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const hourMs = 3_600_000;

/** Sets the clock of the device before the page's scripts run: each document starts at this time. */
const setClock = (page: Page, time: number): Promise<unknown> =>
  page.addInitScript((start) => {
    const Real = Date;
    const shift = start - Real.now();
    globalThis.Date = class extends Real {
      constructor(...parts: readonly number[]) {
        if (parts.length === 0) super(Real.now() + shift);
        else super(...(parts as [number]));
      }
      static override now = () => Real.now() + shift;
    } as DateConstructor;
  }, time);

/** What the dashboard says about days, without what changes with each second. */
const datesOf = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('heading', { name: 'My Trainings' })).toBeVisible();
  await expect(page.getByText(/^(Today|Tomorrow|\d+ days)/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Recent activity' })).toBeVisible();
  // The days of the schedule come with its sessions.
  await expect(page.locator('.session-row').first()).toBeVisible();
  return page.getByText(/^(Today|Tomorrow|\d+ days)/).allTextContents();
};

for (const [how, hours] of [
  ['13 hours ahead', 13],
  ['30 hours behind', -30],
] as const) {
  test(
    `a device whose clock is ${how} shows the days of the server`,
    { tag: '@time' },
    async ({ page, browser, addresses, studio }) => {
      const member = await studio.member();
      // By the device that is ahead, the first one is over.
      for (const startsIn of [{ minutes: 12 * 60 }, { days: 2 }, { days: 6 }])
        await studio.register(member, await studio.session({ startsIn, lastsMinutes: 30 }));
      const now = (await studio.now()).getTime();
      const wrong = await (await browser.newContext()).newPage();
      await setClock(page, now);
      await setClock(wrong, now + hours * hourMs);
      for (const device of [page, wrong]) {
        await signIn(device, addresses.portal, member);
        // The activity of the member follows.
        const [first, ...others] = (await datesOf(device)).slice(0, 3);
        expect(first).toMatch(/^To(day|morrow)$/);
        expect(others).toEqual(['2 days', '6 days']);
      }
      expect(await datesOf(wrong)).toEqual(await datesOf(page));
      await wrong.context().close();
    },
  );
}

test(
  'a device whose clock is 9 days ahead shows the day of the server by which a reserved spot is paid',
  { tag: '@time' },
  async ({ page, browser, addresses, studio }) => {
    const member = await studio.member();
    const session = await studio.session();
    const now = (await studio.now()).getTime();
    const wrong = await (await browser.newContext()).newPage();
    await setClock(page, now);
    await setClock(wrong, now + 9 * 24 * hourMs);
    const days: string[] = [];
    for (const device of [page, wrong]) {
      await signIn(device, addresses.portal, member);
      await device.goto(`${addresses.site}/training?session=${session.id}&register=1`);
      days.push(await device.getByText(/^Reserve now, pay by /).innerText());
    }
    expect(days[1]).toBe(days[0]);
    await wrong.context().close();
  },
);
