import type { Page } from '@playwright/test';
import { startNewerOffice } from '../../fixtures/newer-office.ts';
import { signInAt } from '../../fixtures/sign-in.ts';
import { openStudio } from '../../fixtures/studio.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

const checkIns = (page: Page) => page.getByRole('button', { name: 'Check in', exact: true });

const waitingWorker = (page: Page): Promise<string | null> =>
  page.evaluate(
    async () => (await navigator.serviceWorker.getRegistration('/office'))?.waiting?.state ?? null,
  );

test(
  'a new worker waits while marks do, reloads nothing, and the marks arrive under it',
  { tag: '@time' },
  async ({ page, context }) => {
    const { apps, deploy, stop } = await startNewerOffice();
    const { portal } = apps.addresses;
    const studio = await openStudio(apps.addresses);
    const coach = await studio.coach();
    const session = await studio.session({ coach_id: coach.coachId, startsIn: { minutes: 30 }, price: 0 });
    for (let index = 0; index < 3; index += 1) await studio.register(await studio.member(), session, 'later');
    await signInAt(page, `${portal}/office/sessions/${session.id}/roster`, coach);
    await expect(checkIns(page)).toHaveCount(3);
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The worker serves the next document.
    await page.reload();
    await expect(checkIns(page)).toHaveCount(3);
    await apps.killApi();
    for (const left of [2, 1]) {
      await checkIns(page).first().click();
      await expect(checkIns(page)).toHaveCount(left);
    }
    await expect(page.getByText('2 marks saved here, not sent')).toBeVisible();

    await test.step('the server has a new version of the office', async () => {
      deploy();
      await page.evaluate(async () => {
        document.documentElement.dataset['seen'] = 'before';
        await (await navigator.serviceWorker.getRegistration('/office'))?.update();
      });
      await expect.poll(() => waitingWorker(page), { message: 'the new worker waits' }).toBe('installed');
      await checkIns(page).first().click();
      await expect(page.getByText('3 marks saved here, not sent')).toBeVisible();
      const seen = await page.evaluate(() => document.documentElement.dataset['seen']);
      expect(seen, 'nothing reloaded').toBe('before');
    });

    await test.step('the new worker serves the next page, which sends them', async () => {
      await page.close();
      await apps.restartApi();
      const next = await context.newPage();
      await next.goto(`${portal}/office`);
      const attendance = async () =>
        (await studio.office.rosters.read({ params: { id: session.id } })).results.map(
          (entry) => entry.attendance,
        );
      await expect.poll(attendance).toEqual(['present', 'present', 'present']);
      expect(await waitingWorker(next), 'no worker waits').toBeNull();
    });
    await stop();
  },
);
