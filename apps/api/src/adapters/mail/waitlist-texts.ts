import { formatLongDate, formatMediumDate, formatTime, zoneName } from '@detroit-well/config/studio-time';
import type { Letters } from './letters.ts';
import type { LetterTexts } from './write-letter.ts';

type Data = Letters['waitlist_offer'];

const hello = ({ firstName }: Data) => (firstName === '' ? 'Hello,' : `Hello ${firstName},`);
const when = (at: Date) => `${formatLongDate(at)}, ${formatTime(at)} ${zoneName(at)}`;
const register = ({ registerUrl }: Data) => ({ label: 'Register now', url: registerUrl });

/** What became of a place that was kept: in the last hours it is anybody's, before them the next in line is asked first. */
const nowOpen = (data: Data) =>
  `The place in ${data.sessionTitle} on ${when(data.startsAt)} is no longer kept for you. It is open to everybody now, and the first to register has it. Nothing was charged.`;
const nowOthers = (data: Data) =>
  `The place in ${data.sessionTitle} on ${when(data.startsAt)} was kept for you. That time has ended, and others can have it now. Nothing was charged.`;

/** Letters to those who wait for a place. Deadlines are studio time. */
export const waitlistTexts: LetterTexts<
  'waitlist_offer' | 'waitlist_open' | 'waitlist_expired' | 'waitlist_closed'
> = {
  waitlist_offer: (data) => ({
    subject: `A place is yours until ${formatMediumDate(data.offerEndsAt)}, ${formatTime(data.offerEndsAt)}: ${data.sessionTitle}`,
    paragraphs: [
      hello(data),
      `A place in ${data.sessionTitle} is free, and you are next in line. We keep it for you until ${when(data.offerEndsAt)}.`,
    ],
    facts: [
      ['Session', data.sessionTitle],
      ['When', when(data.startsAt)],
      ['Kept for you until', when(data.offerEndsAt)],
    ],
    link: register(data),
    after: [
      'Nothing is charged unless you register. If you do not want the place, leave the waitlist and the next person is asked.',
    ],
  }),
  waitlist_open: (data) => ({
    subject: `A place is free: ${data.sessionTitle}`,
    paragraphs: [
      hello(data),
      `A place in ${data.sessionTitle} on ${when(data.startsAt)} is free. Everybody who waits hears of it now, and the first to register has it.`,
    ],
    link: register(data),
    after: ['Nothing is charged unless you register.'],
  }),
  waitlist_expired: (data) => ({
    subject: `Your offer has ended: ${data.sessionTitle}`,
    paragraphs: [hello(data), data.openToAll ? nowOpen(data) : nowOthers(data)],
    link: data.openToAll ? register(data) : { label: 'See the session', url: data.registerUrl },
    after: data.openToAll
      ? []
      : ['If you still want to come, register while a place is free, or join the waitlist again.'],
  }),
  waitlist_closed: (data) => ({
    subject: `Cancelled: ${data.sessionTitle}`,
    paragraphs: [
      hello(data),
      `${data.sessionTitle} on ${when(data.startsAt)} will not take place, so the waitlist is closed. We are sorry. Nothing was charged.`,
    ],
  }),
};
