import { formatLongDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import { emailTemplate, greeting } from '../../../platform/mail/email/email.ts';

interface Opening {
  readonly sessionTitle: string;
  readonly startsAt: Date;
}

const inSession = ({ sessionTitle, startsAt }: Opening): string =>
  `${sessionTitle} on ${formatLongDate(startsAt)}, ${formatTime(startsAt)} ${zoneName(startsAt)}`;

export const confirmOpeningEmail = emailTemplate<Opening & { readonly openingUrl: string }>(
  'opening_confirm',
  (data) => ({
    subject: `Confirm your email: ${data.sessionTitle}`,
    paragraphs: [
      greeting(''),
      `You asked us to tell you when a spot opens in ${inSession(data)}. Confirm that this address is yours, and we email you once when that happens.`,
    ],
    link: { label: 'Confirm your email', url: data.openingUrl },
    after: [
      'The link works for 24 hours. On the same page you can erase your address, now or later.',
      'If you did not ask for this, do nothing: we send nothing else, and your address is erased after those 24 hours.',
    ],
    reason: 'You get this because this address was entered on the page of a full session.',
  }),
);

export const spotOpenedEmail = emailTemplate<Opening & { readonly registerUrl: string }>(
  'opening_told',
  (data) => ({
    subject: `A spot opened: ${data.sessionTitle}`,
    paragraphs: [
      greeting(''),
      `A spot has opened in ${inSession(data)}. Everybody who asked gets this email, and the first to register has it.`,
    ],
    link: { label: 'Register', url: data.registerUrl },
    after: [
      'If somebody was faster, the same page shows the next dates.',
      'This is the one email you asked for. Your address is erased from this list, so there is nothing to unsubscribe from.',
    ],
    reason: 'You get this because you asked us to tell you when a spot opens.',
  }),
);
