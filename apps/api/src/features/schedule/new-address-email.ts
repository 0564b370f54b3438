import { formatDateAndTimeRange } from '@detroit-well/config/studio-time';
import { emailTemplate, greeting } from '../../platform/mail/email/email.ts';
import type { Appointment } from '../calendar/appointment.ts';
import { calendarFile, whereSection } from '../booking/registration/email-sections.ts';
import { registrationChanged } from '../booking/registration/email-templates.ts';

interface NewAddress {
  readonly firstName: string;
  /** The person's sessions to come at the location, soonest first. */
  readonly appointments: readonly [Appointment, ...Appointment[]];
}

/** The changed address of a location, to somebody who is booked there. */
export const newAddressEmail = emailTemplate<NewAddress>('new_address', ({ firstName, appointments }) => {
  const [next] = appointments;
  const isOne = appointments.length === 1;
  return {
    subject: `New address: ${next.location}`,
    paragraphs: [
      greeting(firstName),
      `${next.location} has a new address. Your ${isOne ? 'spot is' : 'spots are'} kept, and the attached calendar file replaces the earlier one.`,
    ],
    headline: 'New address.',
    facts: appointments.flatMap(({ title, meetings }) =>
      meetings.map((one) => [title, formatDateAndTimeRange(one.start_datetime, one.end_datetime)] as const),
    ),
    link: { label: isOne ? 'See your session' : 'See the next session', url: next.url },
    sections: [whereSection(next)],
    reason: registrationChanged,
    attachments: [calendarFile(appointments)],
  };
});
