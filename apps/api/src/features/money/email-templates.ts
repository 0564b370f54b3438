import { formatCents } from '@detroit-well/pricing';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';

interface PaymentLink {
  readonly firstName: string;
  readonly sessionTitle: string;
  readonly cents: number;
  readonly url: string;
}

export const paymentLinkEmail = emailTemplate<PaymentLink>('payment_link', (data) => ({
  subject: `Please pay for ${data.sessionTitle}`,
  paragraphs: [
    greeting(data.firstName),
    `${formatCents(data.cents)} is still open for ${data.sessionTitle}. You can pay it with the link below, and you need no password. It works for 24 hours, at most until the session starts. Nothing was charged by this email.`,
  ],
  headline: 'Still to be paid.',
  link: { label: 'Pay now', url: data.url },
  reason: 'You get this because the studio sent you a link for your registration.',
}));
