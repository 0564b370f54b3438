import { personInvitationEmail } from '../../src/features/people/email-templates.ts';
import { saleLinkEmail } from '../../src/features/sales/email-templates.ts';
import { invitationEmail } from '../../src/features/team/email-templates.ts';
import { waiverLinkEmail } from '../../src/features/waiver-links/email-template.ts';
import type { Email } from '../../src/platform/mail/email/email.ts';
import { portal } from './sample-texts.ts';

/** Emails with a link of the team, which opens without a sign-in. */
export const linkSamples = (to: string, firstName: string): Record<string, Email> => ({
  'Invited to the team': invitationEmail(to, {
    inviter: 'Marcus Hill',
    roleName: 'front desk',
    url: `${portal}/office/invitation/c8f2-5f0c2b7a41d8e6`,
  }),
  'Invited to set a password': personInvitationEmail(to, {
    firstName,
    url: `${portal}/reset-password/7a1c/c8f2-5f0c2b7a41d8e6`,
  }),
  'Link to pay for a sale': saleLinkEmail(to, {
    firstName,
    what: 'Standard',
    cents: 4900,
    url: `${portal}/pay/0f7f2f6b1a11c5b8a510f7f2f6b1a11c`,
    heldUntil: null,
  }),
  'Link to pay for a place': saleLinkEmail(to, {
    firstName,
    what: 'Rhythm & Glide',
    cents: 7500,
    url: `${portal}/pay/0f7f2f6b1a11c5b8a510f7f2f6b1a11c`,
    heldUntil: new Date('2026-12-02T18:30:00-05:00'),
  }),
  'Link to sign the waiver': waiverLinkEmail(to, {
    firstName,
    url: `${portal}/sign/0f7f2f6b1a11c5b8a510f7f2f6b1a11c`,
    expiresAt: new Date('2026-12-02T18:30:00-05:00'),
  }),
});
