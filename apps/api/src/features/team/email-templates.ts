import { brand } from '@detroit-well/config/brand';
import { emailTemplate } from '../../platform/mail/email/email.ts';

interface Invitation {
  /** Who invites, by name; empty if it is not known. */
  readonly inviter: string;
  readonly roleName: string;
  readonly url: string;
}

export const invitationEmail = emailTemplate<Invitation>('team_invitation', ({ inviter, roleName, url }) => ({
  subject: `Join the team of ${brand.name}`,
  paragraphs: [
    'Hello,',
    `${inviter || brand.name} invites you to work in the office of ${brand.name}. Your role: ${roleName}.`,
    'Open the link, and sign in with this email address or create an account for it.',
  ],
  link: { label: 'Accept the invitation', url },
  after: ['The link works for 7 days. If you do not expect this invitation, you can ignore this email.'],
  reason: 'You get this because somebody of the studio invited this address to the team.',
}));
