import { brand } from '@detroit-well/config/brand';
import { formatLongDate } from '@detroit-well/config/studio-time';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';

interface SessionMessage {
  readonly firstName: string;
  readonly sessionTitle: string;
  readonly startsAt: Date;
  /** Empty when the studio writes. */
  readonly coachName: string;
  readonly text: string;
  readonly sessionUrl: string;
}

/** From a coach or the studio to a person who is registered for a session. */
export const sessionMessageEmail = emailTemplate<SessionMessage>(
  'session_message',
  ({ firstName, sessionTitle, startsAt, coachName, text, sessionUrl }) => ({
    subject: `News about ${sessionTitle}`,
    paragraphs: [
      greeting(firstName),
      `${coachName || brand.name} writes about ${sessionTitle} on ${formatLongDate(startsAt)}:`,
    ],
    preheader: text,
    quote: text,
    link: { label: 'See your session', url: sessionUrl },
    reason: 'You get this because you are registered for this session.',
  }),
);
