import type { AttendanceMark, Contract, Roster, RosterEntry } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { findRegistrations, type RegistrationRecord } from '../booking/ledger/registration-queries.ts';
import { paymentStatus } from '../booking/registration/view.ts';
import { ownSession, type LedSession } from './own-session.ts';

const personRow = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  attended: z.boolean().nullable(),
  excused: z.boolean(),
  contact: z.object({ name: z.string(), phone: z.string() }).nullable(),
});
type Person = z.output<typeof personRow>;

/** Lists the people with confirmed registrations by name, for the session's coach and staff only. */
export const roster: Handler<Contract['sessions']['roster']> = async ({ params, caller }, { database }) =>
  rosterOf(database.db, await ownSession(database.db, caller.userId, params.id));

/** Reads the roster in two queries, however many people are on it. */
export async function rosterOf(db: Db, session: LedSession): Promise<Roster> {
  const [registration, people] = await Promise.all([
    findRegistrations(db, sql`r.session_id = ${session.id} and r.status = 'confirmed'`),
    peopleOf(db, session.id),
  ]);
  const byId = new Map(registration.map((one) => [one.id, one]));
  return {
    session_id: session.id,
    title: session.title,
    start_datetime: toStudioIso(session.startsAt),
    participants: people.flatMap((person) => {
      const own = byId.get(person.id);
      return own ? [entryOf(person, own)] : [];
    }),
  };
}

function peopleOf(db: Db, sessionId: string): Promise<Person[]> {
  // The primary contact, otherwise the one that was added first.
  return readRows(
    personRow,
    db.execute(sql`
    select r.id, trim(coalesce(f.first_name, '') || ' ' || coalesce(f.last_name, '')) as name,
      coalesce(f.phone, '') as phone, r.attended, r.absence_excused as excused,
      (select jsonb_build_object('name', e.name, 'phone', e.phone) from emergency_contacts e
        where e.user_id = r.user_id order by e.is_primary desc, e.created_at, e.id limit 1) as contact
    from registrations r left join profiles f on f.user_id = r.user_id
    where r.session_id = ${sessionId} and r.status = 'confirmed'
    order by lower(coalesce(f.last_name, '')), lower(coalesce(f.first_name, '')), r.id`),
  );
}

function entryOf(
  { id, name, phone, attended, excused, contact }: Person,
  registration: RegistrationRecord,
): RosterEntry {
  return {
    registration_id: id,
    name: name || registration.email,
    email: registration.email,
    phone: phone || null,
    status: registration.status,
    payment_status: paymentStatus(registration),
    attendance: markOf(attended, excused),
    emergency_contact: contact,
  };
}

function markOf(attended: boolean | null, excused: boolean): AttendanceMark | null {
  if (attended === null) return null;
  if (attended) return 'present';
  return excused ? 'excused' : 'absent';
}
