import { brand } from '@detroit-well/config/brand';
import { formatMediumDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';
import { smsOptOut } from '../../platform/sms/opt-out.ts';

interface WaiverLink {
  readonly firstName: string;
  readonly url: string;
  readonly expiresAt: Date;
}

export const waiverLinkEmail = emailTemplate<WaiverLink>('waiver_link', ({ firstName, url, expiresAt }) => ({
  subject: `Please sign the waiver of ${brand.name}`,
  headline: 'Read and sign.',
  paragraphs: [
    greeting(firstName),
    'Please read and sign our waiver before your session. It takes two minutes, and you need no password.',
  ],
  link: { label: 'Read and sign', url },
  after: [
    `The link works once, until ${formatMediumDate(expiresAt)}, ${formatTime(expiresAt)} ${zoneName(expiresAt)}. It is for you alone: nobody signs for somebody else.`,
  ],
  reason: 'You get this because somebody of the studio sent you this link.',
}));

/** The same as a text message, without a name. */
export const waiverLinkSms = ({ url }: Pick<WaiverLink, 'url'>): string =>
  `${brand.name}: Please read and sign our waiver: ${url} ${smsOptOut}`;
