import { formatLongDate } from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import type { EmailTemplates } from './render-email.ts';

/** Emails about instalments that the server collects automatically. */
export const instalmentTexts: EmailTemplates<'instalment_declined'> = {
  instalment_declined: ({ firstName, sessionTitle, cents, againOn, sessionUrl }) => ({
    subject: `Payment declined: ${sessionTitle}`,
    paragraphs: [
      firstName === '' ? 'Hello,' : `Hello ${firstName},`,
      `${formatCents(cents)} for ${sessionTitle} was due, and your card was declined. Nothing was charged, and your place is still yours.`,
      againOn === null
        ? 'We do not try again by ourselves. Please pay with another card.'
        : `We try again on ${formatLongDate(againOn)}. You can also pay now, with another card.`,
    ],
    link: { label: 'Pay now', url: sessionUrl },
  }),
};
