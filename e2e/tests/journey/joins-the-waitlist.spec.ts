import { referenceText } from '../../fixtures/reference-texts.ts';
import type { Page } from '@playwright/test';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const side = (page: Page) => page.getByRole('complementary', { name: 'Price and registration' });

test(
  'a member joins the waitlist of a session that fills up, is offered a spot and registers for it',
  { tag: '@time' },
  async ({ page, addresses, studio, outbox, accessible }) => {
    const { site, portal } = addresses;
    const member = await studio.member();
    const holder = await studio.member();
    const { id: program_id } = await studio.program();
    const session = await studio.session({ program_id, places: 1 });
    await studio.session({ program_id, startsIn: { days: 31 } });
    await signIn(page, portal, member);
    await page.goto(`${site}/training?session=${session.id}`);
    const register = side(page).getByRole('link', { name: 'Register Now' });
    await register.click();
    const panel = page.getByRole('dialog', { name: 'Complete Registration' });
    await panel.getByText(/^Reserve now, pay by /).click();

    await studio.register(holder, session);
    await panel.getByRole('button', { name: 'Reserve my spot' }).click();
    await expect(panel.getByText(referenceText('B8.8/registration/session-full'))).toBeVisible();
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).first().click();
    await expect(side(page).getByRole('button', { name: 'Session Full' })).toBeDisabled();
    await expect(side(page).getByText('0 of 1 spots available')).toBeVisible();
    await accessible(page, 'full session while on its waitlist');
    await side(page).getByRole('button', { name: 'Join Waitlist' }).click();
    await expect(side(page).getByText('You are number 1 on the waitlist.')).toBeVisible();
    await accessible(page, 'on the waitlist');

    await studio.cancel(holder, session);
    await outbox.find(member.email, /^A spot is yours until/);
    const holdNotice = side(page).getByText(/A spot is held for you until .+ (EST|EDT)\./);
    // Pages are cached for a while, so the first response may predate the last registration.
    await expect(async () => {
      await page.goto(`${site}/training?session=${session.id}`);
      await expect(holdNotice).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(side(page).getByText('1 of 1 spots available')).toBeVisible();
    await accessible(page, 'a held spot');
    await register.click();
    await panel.getByText(/^Reserve now, pay by /).click();
    await panel.getByRole('button', { name: 'Reserve my spot' }).click();
    await expect(page).toHaveURL(`${portal}/dashboard/training`);
    expect(await member.client.registrations.list()).toMatchObject([
      { session_id: session.id, status: 'confirmed' },
    ]);
  },
);
