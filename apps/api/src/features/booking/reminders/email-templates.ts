import type { ApiSettings } from '@detroit-well/config/env';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { formatTime, relativeDay } from '@detroit-well/config/studio-time';
import { formatCents, type Meeting } from '@detroit-well/pricing';
import { emailTemplate, greeting, type EmailLink } from '../../../platform/mail/email/email.ts';
import type { Appointment } from '../../calendar/appointment.ts';
import { bringSections, whereSection } from '../registration/email-sections.ts';

/** The data of a reminder: by email, and in short by SMS. */
export interface Reminder {
  readonly firstName: string;
  readonly appointment: Appointment;
  /** The one that is near. */
  readonly meeting: Meeting<number>;
  readonly whatToBring: readonly string[];
  /** The member has not signed the version of the waiver that is in force. */
  readonly waiverMissing: boolean;
  /** The amount to be paid by then; 0 if there is none. */
  readonly dueCents: number;
  readonly now: Date;
  readonly settings: ApiSettings;
  /** Turns reminders off, without a sign-in. */
  readonly offUrl: string;
}

/** `Tomorrow, 6:30 PM`; today after an interruption of the server. */
export const remindedOf = ({
  meeting: { start_datetime: start, end_datetime: end },
  now,
}: Reminder): string => `${relativeDay(start, now, end)}, ${formatTime(start)}`;

/** The tasks that the member still has to do, in order. */
export function missing({ waiverMissing, dueCents, appointment, settings }: Reminder): EmailLink[] {
  const portal = (path: string) => portalUrl(settings.addresses.portalUrl, path);
  return [
    ...(waiverMissing ? [{ label: 'Sign the waiver', url: portal(paths.dashboard.waiver()) }] : []),
    ...(dueCents > 0 ? [{ label: `Pay ${formatCents(dueCents)}`, url: payUrl(appointment) }] : []),
  ];
}

function payUrl({ url }: Appointment): string {
  const page = new URL(url);
  page.searchParams.set('pay', '1');
  return page.href;
}

export const reminderEmail = emailTemplate<Reminder>('reminder', (data) => {
  const { appointment } = data;
  const todo = missing(data);
  const [first] = todo;
  return {
    subject: `${remindedOf(data)}: ${appointment.title}`,
    paragraphs: [
      greeting(data.firstName),
      first === undefined
        ? 'We look forward to you. Nothing is missing.'
        : `${todo.length === 1 ? 'One thing is' : 'Two things are'} missing before you can go on the floor.`,
    ],
    headline: `${relativeDay(data.meeting.start_datetime, data.now, data.meeting.end_datetime)}.`,
    session: { ...appointment, near: data.meeting },
    missing: todo,
    link: first ?? { label: 'See your session', url: appointment.url },
    sections: [whereSection(appointment), ...bringSections(data.whatToBring)],
    reason: 'We remind you once, a day before each session.',
    reasonLink: { label: 'Turn reminders off', url: data.offUrl },
    unsubscribeUrl: data.offUrl,
  };
});
