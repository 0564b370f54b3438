import { formatLongDay } from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';

interface BoughtPass {
  readonly firstName: string;
  readonly name: string;
  readonly credits: number;
  readonly cents: number;
  /** The last day on which a session that a credit pays may start. */
  readonly expiresOn: string;
  /** Where sessions are booked. */
  readonly url: string;
}

export const passBoughtEmail = emailTemplate<BoughtPass>(
  'pass_bought',
  ({ firstName, name, credits, cents, expiresOn, url }) => ({
    subject: `Your pass is ready: ${name}`,
    paragraphs: [
      greeting(firstName),
      `You have ${credits} credits until ${formatLongDay(expiresOn)}. One credit pays for one single session, and never for a course.`,
      'Choose the pass when you register. If you cancel in time, the same credit comes back, with the same last day.',
    ],
    amounts: { title: 'Payment', rows: [[name, formatCents(cents)]] },
    link: { label: 'Find a session', url },
    reason: 'You get this because you bought a pass from us.',
  }),
);
