import { callOffice, newMember } from '../../fixtures/member-by-http.ts';
import { isOpen, upcomingSessions } from '../../fixtures/sessions.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

const owner = { email: 'owner@demo.test', password: 'Standard!2026' };
interface Listed {
  results: { id: string; name: string }[];
}

test('a member pays with a credit on the public site, and gets it back by cancelling', async ({
  page,
  addresses,
  accessible,
}) => {
  const { api, portal, site } = addresses;
  const member = await newMember(api);
  const search = encodeURIComponent(member.email);
  const people = await callOffice<Listed>(api, owner, 'GET', `people/?search=${search}`);
  const plans = await callOffice<Listed>(api, owner, 'GET', 'plans/');
  await callOffice(api, owner, 'POST', `people/${people.results[0]?.id}/passes/`, {
    plan_id: plans.results.find(({ name }) => name === '10 sessions')?.id,
    method: 'cash',
  });
  const inTime = Date.now() + 3 * 24 * 3_600_000;
  const session = (await upcomingSessions(api)).find(
    (one) =>
      isOpen(one) &&
      one.meetings.length === 1 &&
      Number(one.price_public) > 0 &&
      one.available_spots !== 1 &&
      Date.parse(one.start_datetime) > inTime,
  );
  if (session === undefined) throw new Error('No session of one night is open.');

  await signIn(page, portal, member);
  await page.goto(`${site}/training?session=${session.public_id}&register=1`);
  const panel = page.getByRole('dialog', { name: 'Complete Registration' });
  await expect(panel.getByRole('button', { name: /^Pay and register/ })).toBeVisible();
  await panel.getByRole('checkbox', { name: /^Use 1 of \d+ credits/ }).tap();
  await expect(panel.getByText('Paid with a credit.')).toBeVisible();
  await expect(panel.getByLabel('Card number')).toBeHidden();
  await accessible(page, 'the panel of a member with a pass');
  await panel.getByRole('button', { name: 'Use 1 credit and register' }).tap();
  await expect(page).toHaveURL(new RegExp(`^${portal}/dashboard`));

  const left = page.locator('.pass-card__left > .num');
  await page.goto(`${portal}/dashboard/passes`);
  await expect(left).toHaveText('9');
  await page.goto(`${portal}/dashboard/session/${session.public_id}`);
  await page.getByRole('button', { name: 'Cancel registration' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel registration' }).tap();
  await expect(page.getByText('Your registration is cancelled.')).toBeVisible();
  await page.goto(`${portal}/dashboard/passes`);
  await expect(left).toHaveText('10');
});
