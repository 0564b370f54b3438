import { formatLongDate, formatMediumDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import {
  emailTemplate,
  greeting,
  type Email,
  type EmailContent,
  type EmailSession,
} from '../../../platform/mail/email/email.ts';
import type { WaitlistNotification, WaitlistTemplate } from './notification-data.ts';

const when = (at: Date) => `${formatLongDate(at)}, ${formatTime(at)} ${zoneName(at)}`;
const takeIt = ({ offerUrl }: WaitlistNotification) => ({ label: 'Take the spot', url: offerUrl });

const sessionOf = ({ sessionTitle, startsAt }: WaitlistNotification): EmailSession => ({
  title: sessionTitle,
  meetings: [{ start_datetime: startsAt.getTime(), end_datetime: startsAt.getTime() }],
});

const onTheWaitlist = 'You get this because you are on the waitlist of this session.';
const seeWaitlist = 'View your waitlist';
const payOnlyIfTaken = 'You pay only if you take the spot.';

/** The sentence about the spot: on the last day it is open to everyone, before that the next member gets an offer. */
const nowOpen = (data: WaitlistNotification) =>
  `The spot in ${data.sessionTitle} on ${when(data.startsAt)} is no longer held for you. It is open to everybody now, and the first to take it has it. Nothing was charged.`;
const nowOthers = (data: WaitlistNotification) =>
  `We held a spot in ${data.sessionTitle} on ${when(data.startsAt)} for you. That time has ended, and it can go to someone else now. Nothing was charged.`;

/** Whoever gets a spot out of turn is not told that others have waited longer. */
const spotFor = ({ sessionTitle, outOfTurn }: WaitlistNotification) =>
  outOfTurn
    ? `We have a spot for you in ${sessionTitle}.`
    : `A spot in ${sessionTitle} is open, and you are first on the waitlist.`;

/** Deadlines are studio time. */
const contents: Readonly<Record<WaitlistTemplate, (data: WaitlistNotification) => EmailContent>> = {
  waitlist_offer: (data) => ({
    subject: `A spot is yours until ${formatMediumDate(data.offerEndsAt)}, ${formatTime(data.offerEndsAt)}: ${data.sessionTitle}`,
    paragraphs: [
      greeting(data.firstName),
      `${spotFor(data)} We hold it for you until ${when(data.offerEndsAt)}.`,
    ],
    headline: 'Your turn.',
    session: sessionOf(data),
    facts: [['Held for you until', when(data.offerEndsAt)]],
    link: takeIt(data),
    after: [`${payOnlyIfTaken} If you do not want it, let it go on the same page.`],
    reason: onTheWaitlist,
  }),
  waitlist_open: (data) => ({
    subject: `A spot is open: ${data.sessionTitle}`,
    paragraphs: [
      greeting(data.firstName),
      `A spot in ${data.sessionTitle} on ${when(data.startsAt)} is open. We tell everybody on the waitlist at once, and the first to take it has it.`,
    ],
    headline: 'Now open.',
    session: sessionOf(data),
    link: takeIt(data),
    after: [payOnlyIfTaken],
    reason: onTheWaitlist,
  }),
  waitlist_expired: (data) => ({
    subject: `Your offer has ended: ${data.sessionTitle}`,
    paragraphs: [greeting(data.firstName), data.openToAll ? nowOpen(data) : nowOthers(data)],
    link: data.openToAll ? takeIt(data) : { label: seeWaitlist, url: data.offerUrl },
    after: data.openToAll
      ? []
      : ['If you still want to come, take a spot while one is open, or join the waitlist again.'],
    reason: 'You get this because we held a spot for you.',
  }),
  waitlist_closed: (data) => ({
    subject: `Cancelled: ${data.sessionTitle}`,
    paragraphs: [
      greeting(data.firstName),
      `${data.sessionTitle} on ${when(data.startsAt)} is cancelled, so its waitlist is closed. We are sorry. Nothing was charged.`,
    ],
    headline: 'Cancelled.',
    session: { ...sessionOf(data), cancelled: true },
    reason: onTheWaitlist,
  }),
};

/** Makes the email to a member on a waitlist. */
export const waitlistEmail = (template: WaitlistTemplate, to: string, data: WaitlistNotification): Email => ({
  to,
  template,
  content: contents[template](data),
});

/** Tells a person that the team has put them on a waitlist. */
export const addedToWaitlistEmail = emailTemplate<WaitlistNotification>('waitlist_added', (data) => ({
  subject: `You are on the waitlist: ${data.sessionTitle}`,
  paragraphs: [
    greeting(data.firstName),
    `We put you on the waitlist of ${data.sessionTitle} on ${when(data.startsAt)}. When a spot is yours, we tell you by email and hold it for some time.`,
  ],
  headline: 'You are in line.',
  session: sessionOf(data),
  link: { label: seeWaitlist, url: data.offerUrl },
  after: [`${payOnlyIfTaken} You can leave the waitlist on the same page.`],
  reason: onTheWaitlist,
}));
