import { mayDo } from '@detroit-well/api-client/contract';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { leadsSession } from '../../platform/database/team-access.ts';
import { contacts, dueCents, isFirstVisit, waiverState } from '../rosters/person-state.ts';
import { joinPerson } from '../../platform/database/records-of-person.ts';

/** True if a person of the team sees money. A coach does not. */
export const seesMoney = ({ role }: Pick<StaffCaller, 'role'>): boolean => mayDo(role, 'roster.all');

/** The sessions, named `s`, whose people a person of the team sees. */
export const seenBy = ({ userId, role }: Pick<StaffCaller, 'userId' | 'role'>): SQL =>
  mayDo(role, 'roster.all') ? sql`true` : leadsSession(sql`s.coach_id`, sql`${userId}`);

/** The meetings of `s` as `m`: number, start and end. A session without rows meets once. */
export const meetingsOf = sql`(
  select t.number, t.starts_at, t.ends_at from session_meetings t where t.session_id = s.id
  union all select 1, s.starts_at, s.ends_at
    where not exists (select 1 from session_meetings t where t.session_id = s.id)) m`;

/** True if a fact of the registration `r` at the meeting `m` stands. */
const stands = (kinds: SQL): SQL => sql`exists (
  select 1 from attendance_facts a where a.registration_id = r.id and a.session_id = s.id and a.meeting = m.number
    and a.kind in ${kinds} and not exists (
      select 1 from attendance_facts u where u.registration_id = r.id and u.undoes = a.id))`;

const isHere = stands(sql`('check_in')`);
export const isMarked = stands(sql`('check_in', 'no_show', 'excused')`);

const meetingRow = z.object({
  id: z.string(),
  title: z.string(),
  number: z.int(),
  startsAt: dateOfMs,
  endsAt: dateOfMs,
  location: z.string(),
  coachName: z.string().nullable(),
  places: z.int().nullable(),
  waiting: z.int(),
});
export type MeetingRow = z.output<typeof meetingRow>;

/** A meeting of `s` that takes place after one instant and, if given, before another. An index finds the sessions. */
export function takesPlace(from: Date, until: Date | null): SQL {
  const [after, before] = [from, until].map((at) => sql`${at?.toISOString() ?? null}::timestamptz`);
  return sql`(tstzrange(s.starts_at, s.ends_at) && tstzrange(${after}, ${before})
    and m.ends_at > ${after} and (${before} is null or m.starts_at < ${before}))`;
}

/** Meetings that a person of the team sees, earliest first. `when` refers to `s` and `m`. */
export function readMeetings(
  db: Db,
  caller: Pick<StaffCaller, 'userId' | 'role'>,
  when: SQL,
  limit = 200,
): Promise<MeetingRow[]> {
  return readRows(
    meetingRow,
    db.execute(sql`
    select s.id, s.title, m.number, ${epochMs('m.starts_at')} as "startsAt", ${epochMs('m.ends_at')} as "endsAt",
      s.location, c.name as "coachName", s.max_participants as places,
      (select count(*)::int from waitlist_entries w where w.session_id = s.id and w.status = 'waiting') as waiting
    from sessions s left join coaches c on c.id = s.coach_id cross join lateral ${meetingsOf}
    where s.status <> 'cancelled' and ${seenBy(caller)} and ${when}
    order by m.starts_at, s.id, m.number limit ${limit}`),
  );
}

const personRow = z.object({
  registrationId: z.string(),
  sessionId: z.string(),
  number: z.int(),
  personId: z.string().nullable(),
  name: z.string(),
  waiver: z.enum(['signed', 'outdated', 'missing']),
  hasContact: z.boolean(),
  isFirstVisit: z.boolean(),
  dueCents: z.int(),
  isHere: z.boolean(),
  isMarked: z.boolean(),
});
export type PersonRow = z.output<typeof personRow>;

/** Who is registered for meetings, by last name, with what the team should know. */
export function readPeople(db: Db, meetings: readonly MeetingRow[], now: Date): Promise<PersonRow[]> {
  if (meetings.length === 0) return Promise.resolve([]);
  const asked = JSON.stringify(meetings.map(({ id, number }) => ({ id, number })));
  return readRows(
    personRow,
    db.execute(sql`
    select r.id as "registrationId", s.id as "sessionId", m.number, u.id as "personId",
      coalesce(${personName('u', 'f')}, '') as name,
      ${waiverState(now)} as waiver, ${contacts} <> '[]'::jsonb as "hasContact",
      ${isFirstVisit(sql`s.starts_at`)} and m.number = 1 as "isFirstVisit",
      ${dueCents(sql`(m.starts_at at time zone 'America/Detroit')::date`)} as "dueCents",
      ${isHere} as "isHere", ${isMarked} as "isMarked"
    from jsonb_to_recordset(${asked}::jsonb) q(id text, number int)
    join sessions s on s.id = q.id
    cross join lateral ${meetingsOf}
    join registrations r on r.session_id = s.id and r.status = 'confirmed'
    ${joinPerson('r.user_id')}
    where m.number = q.number
    order by coalesce(f.sort_name, ''), r.id`),
  );
}
