import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { placeOfAppointment, uidOf, type Appointment } from './appointment.ts';

/** Controls, which RFC 5545 3.1 forbids, except the line breaks of the format, and halves of pairs. */
const notIcs = /\r(?!\n)|[^\P{Cc}\r\n]|\p{Cs}/gu;

/** The organizer of the calendar entry. */
type Studio = { readonly [Part in 'name' | 'legalName' | 'email']: string };

/**
 * Formats appointments as an iCalendar file with one event per meeting. A cancelled one is a CANCEL with the same UIDs and a
 * higher SEQUENCE, which removes the entries from the calendar.
 */
export function icsOf(about: Appointment | readonly Appointment[], studio: Studio): string {
  const appointments = [about].flat();
  // One without entries takes nothing out.
  const isCancelled = appointments.length > 0 && appointments.every(({ cancelled }) => cancelled);
  const calendar = ical({
    prodId: { company: studio.legalName, product: 'Sessions', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  for (const appointment of appointments) addEvents(calendar, appointment, studio);
  // Every line of the format ends in CRLF, including the last.
  return `${calendar.toString().trimEnd().replace(notIcs, '')}\r\n`;
}

function addEvents(calendar: ICalCalendar, appointment: Appointment, studio: Studio): void {
  const { title, meetings, dropped = 0 } = appointment;
  // The entries of meetings that are gone: the last ones, because the numbers have no gaps.
  const gone = Array.from({ length: dropped }, () => meetings[0]);
  [...meetings, ...gone].forEach(({ start_datetime, end_datetime }, index) => {
    const isGone = index >= meetings.length;
    calendar.createEvent({
      id: uidOf(appointment, index + 1),
      // RFC 5546 3.2.1 and 3.2.5 require an organizer. There are no attendees, so no response is requested.
      organizer: { name: studio.name, email: studio.email },
      sequence: appointment.sequence,
      start: new Date(start_datetime),
      end: new Date(end_datetime),
      stamp: appointment.changedAt,
      lastModified: appointment.changedAt,
      summary: isGone || meetings.length === 1 ? title : `${title} (${index + 1} of ${meetings.length})`,
      description: appointment.description,
      location: placeOfAppointment(appointment).inOneLine,
      url: appointment.url,
      status: appointment.cancelled || isGone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  });
}
