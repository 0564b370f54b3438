import { referenceText } from '@detroit-well/reference-texts';
import { sentences } from '@detroit-well/api-client/errors';
import { screen } from '@testing-library/react';
import { accountDeleted } from '../../src/auth/account-deleted.ts';
import { Screen as ChangePassword } from '../../src/routes/change-password/change-password.tsx';
import { Screen as DeleteAccount } from '../../src/routes/delete-account/delete-account.tsx';
import { Screen as ForgotPassword } from '../../src/routes/forgot-password/forgot-password.tsx';
import { Screen as SignIn } from '../../src/routes/login/login.tsx';
import { ProfilePageForm } from '../../src/routes/profile-edit/profile-page-form.tsx';
import { Screen as Register } from '../../src/routes/register/register.tsx';
import { Screen as ResetPassword } from '../../src/routes/reset-password/reset-password.tsx';
import { page, press, type } from './form-page.tsx';
import { saving, unconfirmed, unreadable, waitForCall, type FormRow } from './form-row.ts';
import { isLost, isServerError } from './replies.ts';

const password = 'Roll//Bounce7';

const profile = {
  public_id: 'p1',
  email: 'ada@example.test',
  first_name: 'Ada',
  last_name: 'Lovelace',
  display_name: 'Ada',
  phone: null,
  gender: 1,
  date_of_birth: null,
  image_url: null,
  image_thumbnail: null,
  waiver_accepted: true,
  payment_consent: true,
  reminders: true,
};

/** The forms for accounts, sign-in and personal data. */
export const accountForms: readonly FormRow[] = [
  {
    name: 'sign-in',
    call: 'POST /token/',
    good: { data: { access: 'a', refresh: 'r' } },
    form: () => <SignIn />,
    fill: () => {
      type('Email', 'ada@example.test');
      type('Password', password);
    },
    submit: () => press('Sign In'),
    preserved: { Email: 'ada@example.test', Password: password },
    expectedText: (fault) => {
      if (isLost(fault)) return referenceText('B8.3/login/network');
      if (fault === '429') return referenceText('B8.1/friendly/429');
      return referenceText('B8.3/login/fallback');
    },
    unconfirmed: null,
    // Without its tokens, a response signs nobody in.
    successes: [],
    done: () => waitForCall(page.startSession),
  },
  {
    name: 'create account',
    call: 'POST /users/register/',
    good: { data: { user: {} } },
    form: () => <Register />,
    fill: () => {
      type('Email', 'ada@example.test');
      type('Password', password);
      type('Confirm password', password);
    },
    submit: async () => {
      // An attempt that the server rejected consumes the token. After a lost response, the retry sends the same one.
      if (screen.queryByRole('button', { name: /Verify you are human/ })) press(/Verify you are human/);
      await screen.findByText('Verified');
      press('Create Account');
    },
    preserved: { Email: 'ada@example.test', Password: password, 'Confirm password': password },
    expectedText: (fault) => {
      if (isLost(fault)) return referenceText('B8.4/register/connection');
      if (isServerError(fault)) return 'Server error. Please try again later.';
      if (fault === '400') return referenceText('B8.4/register/400');
      if (fault === '429') return referenceText('B8.4/register/429');
      return referenceText('B8.4/register/fallback');
    },
    unconfirmed: unconfirmed('your account was created'),
    done: () => waitForCall(page.navigate),
  },
  {
    name: 'forgot password',
    call: 'POST /users/password/reset/',
    good: { data: {} },
    form: () => <ForgotPassword />,
    fill: () => type('Email', 'ada@example.test'),
    submit: () => press('Send Reset Link'),
    preserved: { Email: 'ada@example.test' },
    expectedText: (fault) =>
      fault === '429'
        ? referenceText('B8.5/reset-request/429')
        : referenceText('B8.5/reset-request/fallback'),
    unconfirmed: null,
    successes: [...unreadable, '404'],
    done: () => screen.findByText(sentences.resetLinkSent),
  },
  {
    name: 'reset password',
    call: 'POST /users/password/reset/u/t/',
    good: { data: {} },
    form: () => <ResetPassword />,
    fill: () => {
      type('New password', password);
      type('Confirm new password', password);
    },
    submit: () => press('Reset Password'),
    preserved: { 'New password': password, 'Confirm new password': password },
    expectedText: (fault) => {
      if (isServerError(fault)) return 'Server error. Please try again later.';
      if (fault === '429') return referenceText('B8.5/reset-confirm/429');
      return referenceText('B8.5/reset-confirm/fallback');
    },
    unconfirmed: unconfirmed('your password was changed'),
    done: () => waitForCall(page.navigate),
  },
  {
    name: 'change password',
    call: 'POST /users/password/change/',
    good: { data: {} },
    form: () => <ChangePassword />,
    fill: () => {
      type('Current password', 'Standard!2026');
      type('New password', password);
      type('Confirm new password', password);
    },
    submit: () => press('Change Password'),
    preserved: {
      'Current password': 'Standard!2026',
      'New password': password,
      'Confirm new password': password,
    },
    expectedText: saving(
      referenceText('B8.7/change-password/fallback'),
      referenceText('B8.7/change-password/network'),
    ),
    unconfirmed: unconfirmed('your password was changed'),
    done: () => screen.findByText('Your password is changed.'),
  },
  {
    name: 'delete account',
    call: 'POST /auth/delete-account/',
    good: { status: 204 },
    others: { 'GET /sessions/registered/': [], 'GET /credit/': { balance: '0.00' } },
    form: () => <DeleteAccount />,
    fill: async () => {
      await screen.findByText('No upcoming sessions, so nothing comes back');
      type('Your password', 'Standard!2026');
      if (!screen.getByRole<HTMLInputElement>('checkbox').checked) screen.getByRole('checkbox').click();
    },
    submit: () => press('Delete account'),
    preserved: { 'Your password': 'Standard!2026' },
    expectedText: saving(
      'We could not delete your account. Please try again.',
      'Network error. Please try again.',
    ),
    unconfirmed: unconfirmed('your account was deleted'),
    done: () => screen.findByText(accountDeleted),
  },
  {
    name: 'profile',
    call: 'PATCH /me/',
    good: { data: { ...profile, first_name: 'Augusta' } },
    form: () => <ProfilePageForm profile={profile} />,
    fill: () => type('First name', 'Augusta'),
    submit: () => press('Save'),
    preserved: { 'First name': 'Augusta', 'Last name': 'Lovelace' },
    expectedText: saving(referenceText('B8.7/profile/fallback'), referenceText('B8.7/profile/network')),
    unconfirmed: unconfirmed('your changes were saved'),
    done: () => screen.findByText(/is saved|are saved|saved/i),
  },
];
