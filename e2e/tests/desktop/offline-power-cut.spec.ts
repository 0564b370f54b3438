import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startBrowser } from '../../fixtures/killable-browser.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const facts = '**/attendance/facts/';
const checkIns = (page: Page) => page.getByRole('button', { name: 'Check in', exact: true });

test.use({ serviceWorkers: 'allow' });

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
    const profile = await mkdtemp(join(tmpdir(), 'killed-browser-'));

    await test.step('every mark is shown while the server does not answer, and the process is killed', async () => {
      const { browser, kill } = await startBrowser(profile);
      const [context] = browser.contexts();
      const page = await context!.newPage();
      await signInAt(page, `${portal}/office/sessions/${session.id}/roster`, coach);
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

test(
  'a new worker waits while marks do, reloads nothing, and the marks arrive under it',
  { tag: '@time' },
  async ({ page, context, addresses: { portal }, studio }) => {
    const coach = await studio.coach();
    const session = await studio.session({ coach_id: coach.coachId, startsIn: { minutes: 30 }, price: 0 });
    for (let index = 0; index < 3; index += 1) await studio.register(await studio.member(), session, 'later');
    const roster = `${portal}/office/sessions/${session.id}/roster`;
    await signInAt(page, roster, coach);
    await expect(checkIns(page)).toHaveCount(3);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The first worker takes over with the next document.
    await page.reload();
    await expect(checkIns(page)).toHaveCount(3);
    await context.route(facts, (route) => route.abort());
    for (const left of [2, 1]) {
      await checkIns(page).first().click();
      await expect(checkIns(page)).toHaveCount(left);
    }
    await expect(page.getByText('2 marks saved here, not sent')).toBeVisible();

    await test.step('the server has a new version of the office', async () => {
      await context.route('**/office/worker.js', async (route) => {
        const script = await route.fetch();
        await route.fulfill({ response: script, body: `${await script.text()}\n// A newer version.\n` });
      });
      const states = await page.evaluate(async () => {
        document.documentElement.dataset['seen'] = 'before';
        const registration = (await navigator.serviceWorker.getRegistration('/office'))!;
        await registration.update();
        const { installing } = registration;
        if (installing)
          await new Promise<void>((resolve) => {
            installing.addEventListener('statechange', () => installing.state === 'installing' || resolve());
          });
        return { waits: registration.waiting !== null, isActive: registration.active?.state };
      });
      expect(states).toEqual({ waits: true, isActive: 'activated' });
      await checkIns(page).first().click();
      await expect(page.getByText('3 marks saved here, not sent')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.dataset['seen']), 'nothing reloaded').toBe(
        'before',
      );
    });

    await test.step('the new worker serves the next page, which sends them', async () => {
      await page.close();
      await context.unroute(facts);
      const next = await context.newPage();
      await next.goto(`${portal}/office`);
      const attendance = async () =>
        (await studio.office.rosters.read({ params: { id: session.id } })).results.map(
          (entry) => entry.attendance,
        );
      await expect.poll(attendance).toEqual(['present', 'present', 'present']);
      const waits = await next.evaluate(
        async () => (await navigator.serviceWorker.getRegistration('/office'))?.waiting ?? null,
      );
      expect(waits, 'no worker waits').toBeNull();
    });
  },
);
