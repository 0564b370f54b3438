import type { Notification } from '@detroit-well/api-client/contract';
import { paths } from '@detroit-well/config/paths';
import {
  daysBetween,
  formatLongDay,
  formatLongWeekday,
  formatTime,
  formatWeekday,
  studioDay,
  studioInstant,
  toStudioIso,
} from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import { bankWords } from '../payments/port/bank-words.ts';
import type { FoundNotification, Subject } from './find-notifications.ts';

type Wording = Pick<Notification, 'kind' | 'title' | 'body' | 'url'>;
type Of<About extends Subject['about']> = Extract<Subject, { about: About }>;

/** A notification as its owner reads it. */
export function toNotification({ id, at, read, subject }: FoundNotification, now: Date): Notification {
  return { id, ...wordingOf(subject, now), created_at: toStudioIso(at), read };
}

function wordingOf(subject: Subject, now: Date): Wording {
  switch (subject.about) {
    case 'offer':
      return {
        kind: 'offer',
        title: `A spot is yours until ${until(subject.untilMs, now)}`,
        body: `${subject.session}, ${dayOf(subject.startMs)}`,
        url: paths.dashboard.waitlist(),
      };
    case 'payment':
      return payment(subject, now);
    case 'renewal':
      return renewal(subject);
    case 'waiver':
      return {
        kind: 'waiver',
        title: 'The waiver has a new version',
        body: 'Please sign it again before your next session.',
        url: paths.dashboard.waiver(),
      };
    case 'update':
      return {
        kind: 'update',
        title: subject.title,
        body: `${subject.session}: ${subject.text}`,
        url: `${paths.dashboard.session(subject.sessionId)}#updates`,
      };
    case 'thread':
      return {
        ...message(subject, ` in ${subject.session}`),
        // Only a registration has a page; a coach reads the thread in the chat.
        url: subject.isCoach
          ? paths.testChat({ session: subject.sessionId })
          : `${paths.dashboard.session(subject.sessionId)}#messages`,
      };
    case 'talk':
      return { ...message(subject, ''), url: paths.testChat({ person: subject.personId }) };
    case 'cancelled':
      return {
        kind: 'session',
        title: `${subject.session} was cancelled`,
        body: `${dayOf(subject.startMs)}. If you paid, your money comes back.`,
        url: paths.dashboard.session(subject.sessionId),
      };
    case 'moved':
      return {
        kind: 'session',
        title: `${subject.session} has a new date`,
        body: `${dayOf(subject.startMs)}, ${formatTime(subject.startMs)}.`,
        url: paths.dashboard.session(subject.sessionId),
      };
  }
}

function payment(
  { session, sessionId, cents, dueOn, position, of, isCharged }: Of<'payment'>,
  now: Date,
): Wording {
  const days = daysBetween(studioDay(now), dueOn);
  const when = days < 0 ? 'is overdue' : days === 0 ? 'is due today' : `is due on ${weekday(dueOn)}`;
  const part = of > 1 ? `${session}, payment ${position} of ${of}.` : `${session}.`;
  const next = isCharged ? 'Your saved card is charged for it.' : 'Pay it on the page of the session.';
  return {
    kind: 'payment',
    title: `${formatCents(cents)} ${when}`,
    body: `${part} ${next}`,
    url: `${paths.dashboard.session(sessionId)}#mine`,
  };
}

function renewal({ tier, cents, lastDay, code }: Of<'renewal'>): Wording {
  const said = bankWords(code);
  const until = lastDay === null ? '' : ` Your member rate holds through ${formatLongDay(lastDay)}.`;
  return {
    kind: 'payment',
    title: `${formatCents(cents)} for your ${tier} membership did not go through`,
    body: `${said === null ? 'Pay it on the page of your membership.' : `Your bank said: ${said}.`}${until}`,
    url: paths.dashboard.membership(),
  };
}

function message({ sender, text, unread }: Of<'thread'> | Of<'talk'>, where: string): Omit<Wording, 'url'> {
  const title = unread > 1 ? `${unread} new messages${where}` : `${sender} wrote${where}`;
  return { kind: 'message', title, body: unread > 1 ? `${sender}: ${text}` : text };
}

const dayOf = (ms: number): string => formatLongDay(studioDay(ms));
const weekday = (day: string): string => formatLongWeekday(studioInstant(day, '12:00'));

function until(ms: number, now: Date): string {
  const isToday = studioDay(ms) === studioDay(now);
  return isToday ? formatTime(ms) : `${formatWeekday(ms)} ${formatTime(ms)}`;
}
