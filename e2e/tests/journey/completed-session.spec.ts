import { installClock } from '../../fixtures/page-clock.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/with-own-clock.ts';

test(
  'a completed session asks for feedback first, keeps the text after a failure and accepts it once',
  { tag: '@time' },
  async ({ page, addresses, ownStudio, moveClock, accessible }) => {
    const member = await ownStudio.member();
    const session = await ownStudio.session({ startsIn: { minutes: 30 }, lastsMinutes: 30 });
    await ownStudio.register(member, session);
    await moveClock({ to: new Date(session.end_datetime) });
    await moveClock({ by: 'hour' });
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
  },
);
