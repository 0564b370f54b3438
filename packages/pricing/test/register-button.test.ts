import { describe, expect, test } from 'vitest';
import { registerButtonState } from '../src/index.ts';
import type { RegisterSituation } from '../src/index.ts';

const ready: RegisterSituation = {
  loaded: true,
  full: false,
  registering: false,
  signedIn: true,
  waiverAccepted: true,
  paymentConsent: true,
};

describe('the register button of a session', () => {
  test.each<[string, Partial<RegisterSituation>, string, boolean, string]>([
    ['until loaded', { loaded: false }, 'Loading...', true, 'none'],
    ['until loaded, even if full', { loaded: false, full: true }, 'Loading...', true, 'none'],
    ['when full', { full: true }, 'Session Full', true, 'none'],
    ['when full, without a waiver', { full: true, waiverAccepted: false }, 'Session Full', true, 'none'],
    ['while registering', { registering: true }, 'Processing...', true, 'none'],
    [
      'signed in without waiver',
      { waiverAccepted: false },
      'Complete Profile & Register',
      false,
      'go_to_dashboard',
    ],
    [
      'signed in without consent',
      { paymentConsent: false },
      'Complete Profile & Register',
      false,
      'go_to_dashboard',
    ],
    ['not signed in', { signedIn: false }, 'Register Now', false, 'open_modal'],
    [
      'not signed in, without waiver',
      { signedIn: false, waiverAccepted: false },
      'Register Now',
      false,
      'open_modal',
    ],
    ['signed in with waiver and consent', {}, 'Register Now', false, 'register'],
    ['once closed', { open: false }, 'Registration Closed', true, 'none'],
    ['once registered', { registered: true, full: true }, 'Registered', true, 'none'],
  ])('%s', (_when, change, label, disabled, action) => {
    expect(registerButtonState({ ...ready, ...change })).toEqual({ label, disabled, action });
  });
});
