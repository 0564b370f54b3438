import { formatLongDate, formatMediumDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import type { EmailData } from './email-data.ts';
import type { EmailTemplates } from './render-email.ts';

type Data = EmailData['waitlist_offer'];

const hello = ({ firstName }: Data) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
const when = (at: Date) => `${formatLongDate(at)}, ${formatTime(at)} ${zoneName(at)}`;
const takeIt = ({ offerUrl }: Data) => ({ label: 'Take the spot', url: offerUrl });

const payOnlyIfTaken = 'You pay only if you take the spot.';

/** What happened to the spot: in the last 24 hours it is open to everyone, before that the next member gets an offer. */
const nowOpen = (data: Data) =>
  `The spot in ${data.sessionTitle} on ${when(data.startsAt)} is no longer held for you. It is open to everybody now, and the first to take it has it. Nothing was charged.`;
const nowOthers = (data: Data) =>
  `We held a spot in ${data.sessionTitle} on ${when(data.startsAt)} for you. That time has ended, and it can go to someone else now. Nothing was charged.`;

/** Emails to members on a waitlist. Deadlines are studio time. */
export const waitlistTexts: EmailTemplates<
  'waitlist_offer' | 'waitlist_open' | 'waitlist_expired' | 'waitlist_closed'
> = {
  waitlist_offer: (data) => ({
    subject: `A spot is yours until ${formatMediumDate(data.offerEndsAt)}, ${formatTime(data.offerEndsAt)}: ${data.sessionTitle}`,
    paragraphs: [
      hello(data),
      `A spot in ${data.sessionTitle} is open, and you are first on the waitlist. We hold it for you until ${when(data.offerEndsAt)}.`,
    ],
    facts: [
      ['Session', data.sessionTitle],
      ['When', when(data.startsAt)],
      ['Held for you until', when(data.offerEndsAt)],
    ],
    link: takeIt(data),
    after: [`${payOnlyIfTaken} If you do not want it, let it go on the same page.`],
  }),
  waitlist_open: (data) => ({
    subject: `A spot is open: ${data.sessionTitle}`,
    paragraphs: [
      hello(data),
      `A spot in ${data.sessionTitle} on ${when(data.startsAt)} is open. We tell everybody on the waitlist at once, and the first to take it has it.`,
    ],
    link: takeIt(data),
    after: [payOnlyIfTaken],
  }),
  waitlist_expired: (data) => ({
    subject: `Your offer has ended: ${data.sessionTitle}`,
    paragraphs: [hello(data), data.openToAll ? nowOpen(data) : nowOthers(data)],
    link: data.openToAll ? takeIt(data) : { label: 'View your waitlist', url: data.offerUrl },
    after: data.openToAll
      ? []
      : ['If you still want to come, take a spot while one is open, or join the waitlist again.'],
  }),
  waitlist_closed: (data) => ({
    subject: `Cancelled: ${data.sessionTitle}`,
    paragraphs: [
      hello(data),
      `${data.sessionTitle} on ${when(data.startsAt)} is cancelled, so its waitlist is closed. We are sorry. Nothing was charged.`,
    ],
  }),
};
