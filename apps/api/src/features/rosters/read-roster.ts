import type { OfficeRoster, OfficeRosterEntry } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { studioDay } from '../../platform/clock/studio-calendar.ts';
import { personName } from '../../platform/database/person-name.ts';
import { dateOfMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { findRegistrations } from '../booking/ledger/registration-queries.ts';
import { paymentStatus } from '../booking/registration/view.ts';
import { factsOf } from '../coaching/attendance-facts.ts';
import { attendanceOf, standingFacts } from '../coaching/attendance-state.ts';
import type { LedSession } from '../coaching/own-session.ts';
import { avatarPath } from '../pictures/picture-files.ts';
import { waiverLinkSentAt } from '../waiver-links/link-sent-at.ts';
import { contacts, dueCents, isFirstVisit, membershipOn, teamNotes, waiverState } from './person-state.ts';
import { joinPerson, recordsOf } from '../../platform/database/records-of-person.ts';

const contact = z.object({ name: z.string(), relationship: z.string(), phone: z.string() });

const personRow = z.object({
  id: z.string(),
  userId: z.string().nullable(),
  name: z.string(),
  imageFile: z.string().nullable(),
  phone: z.string(),
  dueCents: z.int(),
  waiver: z.enum(['signed', 'outdated', 'missing']),
  linkSentAt: dateOfMs.nullable(),
  contacts: z.array(contact),
  isFirstVisit: z.boolean(),
  membership: z.string().nullable(),
  notes: z.string(),
  teamNotes: z.array(z.string()),
});

const sessionRow = z.object({
  status: z.string(),
  coachName: z.string().nullable(),
  location: z.string(),
  places: z.int().nullable(),
  waiting: z.int(),
});

interface Shown {
  readonly session: LedSession;
  /** The number of the meeting. */
  readonly meeting: number;
  /** A coach sees no money. */
  readonly seesMoney: boolean;
  /** Whose waiver is in force. */
  readonly now: Date;
}

/** Reads the people of a session and their attendance of one meeting, in five queries, however many people it has. */
export async function readRoster(db: Db, shown: Shown): Promise<OfficeRoster> {
  const { session, meeting } = shown;
  const { start_datetime: start } = session.meetings[meeting - 1] ?? session.meetings[0];
  const results = await readEntries(db, shown);
  return {
    ...(await aboutSession(db, session)),
    meeting: toStudioIso(start),
    results,
    next: null,
    count: results.length,
  };
}

/** The people of a roster: all of them, or one person. */
export async function readEntries(
  db: Db,
  { session, meeting, seesMoney, now }: Shown,
  personId?: string,
): Promise<OfficeRosterEntry[]> {
  const { start_datetime: start } = session.meetings[meeting - 1] ?? session.meetings[0];
  const facts = await factsOf(db, { sessionId: session.id, meeting });
  const marked = [...facts].filter(([, own]) => standingFacts(own).length > 0).map(([id]) => id);
  const shown = sql`r.session_id = ${session.id} and (r.status = 'confirmed' or r.id in (select jsonb_array_elements_text(${JSON.stringify(marked)}::jsonb)))
    and (${personId ?? null}::text is null or r.user_id in ${recordsOf(sql`${personId ?? null}`)})`;
  const registrations = new Map((await findRegistrations(db, shown)).map((one) => [one.id, one]));
  const [day, startsAt] = [
    sql`${studioDay(new Date(start))}::date`,
    sql`${new Date(start).toISOString()}::timestamptz`,
  ];
  const people = await readRows(
    personRow,
    db.execute(sql`
    select r.id, u.id as "userId", coalesce(${personName('u', 'f')}, '') as name,
      f.image_file as "imageFile", coalesce(f.phone, '') as phone, ${dueCents(day)} as "dueCents", ${waiverState(now)} as waiver,
      (${waiverLinkSentAt(sql`r.user_id`)}) as "linkSentAt", ${contacts} as contacts,
      ${isFirstVisit(startsAt)} and ${meeting === 1} as "isFirstVisit", ${membershipOn(day)} as membership, r.notes,
      ${teamNotes} as "teamNotes"
    from registrations r ${joinPerson('r.user_id')}
    where ${shown}
    order by coalesce(f.sort_name, ''), r.id`),
  );
  const actors = await namesOf(
    db,
    [...facts.values()].flat().flatMap(({ actorId }) => actorId ?? []),
  );
  return people.flatMap((person): OfficeRosterEntry[] => {
    const registration = registrations.get(person.id);
    if (registration === undefined) return [];
    const own = facts.get(person.id) ?? [];
    const [first = null, ...others] = person.contacts;
    return [
      {
        registration_id: person.id,
        person_id: person.userId,
        name: person.name || registration.email,
        picture_path: avatarPath(person.imageFile),
        email: registration.email,
        phone: person.phone || null,
        status: registration.status,
        attendance: attendanceOf(own),
        facts: standingFacts(own).map(({ id, kind, late, at, actorId }) => ({
          id,
          kind,
          late,
          at: toStudioIso(at),
          by: (actorId && actors.get(actorId)) || null,
        })),
        payment_status: seesMoney ? paymentStatus(registration) : null,
        amount_due: seesMoney ? fromCents(person.dueCents) : null,
        waiver: person.waiver,
        waiver_link_sent_at: person.linkSentAt && toStudioIso(person.linkSentAt),
        emergency_contact: first,
        further_contacts: others,
        first_visit: person.isFirstVisit,
        membership: person.membership,
        notes: [person.notes, ...person.teamNotes].filter(Boolean),
      },
    ];
  });
}

async function aboutSession(db: Db, { id, title, meetings }: LedSession) {
  const [row] = await readRows(
    sessionRow,
    db.execute(sql`
    select s.status, c.name as "coachName", s.location, s.max_participants as places,
      (select count(*)::int from waitlist_entries w where w.session_id = s.id and w.status = 'waiting') as waiting
    from sessions s left join coaches c on c.id = s.coach_id where s.id = ${id}`),
  );
  if (row === undefined) throw new Error('the session is gone');
  return {
    session_id: id,
    title,
    session_status: row.status,
    coach_name: row.coachName,
    location_name: row.location,
    meetings: meetings.map(({ start_datetime, end_datetime }) => ({
      start_datetime: toStudioIso(start_datetime),
      end_datetime: toStudioIso(end_datetime),
    })),
    max_participants: row.places,
    waiting_count: row.waiting,
  };
}

async function namesOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows(
    z.object({ id: z.string(), name: z.string() }),
    db.execute(sql`
    select u.id, ${personName('u', 'f')} as name from users u left join profiles f on f.user_id = u.id
    where u.id in (select jsonb_array_elements_text(${JSON.stringify([...new Set(ids)])}::jsonb))`),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
