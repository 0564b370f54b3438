import type { AttendanceMark, Contract, Roster, RosterEntry } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { findRegistrations, type RegistrationRecord } from '../booking/ledger/registration-queries.ts';
import { paymentStatus } from '../booking/registration/view.ts';
import { factsOf } from './attendance-facts.ts';
import { attendanceOf, type Fact } from './attendance-state.ts';
import { meetingNumber, ownSession, type LedSession } from './own-session.ts';
import { joinPerson, recordsOf } from '../../platform/database/records-of-person.ts';

const personRow = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  contact: z.object({ name: z.string(), phone: z.string() }).nullable(),
});
type Person = z.output<typeof personRow>;

/** Lists the people with confirmed registrations by name, for the session's coach and staff only. */
export const roster: Handler<Contract['sessions']['roster']> = async (call, { database, clock }) => {
  const { params, query, caller } = call;
  const session = await ownSession(database.db, caller, params.id);
  return rosterOf(database.db, session, meetingNumber(session, clock.now(), query.meeting));
};

/** Reads the roster with the attendance of one meeting in three queries, however many people are on it. */
export async function rosterOf(db: Db, session: LedSession, meeting: number): Promise<Roster> {
  const [registration, people, facts] = await Promise.all([
    findRegistrations(db, sql`r.session_id = ${session.id} and r.status = 'confirmed'`),
    peopleOf(db, session.id),
    factsOf(db, { sessionId: session.id, meeting }),
  ]);
  const byId = new Map(registration.map((one) => [one.id, one]));
  return {
    session_id: session.id,
    title: session.title,
    start_datetime: toStudioIso(session.meetings[0].start_datetime),
    meetings: session.meetings.map(({ start_datetime, end_datetime }) => ({
      start_datetime: toStudioIso(start_datetime),
      end_datetime: toStudioIso(end_datetime),
    })),
    meeting,
    participants: people.flatMap((person) => {
      const own = byId.get(person.id);
      return own ? [entryOf(person, own, markOf(facts.get(person.id) ?? []))] : [];
    }),
  };
}

/** Late is present in this call (SPEC-B 7.5). */
export function markOf(facts: readonly Fact[]): AttendanceMark | null {
  const attendance = attendanceOf(facts);
  return attendance === 'late' ? 'present' : attendance;
}

function peopleOf(db: Db, sessionId: string): Promise<Person[]> {
  // The primary contact, otherwise the one that was added first.
  return readRows(
    personRow,
    db.execute(sql`
    select r.id, coalesce(${personName('u', 'f')}, '') as name,
      coalesce(f.phone, '') as phone,
      (select jsonb_build_object('name', e.name, 'phone', e.phone) from emergency_contacts e
        where e.user_id in ${recordsOf(sql`u.id`)} order by e.is_primary desc, e.created_at, e.id limit 1) as contact
    from registrations r ${joinPerson('r.user_id')}
    where r.session_id = ${sessionId} and r.status = 'confirmed'
    order by coalesce(f.sort_name, ''), r.id`),
  );
}

function entryOf(
  { id, name, phone, contact }: Person,
  registration: RegistrationRecord,
  attendance: AttendanceMark | null,
): RosterEntry {
  return {
    registration_id: id,
    name: name || registration.email,
    email: registration.email,
    phone: phone || null,
    status: registration.status,
    payment_status: paymentStatus(registration),
    attendance,
    emergency_contact: contact,
  };
}
