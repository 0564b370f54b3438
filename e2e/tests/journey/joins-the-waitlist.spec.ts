import { referenceText } from '../../fixtures/reference-texts.ts';
import type { Page } from '@playwright/test';
import { registrationsOf } from '../../fixtures/guest-by-http.ts';
import { cancelByHttp, newMember } from '../../fixtures/member-by-http.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { almostFull, fill, releaseTaken, takeOne } from '../../fixtures/waitlist-by-http.ts';

const side = (page: Page) => page.getByRole('complementary', { name: 'Price and registration' });

test.afterEach(({ addresses }) => releaseTaken(addresses.api));

test('a member joins the waitlist of a session that fills up, is offered a spot and registers for it', async ({
  page,
  addresses,
  outbox,
  accessible,
}) => {
  const { api, site, portal } = addresses;
  const member = await newMember(api);
  await signIn(page, portal, member);
  const session = await almostFull(api, member);
  await fill(api, session, { but: 1 });
  await page.goto(`${site}/training?session=${session.public_id}`);
  const register = side(page).getByRole('link', { name: 'Register Now' });
  await register.click();
  const panel = page.getByRole('dialog', { name: 'Complete Registration' });
  await panel.getByText(/^Reserve now, pay by /).click();

  const owner = await takeOne(api, session.public_id);
  await panel.getByRole('button', { name: 'Reserve my spot' }).click();
  await expect(panel.getByText(referenceText('B8.8/registration/session-full'))).toBeVisible();
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).first().click();
  await expect(side(page).getByRole('button', { name: 'Session Full' })).toBeDisabled();
  await expect(side(page).getByText(/^0 of \d+ spots available$/)).toBeVisible();
  await accessible(page, 'full session while on its waitlist');
  await side(page).getByRole('button', { name: 'Join Waitlist' }).click();
  await expect(side(page).getByText('You are number 1 on the waitlist.')).toBeVisible();
  await accessible(page, 'on the waitlist');

  await cancelByHttp(api, owner, session.public_id);
  await outbox.find(member.email, /^A spot is yours until/);
  const holdNotice = side(page).getByText(/A spot is held for you until .+ (EST|EDT)\./);
  // Pages are cached for a while, so the first response may predate the last registration.
  await expect(async () => {
    await page.goto(`${site}/training?session=${session.public_id}`);
    await expect(holdNotice).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(side(page).getByText(/^1 of \d+ spots available$/)).toBeVisible();
  await accessible(page, 'a held spot');
  await register.click();
  await panel.getByText(/^Reserve now, pay by /).click();
  await panel.getByRole('button', { name: 'Reserve my spot' }).click();
  await expect(page).toHaveURL(`${portal}/dashboard/training`);
  const own = await registrationsOf(api, member);
  expect(own.map(({ session_id, status }) => [session_id, status])).toContainEqual([
    session.public_id,
    'confirmed',
  ]);
});
