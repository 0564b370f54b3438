import { formatCents } from '@detroit-well/pricing';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';

/** A payment that arrived when what it was for was no longer to be had. */
interface ReturnedPayment {
  readonly firstName: string;
  /** The subject of the payment. */
  readonly what: string;
  readonly cents: number;
  /** Why nothing was bought, as a sentence. */
  readonly why: string;
}

export const paymentReturnedEmail = emailTemplate<ReturnedPayment>(
  'payment_returned',
  ({ firstName, what, cents, why }) => ({
    subject: `Your payment goes back: ${what}`,
    paragraphs: [
      greeting(firstName),
      why,
      `${formatCents(cents)} goes back to your card, usually within a week.`,
    ],
    headline: 'Your payment goes back.',
    reason: 'You get this because a payment was made for you.',
  }),
);
