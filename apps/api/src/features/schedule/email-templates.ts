import {
  formatDateAndTimeRange,
  formatLongDate,
  formatLongDay,
  formatTime,
} from '@detroit-well/config/studio-time';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';
import type { Appointment } from '../calendar/appointment.ts';
import { calendarFile, calendarSection, whereSection } from '../booking/registration/email-sections.ts';
import { registrationChanged } from '../booking/registration/email-templates.ts';
import type { MeetingChange, Times } from './session-meetings.ts';

export interface ChangedSession {
  readonly firstName: string;
  readonly appointment: Appointment;
  /** The changes of its meetings; empty if it did not move. */
  readonly changes: readonly MeetingChange[];
  /** Until when a cancellation is free, if the session moved. */
  readonly freeUntil?: Date;
  /**
   * The credit or included session that pays, and the day until which at least it can be used again after such a cancellation.
   */
  readonly credit?: { readonly kind: 'pass' | 'included'; readonly backUntil: string };
  /** The new coach, if that changed; empty for none yet. */
  readonly newCoach?: string;
}

/** One email about everything that one change did to a session. */
export const sessionChangedEmail = emailTemplate<ChangedSession>('session_changed', (data) => {
  const { appointment, changes, freeUntil, credit, newCoach } = data;
  const isMoved = changes.length > 0;
  const isOne = appointment.meetings.length === 1 && changes.every(({ before, after }) => before && after);
  const news = isMoved ? (isOne ? 'New time' : 'New dates') : 'New coach';
  const coach = newCoach === '' ? 'Another coach leads this session.' : `${newCoach} leads this session now.`;
  return {
    subject: `${news}: ${appointment.title}`,
    paragraphs: [
      greeting(data.firstName),
      ...(isMoved
        ? [
            `The ${isOne ? 'time of this session' : 'dates of this course'} changed. Your spot is kept, and the attached calendar file replaces the earlier one.`,
          ]
        : []),
      ...(newCoach === undefined ? [] : [coach]),
    ],
    headline: `${news}.`,
    session: appointment,
    facts: isOne
      ? changes.map(({ before }) => ['Before', before ? textOf(before) : ''])
      : changes.map(factOf),
    link: { label: 'See your session', url: appointment.url },
    sections: [whereSection(appointment), calendarSection(appointment)],
    after: freeUntil
      ? [
          `If ${isOne ? 'the new time does' : 'the new dates do'} not suit you, cancel until ${formatLongDate(freeUntil)}, ${formatTime(freeUntil)}, and ${backText(credit)}.`,
        ]
      : [],
    reason: registrationChanged,
    attachments: [calendarFile(appointment)],
  };
});

interface ChangedSessions {
  /** At least two, soonest first. */
  readonly sessions: readonly [ChangedSession, ...ChangedSession[]];
}

/** One email about everything that one change did to several sessions of a person. */
export const sessionsChangedEmail = emailTemplate<ChangedSessions>('sessions_changed', ({ sessions }) => {
  const [{ firstName, appointment, newCoach }] = sessions;
  const moved = sessions.filter(({ changes }) => changes.length > 0);
  const news = moved.length > 0 ? 'New times' : 'New coach';
  const free = sessions.flatMap(({ freeUntil }) => freeUntil ?? []);
  const hasCredit = sessions.some(({ credit }) => credit !== undefined);
  const latest = free.toSorted((one, other) => other.getTime() - one.getTime())[0];
  return {
    subject: `${news}: ${appointment.title}`,
    paragraphs: [
      greeting(firstName),
      ...(moved.length > 0
        ? [
            `The times of ${moved.length} of your sessions changed. Your spots are kept, and the attached calendar file replaces the earlier entries.`,
          ]
        : []),
      ...(newCoach === undefined
        ? []
        : [newCoach === '' ? 'Another coach leads them.' : `${newCoach} leads them now.`]),
    ],
    headline: `${news}.`,
    facts: sessions.flatMap(({ changes, appointment: { meetings } }) =>
      changes.length > 0
        ? changes.map(factOf)
        : meetings.map(
            (one) => ['Stays', formatDateAndTimeRange(one.start_datetime, one.end_datetime)] as const,
          ),
    ),
    link: { label: 'See your next one', url: appointment.url },
    sections: [whereSection(appointment)],
    after: latest
      ? [
          `If a new time does not suit you, cancel that session until ${formatLongDate(latest)}, ${formatTime(latest)}, or until its start if that is earlier, and you get back everything you paid for it.`,
          ...(hasCredit
            ? ['A credit or an included session that comes back can be used for at least 30 days.']
            : []),
        ]
      : [],
    reason: registrationChanged,
    attachments: [calendarFile(sessions.map((one) => one.appointment))],
  };
});

interface ClosedWaitlists {
  readonly firstName: string;
  readonly reason: string;
  /** At least two. */
  readonly sessions: readonly { readonly title: string; readonly startsAt: Date }[];
}

/** One email to somebody who waited for several sessions that the studio cancelled together. */
export const waitlistsClosedEmail = emailTemplate<ClosedWaitlists>(
  'waitlists_closed',
  ({ firstName, reason, sessions }) => ({
    subject: `Cancelled: ${sessions.length} sessions that you waited for`,
    paragraphs: [
      greeting(firstName),
      'These sessions are cancelled, so their waitlists are closed. We are sorry. Nothing was charged.',
      reason,
    ],
    headline: 'Cancelled.',
    facts: sessions.map(
      ({ title, startsAt }) => [title, `${formatLongDate(startsAt)}, ${formatTime(startsAt)}`] as const,
    ),
    reason: 'You get this because you were on the waitlist of these sessions.',
  }),
);

function backText(credit: ChangedSession['credit']): string {
  if (credit === undefined) return 'you get back everything you paid';
  const what = credit.kind === 'pass' ? 'your credit' : 'your included session';
  return `${what} comes back. You can use it until ${formatLongDay(credit.backUntil)} or later`;
}

const textOf = ({ startsAt, endsAt }: Times): string => formatDateAndTimeRange(startsAt, endsAt);

function factOf({ before, after }: MeetingChange): readonly [name: string, value: string] {
  if (before && after) return ['Moved', `${textOf(after)}, before: ${textOf(before)}`];
  return before ? ['Cancelled', textOf(before)] : ['Added', after ? textOf(after) : ''];
}
