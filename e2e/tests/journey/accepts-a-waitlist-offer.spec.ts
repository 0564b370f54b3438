import { cards, fillCard, doneOf, closeDone } from '../../fixtures/guest.ts';
import { registrationsOf } from '../../fixtures/guest-by-http.ts';
import { cancelByHttp, newMember } from '../../fixtures/member-by-http.ts';
import { upcomingSessions } from '../../fixtures/sessions.ts';
import { paymentPanel } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { almostFull, fill, joinByHttp, releaseTaken, takeOne } from '../../fixtures/waitlist-by-http.ts';

test.afterEach(({ addresses }) => releaseTaken(addresses.api));

test('a signed-out member opens a waitlist offer email, signs in and registers for the held spot', async ({
  page,
  addresses,
  outbox,
  accessible,
}) => {
  const { api, portal } = addresses;
  const member = await newMember(api);
  const offered = await almostFull(api, member);
  await fill(api, offered, { but: 1 });
  const owner = await takeOne(api, offered.public_id);
  const waiting = (await upcomingSessions(api)).find(
    ({ is_full, public_id, status }) => is_full && status === 'scheduled' && public_id !== offered.public_id,
  );
  if (!waiting) throw new Error('The calendar of the demo has no full session.');
  for (const { public_id } of [offered, waiting]) await joinByHttp(api, member, public_id);
  await cancelByHttp(api, owner, offered.public_id);

  const mail = await outbox.find(member.email, /^A spot is yours until/);
  const link = mail.links.find(({ label }) => label === 'Take the spot');
  await page.goto(link?.url ?? '');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waitlist' })).toBeVisible();
  await expect(page).toHaveURL(`${portal}/dashboard/waitlist?session=${offered.public_id}`);
  const offer = page.getByRole('region', { name: offered.title, exact: true });
  await expect(offer.getByText('A spot is yours')).toBeVisible();
  await expect(offer.getByText(/^Yours until .+ (EST|EDT)$/)).toBeVisible();
  await expect(offer.getByRole('timer')).toHaveAccessibleName(/^(12 hours|11 hours and \d+ minutes?) left$/);

  const entry = page.getByRole('listitem').filter({ hasText: waiting.title }).first();
  await expect(entry.getByText(/of \d+ waiting\./)).toBeVisible();
  // No SMS provider is configured, so the screen offers no SMS.
  await expect(entry.getByRole('checkbox', { name: 'SMS' })).toHaveCount(0);
  await entry.getByRole('checkbox', { name: 'Email' }).uncheck();
  await expect(entry.getByText('Please choose how we should tell you')).toBeVisible();
  await accessible(page, 'the waitlist with an offer');
  await entry.getByRole('checkbox', { name: 'Email' }).check();
  await expect(entry.getByText('Saved.')).toBeVisible();

  await offer.getByRole('button', { name: 'Take the spot' }).click();
  const panel = await paymentPanel(page);
  await fillCard(panel, cards.pays);
  await panel.getByRole('checkbox', { name: /payment terms/ }).check();
  await panel.getByRole('button', { name: 'Pay and register' }).click();
  await expect(doneOf(page).getByRole('status')).toContainText('Paid.');
  await accessible(page, 'the end of an accepted offer');
  await closeDone(page);
  await expect(page.getByText('You are on the list.')).toBeVisible();
  await expect(offer).toHaveCount(0);
  const own = await registrationsOf(api, member);
  expect(own.map(({ session_id, status }) => [session_id, status])).toContainEqual([
    offered.public_id,
    'confirmed',
  ]);

  await entry.getByRole('button', { name: 'Leave Waitlist' }).click();
  const asking = page.getByRole('dialog', { name: 'Leave this waitlist?' });
  await asking.getByRole('button', { name: 'Leave Waitlist' }).click();
  await expect(page.getByText(`You left the waitlist for ${waiting.title}.`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You are not waiting for anything' })).toBeVisible();
  await accessible(page, 'an empty waitlist');
});
