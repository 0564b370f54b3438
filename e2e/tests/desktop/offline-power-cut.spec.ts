import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startBrowser } from '../../fixtures/killable-browser.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const facts = '**/attendance/facts/';
const checkIns = (page: Page) => page.getByRole('button', { name: 'Check in', exact: true });

test(
  'twenty marks arrive that were not sent when the browser was killed',
  { tag: '@time' },
  async ({ addresses: { portal }, studio }) => {
    const coach = await studio.coach();
    const session = await studio.session({
      coach_id: coach.coachId,
      startsIn: { minutes: 30 },
      price: 0,
      places: null,
    });
    for (let index = 0; index < 20; index += 1)
      await studio.register(await studio.member(), session, 'later');
    const roster = `${portal}/office/sessions/${session.id}/roster`;
    const profile = await mkdtemp(join(tmpdir(), 'killed-browser-'));

    await test.step('a coach signs in; later, the browser starts again', async () => {
      const { browser, close } = await startBrowser(profile);
      const page = await browser.contexts()[0]!.newPage();
      await signInAt(page, roster, coach);
      await expect(checkIns(page)).toHaveCount(20);
      await close();
    });
    await test.step('every mark is shown while the server does not answer, and the process is killed', async () => {
      const { browser, kill } = await startBrowser(profile);
      const [context] = browser.contexts();
      const page = await context!.newPage();
      await page.goto(roster);
      await expect(checkIns(page)).toHaveCount(20);
      await context!.route(facts, (route) => route.abort());
      for (let left = 20; left > 0; left -= 1) {
        await checkIns(page).first().click();
        await expect(checkIns(page)).toHaveCount(left - 1);
      }
      await expect(page.getByText('20 marks saved here, not sent')).toBeVisible();
      await kill();
    });

    const attendance = async () =>
      (await studio.office.rosters.read({ params: { id: session.id } })).results.map(
        (entry) => entry.attendance,
      );
    expect(await attendance(), 'nothing was sent').toEqual(Array.from({ length: 20 }, () => null));

    await test.step('they arrive after the next start, without a sign-in', async () => {
      const { browser, kill } = await startBrowser(profile);
      const page = await browser.contexts()[0]!.newPage();
      await page.goto(`${portal}/office`);
      await expect.poll(attendance).toEqual(Array.from({ length: 20 }, () => 'present'));
      await expect(page.getByText(/not sent/)).toHaveCount(0);
      await kill();
    });
    await rm(profile, { recursive: true, force: true });
  },
);
