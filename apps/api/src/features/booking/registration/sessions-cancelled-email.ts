import { formatDateAndTimeRange, formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { formatCents } from '@detroit-well/pricing';
import { emailTemplate, greeting } from '../../../platform/mail/email/email.ts';
import { sumsByDestination } from '../ledger/refunds.ts';
import { calendarFile } from './email-sections.ts';
import {
  backTexts,
  creditText,
  nothingMore,
  registrationChanged,
  takesOut,
  type CancelledRegistration,
} from './email-templates.ts';

/** A session that somebody waited for. */
export interface WaitedSession {
  readonly title: string;
  readonly startsAt: Date;
}

interface CancelledSessions {
  /** Those that the person was registered for, soonest first. */
  readonly sessions: readonly [CancelledRegistration, ...CancelledRegistration[]];
  /** Those that the person waited for. */
  readonly waited: readonly WaitedSession[];
}

/** One email to a person about all of their sessions that the studio cancelled together. */
export const sessionsCancelledEmail = emailTemplate<CancelledSessions>(
  'sessions_cancelled',
  ({ sessions, waited }) => {
    const [{ firstName, reason, scheduleUrl }] = sessions;
    const count = sessions.length + waited.length;
    return {
      subject: `Cancelled: ${count} of your sessions`,
      paragraphs: [
        greeting(firstName),
        `We had to cancel ${count} sessions of yours. We are sorry.`,
        ...(reason ? [reason] : []),
        ...backOf(sessions),
        ...(waited.length > 0 ? ['Where you were on the waitlist, nothing was charged.'] : []),
        sessions.length === 1 ? takesOut : 'The attached file takes the sessions out of your calendar.',
      ],
      headline: 'Cancelled.',
      facts: [
        ...sessions.map(({ sessionTitle, appointment: { meetings } }) => {
          const last = meetings.at(-1) ?? meetings[0];
          return [
            sessionTitle,
            formatDateAndTimeRange(meetings[0].start_datetime, last.end_datetime),
          ] as const;
        }),
        ...waited.map(
          ({ title, startsAt }) =>
            [`${title}, waitlist`, `${formatLongDate(startsAt)}, ${formatTime(startsAt)}`] as const,
        ),
      ],
      link: { label: 'See other dates', url: scheduleUrl },
      reason: registrationChanged,
      attachments: [calendarFile(sessions.map(({ appointment }) => appointment))],
    };
  },
);

/** What comes back of all of them: the money by its way, and each credit. */
function backOf(sessions: CancelledSessions['sessions']): string[] {
  const money = sumsByDestination(sessions.flatMap(({ refunds }) => refunds)).map(([to, cents]) =>
    backTexts[to](formatCents(cents)),
  );
  const credits = sessions.flatMap(({ sessionTitle, credit }) =>
    credit ? [`${sessionTitle}: ${creditText(credit)}`] : [],
  );
  const texts = [...money, ...credits];
  return texts.length === 0 ? [nothingMore] : texts;
}
