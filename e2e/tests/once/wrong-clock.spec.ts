import type { Page } from '@playwright/test';
import { newMember, otherSessions } from '../../fixtures/member-by-http.ts';
import { demo, signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const hourMs = 3_600_000;

/** Sets the clock of the device before the page's scripts run. */
const shiftClock = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((shift) => {
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts: readonly number[]) {
        if (parts.length === 0) super(Real.now() + shift);
        else super(...(parts as [number]));
      }
      static override now = () => Real.now() + shift;
    } as DateConstructor;
  }, ms);

/** What the dashboard says about days, without what changes with each second. */
const datesOf = async (page: Page): Promise<string[]> => {
  await expect(page.getByRole('heading', { name: 'My Trainings' })).toBeVisible();
  await expect(page.getByText(/^(Today|Tomorrow|\d+ days)/).first()).toBeVisible();
  return page.getByText(/^(Today|Tomorrow|\d+ days)/).allTextContents();
};

for (const [how, hours] of [
  ['13 hours ahead', 13],
  ['30 hours behind', -30],
] as const) {
  test(`a device whose clock is ${how} shows the days of the server`, async ({
    page,
    browser,
    addresses,
  }) => {
    await signIn(page, addresses.portal, demo('member'));
    const wrong = await (await browser.newContext()).newPage();
    await shiftClock(wrong, hours * hourMs);
    await signIn(wrong, addresses.portal, demo('member'));
    // Another test may add to this member's activity between the two visits, so both are repeated then.
    await expect(async () => {
      await Promise.all([page, wrong].map((tab) => tab.goto(`${addresses.portal}/dashboard`)));
      expect(await datesOf(wrong)).toEqual(await datesOf(page));
    }).toPass();
    await wrong.context().close();
  });
}

test('a device whose clock is 9 days ahead shows the day of the server by which a reserved spot is paid', async ({
  page,
  browser,
  addresses,
}) => {
  const member = await newMember(addresses.api);
  const session = (await otherSessions(addresses.api, member)).at(-1);
  const wrong = await (await browser.newContext()).newPage();
  await shiftClock(wrong, 9 * 24 * hourMs);
  const days: string[] = [];
  for (const device of [page, wrong]) {
    await signIn(device, addresses.portal, member);
    await device.goto(`${addresses.site}/training?session=${session!.public_id}&register=1`);
    days.push(await device.getByText(/^Reserve now, pay by /).innerText());
  }
  expect(days[1]).toBe(days[0]);
  await wrong.context().close();
});
