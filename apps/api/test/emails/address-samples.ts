import type { Appointment } from '../../src/features/calendar/appointment.ts';
import { newAddressEmail } from '../../src/features/schedule/new-address-email.ts';
import type { Email } from '../../src/platform/mail/email/email.ts';

/** Emails about the changed address of a location: to who has one session there, and several. */
export function addressSamples(to: string, firstName: string, booked: Appointment): Record<string, Email> {
  const place = {
    address: ['24505 Halsted Road', 'Farmington Hills, MI 48335'],
    directions: 'Entrance at the back, by the loading dock.',
  };
  const one: Appointment = { ...booked, place, sequence: 2 };
  const other: Appointment = { ...one, uid: 'r2@api.detroitwell.example' };
  return {
    'New address of a location': newAddressEmail(to, { firstName, appointments: [one] }),
    'New address of a location with two sessions': newAddressEmail(to, {
      firstName,
      appointments: [one, other],
    }),
  };
}
