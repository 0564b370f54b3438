import { formatDateAndTimeRange, formatLongDate, formatTime } from '@detroit-well/config/studio-time';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';
import type { Appointment } from '../calendar/appointment.ts';
import { calendarFile, calendarSection, whereSection } from '../booking/registration/email-sections.ts';
import { registrationChanged } from '../booking/registration/email-templates.ts';

interface ChangedSession {
  readonly firstName: string;
  readonly appointment: Appointment;
  /** The times before, if the session moved. */
  readonly before?: { readonly startsAt: Date; readonly endsAt: Date };
  /** Until when a cancellation is free, if the session moved. */
  readonly freeUntil?: Date;
  /** Who leads it now, if that changed; empty for nobody yet. */
  readonly newCoach?: string;
}

/** One email about everything that one change did to a session. */
export const sessionChangedEmail = emailTemplate<ChangedSession>('session_changed', (data) => {
  const { appointment, before, freeUntil, newCoach } = data;
  const coach = newCoach === '' ? 'Another coach leads this session.' : `${newCoach} leads this session now.`;
  return {
    subject: `${before ? 'New time' : 'New coach'}: ${appointment.title}`,
    paragraphs: [
      greeting(data.firstName),
      ...(before
        ? [
            'The time of this session changed. Your spot is kept, and the attached calendar file replaces the earlier one.',
          ]
        : []),
      ...(newCoach === undefined ? [] : [coach]),
    ],
    headline: before ? 'New time.' : 'New coach.',
    session: appointment,
    facts: before ? [['Before', formatDateAndTimeRange(before.startsAt, before.endsAt)]] : [],
    link: { label: 'See your session', url: appointment.url },
    sections: [whereSection(appointment.location), calendarSection(appointment)],
    after: freeUntil
      ? [
          `If the new time does not suit you, cancel until ${formatLongDate(freeUntil)}, ${formatTime(freeUntil)}, and you get back everything you paid.`,
        ]
      : [],
    reason: registrationChanged,
    attachments: [calendarFile(appointment)],
  };
});
