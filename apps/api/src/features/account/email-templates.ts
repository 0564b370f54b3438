import { brand } from '@detroit-well/config/brand';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';

const addressEntered = 'You get this because this address was entered for an account with us.';
const callIfNotYou = `If it was not you, call us at ${brand.phone.label}.`;

interface Owner {
  readonly firstName: string;
}

interface Unverified extends Owner {
  readonly verifyUrl: string;
}

export const welcomeEmail = emailTemplate<Unverified>('welcome', ({ firstName, verifyUrl }) => ({
  subject: `Welcome to ${brand.name}`,
  paragraphs: [
    greeting(firstName),
    'Thank you for creating an account. Confirm that this address is yours, sign the waiver once, and registering takes ten seconds after that.',
  ],
  link: { label: 'Verify your email', url: verifyUrl },
  after: ['The link works for 3 days. If you did not make this account, you can ignore this email.'],
  reason: addressEntered,
}));

export const verificationEmail = emailTemplate<Unverified>('verify_email', ({ firstName, verifyUrl }) => ({
  subject: 'Verify your email',
  paragraphs: [greeting(firstName), 'Confirm that this address is yours.'],
  link: { label: 'Verify your email', url: verifyUrl },
  after: ['The link works for 3 days and does not sign anyone in.'],
  reason: addressEntered,
}));

export const passwordResetEmail = emailTemplate<Owner & { readonly resetUrl: string }>(
  'reset_password',
  ({ firstName, resetUrl }) => ({
    subject: 'Reset your password',
    paragraphs: [
      greeting(firstName),
      'Someone asked for a new password for this address. We hope it was you.',
    ],
    link: { label: 'Choose a new password', url: resetUrl },
    after: [
      'The link works once, for one hour. If it was not you, nothing has changed and nothing is needed.',
    ],
    reason: 'You get this because someone asked for a new password for this address.',
  }),
);

export const passwordChangedEmail = emailTemplate<Owner>('password_changed', ({ firstName }) => ({
  subject: 'Your password was changed',
  paragraphs: [
    greeting(firstName),
    'The password of your account was changed and every other session was ended.',
    callIfNotYou,
  ],
  reason: 'You get this because the password of your account changed.',
}));

/** To the address of a record that was merged into another one. It is also the answer to who wants to reset its password. */
export const accountMergedEmail = emailTemplate<Owner>('account_merged', ({ firstName }) => ({
  subject: 'Two accounts became one',
  paragraphs: [
    greeting(firstName),
    'You had two accounts with us, and the studio made them one. Your sessions, passes and payments are together in it.',
    'Sign in with your other email address. If you would rather use this one, tell us at the desk or answer this email.',
    `If you have no other account with us, call us at ${brand.phone.label}. We can undo it for 30 days.`,
  ],
  reason: 'You get this because this was the address of one of your accounts with us.',
}));

export const accountDeletedEmail = emailTemplate<Owner>('account_deleted', ({ firstName }) => ({
  subject: 'Your account is deleted',
  paragraphs: [
    greeting(firstName),
    'Your account and your personal data are deleted. Your spots in upcoming sessions are released, and what the refund policy returns goes back the way it was paid. Studio credit ends with the account.',
    'We keep only what accounting and the law require: your payments and the waivers you signed.',
    callIfNotYou,
  ],
  reason: 'You get this because your account with us was deleted. We send nothing else to this address.',
}));
