import type { CoachedSession } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { leadsSession } from '../../platform/database/team-access.ts';
import { readMeetings, takesPlace } from '../today/meetings.ts';
import type { Person } from './store.ts';

/** The session in progress or the next one that a person coaches and whose roster they may open. */
export async function nextCoached(
  db: Db,
  { user, coach, role }: Person,
  now: Date,
): Promise<CoachedSession | null> {
  if (coach === null || role === null) return null;
  const isLed = leadsSession(sql`s.coach_id`, sql`${user.id}`);
  const caller = { userId: user.id, role };
  const [next] = await readMeetings(db, caller, sql`${takesPlace(now, null)} and ${isLed}`, 1);
  if (next === undefined) return null;
  return {
    public_id: next.id,
    title: next.title,
    start_datetime: toStudioIso(next.startsAt),
    end_datetime: toStudioIso(next.endsAt),
    location: next.location,
    people_count: await db.$count(
      registrations,
      and(eq(registrations.sessionId, next.id), eq(registrations.status, 'confirmed')),
    ),
    max_participants: next.places,
  };
}
