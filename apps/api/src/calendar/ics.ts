import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Appointment } from './appointment.ts';

/**
 * The appointment as an iCalendar file. A cancelled one is a CANCEL with the same UID and a higher SEQUENCE,
 * which removes the entry in the calendar that has it.
 */
export function icsOf(appointment: Appointment, productName: string): string {
  const calendar = ical({
    prodId: { company: productName, product: 'Sessions', language: 'EN' },
    method: appointment.cancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: appointment.uid,
    sequence: appointment.sequence,
    start: appointment.startsAt,
    end: appointment.endsAt,
    stamp: appointment.changedAt,
    lastModified: appointment.changedAt,
    summary: appointment.title,
    description: appointment.description,
    location: appointment.location,
    url: appointment.url,
    status: appointment.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  // Every line of the format ends in CRLF, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`;
}
