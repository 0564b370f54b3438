import { readPassCode } from '@detroit-well/config/pass-code';
import { mayDo, type Contract } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Handler, HandlersOf, StaffCaller } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import { addDays, studioDay, studioInstant } from '../../platform/clock/studio-calendar.ts';
import type { Db } from '../../platform/database/database.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { meetingNumber, ownSession, type LedSession } from '../coaching/own-session.ts';
import { avatarPath } from '../pictures/picture-files.ts';
import { membershipOn, teamNotes, waiverState } from '../rosters/person-state.ts';
import { readEntries } from '../rosters/read-roster.ts';
import { meetingsOf, seenBy, seesMoney, takesPlace } from '../today/meetings.ts';
import { joinPerson, recordsOf } from '../../platform/database/records-of-person.ts';

interface ScanDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock'> {}

const personRow = z.object({
  id: z.string(),
  name: z.string(),
  imageFile: z.string().nullable(),
  waiver: z.enum(['signed', 'outdated', 'missing']),
  membership: z.string().nullable(),
  notes: z.array(z.string()),
});

/** Whose pass a code is, and the person's registrations of today. It only reads. */
const person: Handler<Contract['officeScan']['person'], ScanDeps> = ({ body, caller }, { office, clock }) =>
  office.read(async (db) => {
    const now = clock.now();
    const today = studioDay(now);
    const at = body.session_id === undefined ? null : await ownSession(db, caller, body.session_id);
    const [found] = await readRows(
      personRow,
      db.execute(sql`
      select u.id as id, ${personName('u', 'f')} as name, f.image_file as "imageFile", ${waiverState(now)} as waiver,
        ${membershipOn(sql`${today}::date`)} as membership, ${teamNotes} as notes
      from door_passes r ${joinPerson('r.user_id', 'join')}
      where r.code = ${readPassCode(body.code)} and u.is_active`),
    );
    if (found === undefined) throw problem('not_found');
    const meetings = await meetingsOfPerson(db, caller, found.id, { today, at, now });
    // A coach sees nobody outside their own sessions.
    if (meetings.length === 0 && !mayDo(caller.role, 'roster.all')) throw problem('not_found');
    const registrations = [];
    for (const { session, meeting, location } of meetings) {
      const shown = { session, meeting, seesMoney: seesMoney(caller), now };
      const [entry] = await readEntries(db, shown, found.id);
      const times = session.meetings[meeting - 1] ?? session.meetings[0];
      if (entry)
        registrations.push({
          session_id: session.id,
          title: session.title,
          meeting: toStudioIso(times.start_datetime),
          end_datetime: toStudioIso(times.end_datetime),
          location_name: location,
          entry,
        });
    }
    const { id: person_id, imageFile, ...about } = found;
    return { person_id, picture_path: avatarPath(imageFile), ...about, registrations };
  });

interface PersonMeeting {
  readonly session: LedSession;
  /** The number of the meeting. */
  readonly meeting: number;
  readonly location: string;
}

const meetingRow = z.object({ id: z.string(), number: z.int(), location: z.string() });

/** The meetings for which a person is registered: those of today, and the one of the session `at`. The caller sees their people. */
async function meetingsOfPerson(
  db: Db,
  caller: StaffCaller,
  personId: string,
  { today, at, now }: { readonly today: string; readonly at: LedSession | null; readonly now: Date },
): Promise<PersonMeeting[]> {
  const onDay = takesPlace(studioInstant(today), studioInstant(addDays(today, 1)));
  const isAsked = at === null ? sql`false` : sql`(s.id = ${at.id} and m.number = ${meetingNumber(at, now)})`;
  const rows = await readRows(
    meetingRow,
    db.execute(sql`
    select distinct s.id, m.number, s.location, m.starts_at
    from registrations r join sessions s on s.id = r.session_id cross join lateral ${meetingsOf}
    where r.user_id in ${recordsOf(personId)} and r.status = 'confirmed' and s.status <> 'cancelled' and ${seenBy(caller)}
      and (${onDay} or ${isAsked})
    order by m.starts_at, s.id`),
  );
  const found: PersonMeeting[] = [];
  for (const { id, number, location } of rows)
    found.push({ session: await ownSession(db, caller, id), meeting: number, location });
  return found;
}

export const officeScanHandlers: HandlersOf<'officeScan', ScanDeps> = { person };
