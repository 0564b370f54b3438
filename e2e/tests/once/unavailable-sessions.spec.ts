import { newMember } from '../../fixtures/member-by-http.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { upcomingSessions, type ListedSession } from '../../fixtures/sessions.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

async function find(api: string, fits: (session: ListedSession) => boolean): Promise<ListedSession> {
  const found = (await upcomingSessions(api)).find(fits);
  if (found === undefined) throw new Error('The calendar of the demo has no such session.');
  return found;
}

test('a full session offers a guest its other dates', async ({ page, addresses, accessible }) => {
  const full = await find(addresses.api, ({ is_full }) => is_full);
  await page.goto(`${addresses.site}/training`);
  await page.locator('[data-full]').getByRole('link', { name: full.title, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: full.title })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Session Full' })).toBeDisabled();
  await expect(page.getByText(/Full refund|One payment/)).toHaveCount(0);
  await accessible(page, 'full session');
  const others = page.getByRole('region', { name: /^Other/ });
  await others.getByRole('listitem').first().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Register Now' }).first()).toBeVisible();
});

test('a full session lets a member join its waitlist, choose notifications and leave it again', async ({
  page,
  addresses,
  accessible,
}) => {
  await signIn(page, addresses.portal, await newMember(addresses.api));
  const full = await find(addresses.api, ({ is_full }) => is_full);
  await page.goto(`${addresses.site}/training?session=${full.public_id}`);
  const email = page.getByRole('checkbox', { name: 'Tell me by email' });
  await expect(email).toBeChecked();
  // No SMS provider is configured, so the screen offers no SMS.
  await expect(page.getByRole('checkbox', { name: 'Tell me by SMS' })).toHaveCount(0);
  const join = page.getByRole('button', { name: 'Join Waitlist' });
  await email.uncheck();
  await expect(page.getByText('Please choose how we should tell you')).toBeVisible();
  await expect(join).toBeDisabled();
  await accessible(page, 'waitlist without notifications');
  await email.check();
  await join.click();
  const position = page.getByText(/You are number \d+ on the waitlist\./);
  await expect(position).toBeVisible();
  await accessible(page, 'on the waitlist');
  await page.reload();
  await expect(position).toBeVisible();
  await expect(join).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave Waitlist' }).click();
  await expect(page.getByText('You left the waitlist.')).toBeVisible();
  await expect(join).toBeVisible();
  await page.reload();
  await expect(join).toBeVisible();
  await expect(position).toHaveCount(0);
});

test('a cancelled session shows that it is cancelled, without spots, payments or refunds', async ({
  page,
  addresses,
  accessible,
}) => {
  const cancelled = await find(addresses.api, ({ status }) => status === 'cancelled');
  await page.goto(`${addresses.site}/training?session=${cancelled.public_id}`);
  const side = page.getByRole('complementary', { name: 'Price and registration' });
  await expect(side.getByText('This session is cancelled.')).toBeVisible();
  await expect(side).not.toContainText(/\$|refund|Register/);
  await accessible(page, 'cancelled session');
});

test('an unknown session shows its not-found message at the requested address', async ({
  page,
  addresses,
}) => {
  const reply = await page.goto(`${addresses.site}/training?session=nope`);
  expect(reply?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { level: 1, name: referenceText('B8.8/session/title') }),
  ).toBeVisible();
  expect(page.url()).toBe(`${addresses.site}/training?session=nope`);
});
