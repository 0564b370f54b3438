import { brand } from '@detroit-well/config/brand';
import { webCalendarLinks } from '@detroit-well/config/calendar-links';
import type { StoredAttachment } from '../../../platform/database/schema/outbox.ts';
import type { EmailSection } from '../../../platform/mail/email/email.ts';
import { placeOfAppointment, type Appointment } from '../../calendar/appointment.ts';
import { icsOf } from '../../calendar/ics.ts';

/** Parts that the emails about a registered session share. */
export function whereSection(appointment: Appointment): EmailSection {
  const { address, directionsHref, note } = placeOfAppointment(appointment);
  return {
    title: 'Where',
    lines: [
      ...[appointment.location, address].filter((line) => line !== ''),
      { label: 'Directions', url: directionsHref },
      ...note.split('\n').filter((line) => line.trim() !== ''),
    ],
  };
}

/** Links hold one event: that of the first meeting. The description is in the file, and left out of the links, because long addresses fail. */
export function calendarSection(appointment: Appointment): EmailSection {
  const { title, meetings, url } = appointment;
  const [first] = meetings;
  const { google, outlook, outlookAtWork } = webCalendarLinks({
    title,
    location: placeOfAppointment(appointment).inOneLine,
    details: url,
    start: first.start_datetime,
    end: first.end_datetime,
  });
  return {
    title: 'Calendar',
    lines: [
      meetings.length === 1
        ? 'The file is attached. Or add it to:'
        : `The file with all ${meetings.length} dates is attached. Or add the first to:`,
      { label: 'Google', url: google },
      { label: 'Outlook', url: outlook },
      { label: 'Outlook at work', url: outlookAtWork },
    ],
  };
}

export const bringSections = (things: readonly string[]): EmailSection[] =>
  things.length === 0 ? [] : [{ title: 'What to bring', lines: things }];

/**
 * The calendar file of an email. PUBLISH, not REQUEST: a request needs the person as an attendee and asks for a response,
 * which the studio does not read (ADR-107).
 */
export const calendarFile = (about: Appointment | readonly Appointment[]): StoredAttachment => {
  const appointments = [about].flat();
  const isCancelled = appointments.every(({ cancelled }) => cancelled);
  return {
    fileName: 'session.ics',
    contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    text: icsOf(appointments, brand),
  };
};
