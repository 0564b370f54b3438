import { brand } from '@detroit-well/config/brand';
import type { EmailTemplates } from './render-email.ts';

const hello = (firstName: string) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);

const callIfNotYou = `If it was not you, call us at ${brand.phone.label}.`;

/** Emails about an account. */
export const accountTexts: EmailTemplates<
  'welcome' | 'verify_email' | 'reset_password' | 'password_changed' | 'account_deleted'
> = {
  welcome: ({ firstName, verifyUrl }) => ({
    subject: `Welcome to ${brand.name}`,
    paragraphs: [
      hello(firstName),
      'Thank you for creating an account. Confirm that this address is yours, sign the waiver once, and registering takes ten seconds after that.',
    ],
    link: { label: 'Verify your email', url: verifyUrl },
    after: ['The link works for 3 days. If you did not make this account, you can leave this letter alone.'],
  }),
  verify_email: ({ firstName, verifyUrl }) => ({
    subject: 'Verify your email',
    paragraphs: [hello(firstName), 'Confirm that this address is yours.'],
    link: { label: 'Verify your email', url: verifyUrl },
    after: ['The link works for 3 days and does not sign anyone in.'],
  }),
  reset_password: ({ firstName, resetUrl }) => ({
    subject: 'Reset your password',
    paragraphs: [hello(firstName), 'Someone asked for a new password for this address. We hope it was you.'],
    link: { label: 'Choose a new password', url: resetUrl },
    after: [
      'The link works once, for one hour. If it was not you, nothing has changed and nothing is needed.',
    ],
  }),
  password_changed: ({ firstName }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      hello(firstName),
      'The password of your account was changed and every other session was ended.',
      callIfNotYou,
    ],
  }),
  account_deleted: ({ firstName }) => ({
    subject: 'Your account is deleted',
    paragraphs: [
      hello(firstName),
      'Your account and what we knew of you are deleted. Places you had in sessions ahead are free again, and what the refund policy gives back goes to your card.',
      'We keep what the books and the law ask for: payments, and the waivers you signed.',
      callIfNotYou,
    ],
  }),
};
