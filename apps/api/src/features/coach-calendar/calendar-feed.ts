import { brand } from '@detroit-well/config/brand';
import { dayMs } from '@detroit-well/config/durations';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { meetings, meetingsColumn } from '../../platform/database/meetings.ts';
import { placeColumn, placeText } from '../../platform/database/place.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { coachCalendars } from '../../platform/database/schema/people.ts';
import { leadsSession } from '../../platform/database/team-access.ts';
import type { Appointment } from '../calendar/appointment.ts';
import { icsOf } from '../calendar/ics.ts';
import { hashOfToken } from './calendar-address.ts';

/** Sessions that ended this long ago have left the calendar. */
const keptMs = 90 * dayMs;

const ledRow = z.object({
  id: z.string(),
  title: z.string(),
  location: z.string(),
  place: placeColumn,
  meetings: meetingsColumn,
  revision: z.int(),
  changedAt: dateOfMs,
  taken: z.int(),
  places: z.int().nullable(),
});

/** The sessions that a person of the team leads, soonest first. Cancelled ones are not in a calendar that is read again. */
const ledBy = (db: Db, userId: string, now: Date) =>
  readRows(
    ledRow,
    db.execute(sql`
    select s.id, s.title, s.location, ${sql.raw(placeText)} as place, ${meetings} as meetings, s.revision,
      ${epochMs('s.updated_at')} as "changedAt", s.taken, s.max_participants as places
    from sessions s left join locations l on l.id = s.location_id
    where s.status <> 'cancelled' and s.ends_at > ${new Date(now.getTime() - keptMs).toISOString()}::timestamptz
      and ${leadsSession(sql`s.coach_id`, sql`${userId}`)}
    order by s.starts_at, s.id`),
  );

/** Serves the private calendar of a coach. Whoever has its address reads it; it names no member. */
export function mountCalendarFeed(app: FastifyInstance, { database, clock, settings }: PlatformDeps): void {
  const { apiUrl, portalUrl: portal } = settings.addresses;
  app.get<{ Params: { file: string } }>('/calendar/:file', async ({ params }, reply) => {
    const token = /^([\w-]{22})\.ics$/.exec(params.file)?.[1];
    const userId = token === undefined ? undefined : await ownerOf(database.db, token);
    if (userId === undefined) throw problem('not_found');
    const appointments = (await ledBy(database.db, userId, clock.now())).map(
      ({ id, taken, places, ...session }): Appointment => ({
        ...session,
        uid: `${id}-coach@${new URL(apiUrl).hostname}`,
        sequence: session.revision,
        description: places === null ? `${taken} registered` : `${taken} of ${places} registered`,
        cancelled: false,
        url: portalUrl(portal, paths.office.roster(id)),
      }),
    );
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .send(icsOf(appointments, brand));
  });
}

async function ownerOf(db: Db, token: string): Promise<string | undefined> {
  const [stored] = await db
    .select()
    .from(coachCalendars)
    .where(eq(coachCalendars.tokenHash, hashOfToken(token)));
  return stored?.userId;
}
