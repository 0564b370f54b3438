import { formatLongDate } from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import { emailTemplate, greeting } from '../../../platform/mail/email/email.ts';

interface DeclinedInstalment {
  readonly firstName: string;
  readonly sessionTitle: string;
  readonly cents: number;
  /** True if the bank wants the member to confirm the payment. */
  readonly asks: boolean;
  /** The day of the next attempt, null if there is none. */
  readonly againOn: Date | null;
  readonly sessionUrl: string;
}

/** The card was declined for an instalment that the server collected. */
export const instalmentDeclinedEmail = emailTemplate<DeclinedInstalment>(
  'instalment_declined',
  ({ firstName, sessionTitle, cents, asks, againOn, sessionUrl }) => ({
    subject: asks ? `Please confirm: ${sessionTitle}` : `Payment declined: ${sessionTitle}`,
    paragraphs: [
      greeting(firstName),
      `${formatCents(cents)} for ${sessionTitle} was due, and ${asks ? 'your bank wants you to confirm it yourself' : 'your card was declined'}. Nothing was charged, and your spot is still yours.`,
      againOn === null
        ? `We will not charge it again on our own. ${asks ? 'Please pay, and confirm it then.' : 'Please pay with another card.'}`
        : `We will try again on ${formatLongDate(againOn)}. You can also pay now${asks ? '' : ' with another card'}.`,
    ],
    link: { label: 'Pay now', url: sessionUrl },
    reason: 'You get this because a payment for your registration was due.',
  }),
);
