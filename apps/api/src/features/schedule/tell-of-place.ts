import { sql } from 'drizzle-orm';
import type { ChangeContext } from '../../platform/records/record-kind.ts';
import type { Appointment } from '../calendar/appointment.ts';
import { findRegistrations } from '../booking/ledger/registration-queries.ts';
import { appointmentOf } from '../booking/registration/appointment.ts';
import { newAddressEmail } from './new-address-email.ts';

/** Somebody booked at a location, with their sessions there. */
interface Booked {
  readonly email: string;
  readonly firstName: string;
  readonly appointments: [Appointment, ...Appointment[]];
}

/** The registrations `r` for sessions `s` to come at a location, of people whose account is open. */
export const bookedAt = (locationId: string, now: Date) => sql`
  s.location_id = ${locationId} and r.status = 'confirmed' and u.is_active and s.status <> 'cancelled'
    and s.ends_at > ${now.toISOString()}::timestamptz`;

/** Sends everybody booked at a location one email with its address and all of their sessions there. */
export async function tellOfPlace(
  { tx, now, mail, settings }: Omit<ChangeContext, 'caller'>,
  locationId: string,
): Promise<void> {
  const people = new Map<string | null, Booked>();
  // Registrations come with the newest session first.
  for (const one of (await findRegistrations(tx, bookedAt(locationId, now))).toReversed()) {
    const { userId, email, firstName } = one;
    const appointment = appointmentOf(one, settings);
    const known = people.get(userId);
    if (known) known.appointments.push(appointment);
    else people.set(userId, { email, firstName, appointments: [appointment] });
  }
  await mail.sendAll(
    tx,
    [...people.values()].map(({ email, firstName, appointments }) =>
      newAddressEmail(email, { firstName, appointments }),
    ),
  );
}
