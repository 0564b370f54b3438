import type { WorklistEntry } from '@detroit-well/api-client/contract';
import { dayMs } from '@detroit-well/config/durations';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { dayAndTime, entry } from './entry.ts';
import { isMarked, meetingsOf, seenBy, seesMoney, takesPlace } from './meetings.ts';

/** The time before and after now that the list covers. */
const lookMs = 7 * dayMs;

const sessionRow = z.object({ id: z.string(), title: z.string(), at: dateOfMs, people: z.int() });

/** Meetings that are over and have people without a mark, and sessions to come that have no coach. */
export async function waitingSessions(db: Db, caller: StaffCaller, now: Date): Promise<WorklistEntry[]> {
  const from = new Date(now.getTime() - lookMs);
  const [at, until] = [now, new Date(now.getTime() + lookMs)].map(
    (instant) => sql`${instant.toISOString()}::timestamptz`,
  );
  const open = await readRows(
    sessionRow,
    db.execute(sql`
    select s.id, s.title, ${epochMs('m.starts_at')} as at, count(*)::int as people
    from sessions s cross join lateral ${meetingsOf} join registrations r on r.session_id = s.id
    where s.status <> 'cancelled' and r.status = 'confirmed' and ${takesPlace(from, now)} and m.ends_at <= ${at}
      and ${seenBy(caller)} and not ${isMarked}
    group by s.id, s.title, m.number, m.starts_at order by m.starts_at desc limit 50`),
  );
  const led = seesMoney(caller)
    ? await readRows(
        sessionRow,
        db.execute(sql`
        select s.id, s.title, ${epochMs('s.starts_at')} as at, 0 as people from sessions s
        where s.status <> 'cancelled' and s.coach_id is null and s.starts_at > ${at} and s.starts_at < ${until}
        order by s.starts_at limit 50`),
      )
    : [];
  return [
    ...open.map(({ id, title, at: meeting, people }) =>
      entry({
        kind: 'attendance_open',
        id: `${id}.${meeting.getTime()}`,
        title: `Attendance open: ${title}`,
        text: `${dayAndTime(meeting)}. ${people === 1 ? '1 person has' : `${people} people have`} no mark.`,
        at: meeting,
        sessionId: id,
        meeting,
      }),
    ),
    ...led.map(({ id, title, at: start }) =>
      entry({
        kind: 'coach_missing',
        id,
        title: `Coach missing: ${title}`,
        text: `${dayAndTime(start)} has no coach.`,
        at: start,
        sessionId: id,
      }),
    ),
  ];
}
