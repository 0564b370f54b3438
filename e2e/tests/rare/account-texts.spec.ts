import { faults } from '../../fixtures/fault-proxy.ts';
import { newGuest } from '../../fixtures/guest.ts';
import { expectTexts, referenceText } from '../../fixtures/reference-texts.ts';
import { expect, test } from '../../fixtures/with-faults.ts';

test('the sign-in screen shows the texts of the specification', async ({ page, addresses, fail }) => {
  await page.goto(`${addresses.portal}/login`);
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Sign In' });

  await submit.click();
  await expectTexts(page, 'A5/login/email-required');
  await email.fill('not-an-address');
  await password.fill('short');
  await submit.click();
  await expectTexts(page, 'A5/login/email-invalid', 'A5/login/password-too-short');

  await email.fill(newGuest().email);
  await password.fill('Wrong!2026');
  await submit.click();
  await expectTexts(page, 'B8.3/login/credentials');

  fail('/token/', faults.status(500));
  await submit.click();
  await expectTexts(page, 'B8.3/login/fallback');
});

test('the registration screen shows the texts of the specification', async ({ page, addresses, fail }) => {
  await page.clock.install();
  await page.goto(`${addresses.portal}/register`);
  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  const confirmation = page.getByLabel('Confirm password');
  const submit = page.getByRole('button', { name: 'Create Account' });
  const verify = async () => {
    await page.getByRole('group', { name: 'Security verification' }).getByRole('button').click();
    await expect(submit).toBeEnabled();
  };

  await expect(
    page.getByText(referenceText('A5/register/pre-check-verification'), { exact: true }),
  ).toBeVisible();
  await verify();
  await submit.click();
  await expectTexts(
    page,
    'B8.4/register/400-list',
    'A5/register/pre-check-email',
    'A5/register/pre-check-password',
    'A5/register/confirmation-required',
  );
  await email.fill(newGuest().email);
  await password.fill('short');
  await confirmation.fill('other');
  await submit.click();
  await expectTexts(page, 'A5/register/password-too-short', 'A5/register/mismatch');
  await password.fill('long-enough');
  await submit.click();
  await expectTexts(page, 'A5/register/password-capital-and-symbol');

  await password.fill('Roll//Bounce7');
  await confirmation.fill('Roll//Bounce7');
  await page.clock.fastForward('05:00');
  await expectTexts(page, 'A5/register/verification-expired', 'B8.4/register/verification-expired');
  const problems = [
    [faults.status(400, { code: 'validation_failed', message: 'x' }), 'B8.4/register/400'],
    [
      faults.status(400, { code: 'challenge_failed', message: 'x' }),
      'A5/register/verification-required',
      'B8.4/register/verification-required',
    ],
    [faults.status(429, {}, { 'retry-after': '90' }), 'B8.4/register/429'],
    [faults.status(500), 'B8.4/register/5xx'],
    [faults.status(418), 'B8.4/register/fallback'],
  ] as const;
  for (const [fault, ...ids] of problems) {
    const restore = fail('/users/register/', fault);
    if (!(await submit.isEnabled())) await verify();
    await submit.click();
    await expectTexts(page, ...ids);
    restore();
  }
});

test('the screen that requests a reset link shows the texts of the specification', async ({
  page,
  addresses,
  fail,
}) => {
  await page.goto(`${addresses.portal}/forgot-password`);
  await page.getByLabel('Email').fill(newGuest().email);
  const submit = page.getByRole('button', { name: 'Send Reset Link' });
  for (const [fault, id] of [
    [faults.status(429, {}, { 'retry-after': '90' }), 'B8.5/reset-request/429'],
    [faults.status(500), 'B8.5/reset-request/fallback'],
  ] as const) {
    const restore = fail('/users/password/reset/', fault);
    await submit.click();
    await expectTexts(page, id);
    restore();
  }
  await submit.click();
  await expectTexts(page, 'B8.5/reset-request/success');
  await expect(page.getByRole('button', { name: 'Reset Link Sent' })).toBeDisabled();
});

test('the password reset screen shows the texts of the specification', async ({ page, addresses, fail }) => {
  await page.goto(`${addresses.portal}/reset-password`);
  await expectTexts(page, 'B8.5/reset-confirm/invalid-link');

  await page.goto(`${addresses.portal}/reset-password/uid/token`);
  const submit = page.getByRole('button', { name: 'Reset Password' });
  await submit.click();
  await expectTexts(page, 'A5/register/confirmation-required');
  await page.getByLabel('New password', { exact: true }).fill('Roll//Bounce7');
  await page.getByLabel('Confirm new password').fill('Roll//Bounce7');
  for (const [fault, id] of [
    [faults.status(429, {}, { 'retry-after': '90' }), 'B8.5/reset-confirm/429'],
    [faults.status(418), 'B8.5/reset-confirm/fallback'],
    [faults.status(418), 'B8.5/reset-confirm/attempts'],
  ] as const) {
    const restore = fail('/users/password/reset/', fault);
    await submit.click();
    await expectTexts(page, id);
    restore();
  }

  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill('Roll//Bounce7');
  await page.getByLabel('Confirm new password').fill('Roll//Bounce7');
  await submit.click();
  await expectTexts(page, 'B8.5/reset-confirm/expired');
});
