import { brand } from '@detroit-well/config/brand';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';

interface Person {
  readonly firstName: string;
}

export const personInvitationEmail = emailTemplate<Person & { readonly url: string }>(
  'person_invitation',
  ({ firstName, url }) => ({
    subject: `Your account at ${brand.name}`,
    paragraphs: [
      greeting(firstName),
      'The studio has an account for you. Choose a password, and you can register, pay and see your sessions online.',
    ],
    link: { label: 'Choose a password', url },
    after: ['The link works once, for 7 days. If you do not know us, you can ignore this email.'],
    reason: 'You get this because somebody of the studio invited this address.',
  }),
);

export const addressChangedEmail = emailTemplate<Person>('address_changed', ({ firstName }) => ({
  subject: 'Your email address was changed',
  paragraphs: [
    greeting(firstName),
    'The studio changed the email address of your account. Emails about your sessions go to the new address from now on.',
    `If you did not ask for it, call us at ${brand.phone.label}.`,
  ],
  reason: 'You get this because this was the address of your account with us.',
}));
