import { advance, advanceUntil, installClock } from '../../fixtures/page-clock.ts';
import { faults } from '../../fixtures/fault-proxy.ts';
import { referenceText } from '../../fixtures/reference-texts.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/with-faults.ts';

test('a rate-limited session list shows its countdown in its own place and not in a toast', async ({
  page,
  addresses,
  studio,
  fail,
}) => {
  const restore = fail('/training/sessions/upcoming/', faults.status(429, {}, { 'Retry-After': '40' }));
  await signIn(page, addresses.portal, await studio.member());
  const block = page.getByRole('region', { name: 'Register for sessions' });
  await expect(block.getByRole('heading', { name: referenceText('B8.2/fallback/429') })).toBeVisible();
  await expect(block.getByText(/We'll try again in \d+ seconds?\./)).toBeVisible();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toBeAttached();
  await expect(notices).toHaveText('');
  await expect(page.getByText(/^ ?We try again in/)).toHaveCount(0);
  restore();
});

test('a rate-limited session list is requested once more, and then waits for the member', async ({
  page,
  addresses,
  studio,
  fail,
  faultProxy,
}) => {
  await studio.session({ startsIn: { days: 1 } });
  const path = '/training/sessions/upcoming/';
  const restore = fail(path, faults.status(429, {}, { 'Retry-After': '3' }));
  await installClock(page);
  faultProxy.seen.splice(0);
  const requests = () => faultProxy.seen.filter((call) => call.includes(path)).length;
  await signIn(page, addresses.portal, await studio.member());
  const block = page.getByRole('region', { name: 'Register for sessions' });
  await advanceUntil(page, [block.getByText('You can try again now.')]);
  await advance(page, 600_000);
  expect(requests()).toBe(2);
  restore();
  await page.clock.resume();
  await block.getByRole('button', { name: 'Try Again' }).click();
  await expect(block.getByRole('button', { name: /^Register,/ }).first()).toBeVisible();
});
