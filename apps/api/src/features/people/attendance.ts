import type { OfficePerson } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs, epochMsText } from '../../platform/database/instants.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { attendanceOf } from '../coaching/attendance-state.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

const meetingRow = z.object({
  registrationId: z.string(),
  sessionId: z.string(),
  title: z.string(),
  startsAt: dateOfMs,
  facts: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['check_in', 'no_show', 'excused', 'undo']),
      late: z.boolean(),
      undoes: z.string().nullable(),
      at: dateOfMs,
    }),
  ),
});

/** The meetings of a person that have a mark, latest first, and how many they were at. */
export async function visitsOf(
  db: Db,
  userId: string,
  limit: number,
): Promise<{ readonly attendance: OfficePerson['attendance']; readonly count: number }> {
  const meetings = await readRows(
    meetingRow,
    db.execute(sql`
    select a.registration_id as "registrationId", s.id as "sessionId", s.title,
      ${epochMs('coalesce(m.starts_at, s.starts_at)')} as "startsAt",
      jsonb_agg(jsonb_build_object('id', a.id, 'kind', a.kind, 'late', a.late, 'undoes', a.undoes,
        'at', ${sql.raw(epochMsText('a.at'))})) as facts
    from registrations r join attendance_facts a on a.registration_id = r.id
    join sessions s on s.id = a.session_id
    left join session_meetings m on m.session_id = a.session_id and m.number = a.meeting
    where r.user_id in ${recordsOf(userId)}
    group by a.registration_id, a.meeting, s.id, m.starts_at
    order by coalesce(m.starts_at, s.starts_at) desc, a.registration_id`),
  );
  const marked = meetings.flatMap(({ registrationId, sessionId, title, startsAt, facts }) => {
    const attendance = attendanceOf(facts);
    return attendance === null
      ? []
      : [
          {
            registration_id: registrationId,
            session_id: sessionId,
            session_title: title,
            start_datetime: toStudioIso(startsAt),
            attendance,
          },
        ];
  });
  const wasThere = marked.filter(({ attendance }) => attendance === 'present' || attendance === 'late');
  return { attendance: marked.slice(0, limit), count: wasThere.length };
}
