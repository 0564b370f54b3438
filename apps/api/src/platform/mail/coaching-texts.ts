import { brand } from '@detroit-well/config/brand';
import { formatLongDate } from '@detroit-well/config/studio-time';
import type { EmailTemplates } from './render-email.ts';

/** Emails from a coach to the people registered for a session. */
export const coachingTexts: EmailTemplates<'session_message'> = {
  session_message: ({ firstName, sessionTitle, startsAt, coachName, text, sessionUrl }) => ({
    subject: `News about ${sessionTitle}`,
    paragraphs: [
      firstName === '' ? 'Hello,' : `Hello ${firstName},`,
      `${coachName || brand.name} writes about ${sessionTitle} on ${formatLongDate(startsAt)}:`,
      // Keeps the paragraphs of the message.
      ...text.split(/(?:\r?\n){2,}/),
    ],
    link: { label: 'See your session', url: sessionUrl },
  }),
};
