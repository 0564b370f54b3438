import type { SeedFile } from '@detroit-well/api-client/seed-file';
import { toCents } from '@detroit-well/pricing';
import { asc, inArray, sql } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { linkLocations } from '../../../features/catalogue/link-locations.ts';
import {
  changeSessions,
  type SessionChange,
  type SessionChangeContext,
} from '../../../features/schedule/change-session.ts';
import { meetingsOf, type Times } from '../../../features/schedule/session-meetings.ts';
import type { Db } from '../../../platform/database/database.ts';
import { locations, sessionMeetings, sessions } from '../../../platform/database/schema/training.ts';
import { storedKeys, upsert, type Named } from './upsert.ts';

type FileSession = SeedFile['sessions'][number];

const sessionsPerChange = 500;

/** Makes the new sessions of a file, and changes the stored ones as the office does: what hangs on them follows. */
export async function loadSessions(context: SessionChangeContext, file: SeedFile): Promise<void> {
  const { tx } = context;
  const ids = file.sessions.map(({ public_id: id }) => id);
  const stored = await storedKeys(tx, sessions.id, ids);
  const fresh = file.sessions.filter(({ public_id: id }) => !stored.has(id));
  const known = file.sessions.filter(({ public_id: id }) => stored.has(id));
  await upsert(tx, sessions, sessions.id, fresh.map(sessionRow));
  const meetings = fresh.flatMap(({ public_id: sessionId, meetings: given = [] }) =>
    courseOf(given).map((one, index) => ({ sessionId, number: index + 1, ...timesOf(one) })),
  );
  if (meetings.length > 0) await tx.insert(sessionMeetings).values(meetings);
  await linkLocations(tx);
  const locationIds = await idsOfLocations(tx, known);
  for (let at = 0; at < known.length; at += sessionsPerChange) {
    const changes = await changesOf(tx, known.slice(at, at + sessionsPerChange), locationIds);
    // A file can also correct what is over.
    if (changes.length > 0) await changeSessions(context, changes, { byHand: true, movesPast: true });
  }
}

type Meetings = NonNullable<FileSession['meetings']>;

/** A session that meets once has no rows of its own. */
const courseOf = (meetings: Meetings): Meetings => (meetings.length > 1 ? meetings : []);

const timesOf = (one: Meetings[number]): Times => ({
  startsAt: new Date(one.start_datetime),
  endsAt: new Date(one.end_datetime),
});

/** The ids of the locations that sessions name, by name. Those that do not exist are made. */
async function idsOfLocations(tx: Db, given: readonly FileSession[]): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(given.flatMap(({ location }) => (location ? [location] : [])))];
  if (names.length === 0) return new Map();
  await tx
    .insert(locations)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing({ target: locations.name });
  const found = await tx.select().from(locations).where(inArray(locations.name, names));
  return new Map(found.map(({ id, name }) => [name, id]));
}

/** Locks stored sessions and returns what changes about those that are not as the file says. */
async function changesOf(
  tx: Db,
  given: readonly FileSession[],
  locationIds: ReadonlyMap<string, string>,
): Promise<SessionChange[]> {
  const ids = given.map(({ public_id: id }) => id);
  // Their series first, in the order of everything that changes sessions of a series.
  await tx.execute(sql`
    select id from series where id in (
      select series_id from sessions where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)))
    order by id for no key update`);
  const rows = await tx
    .select()
    .from(sessions)
    .where(inArray(sessions.id, ids))
    .orderBy(asc(sessions.id))
    .for('update');
  const stored = new Map(rows.map((row) => [row.id, row]));
  const meetings = await meetingsOf(tx, rows);
  return given.flatMap((session): SessionChange[] => {
    const { public_id: id, location, program, coach, status, ...fields } = session;
    const before = stored.get(id);
    const isSame =
      Object.entries(sessionRow(session)).every(
        ([name, value]) =>
          value === undefined || isDeepStrictEqual(value, before?.[name as keyof typeof before]),
      ) &&
      (session.meetings === undefined || isDeepStrictEqual(session.meetings.map(timesOf), meetings.get(id)));
    if (isSame) return [];
    const change = {
      ...fields,
      ...(program !== undefined && { program_id: program }),
      ...(coach !== undefined && { coach_id: coach }),
      ...(location !== undefined && { location_id: locationIds.get(location) ?? null }),
    };
    return [{ id, change, ...(status && { status }) }];
  });
}

function sessionRow(session: FileSession): Named<typeof sessions.$inferInsert> {
  const instant = (text?: string) => (text === undefined ? undefined : new Date(text));
  const cents = (money?: string) => (money === undefined ? undefined : toCents(money));
  return {
    id: session.public_id,
    programId: session.program,
    coachId: session.coach,
    title: session.title,
    description: session.description,
    startsAt: instant(session.meetings?.[0]?.start_datetime ?? session.start_datetime),
    endsAt: instant(session.meetings?.at(-1)?.end_datetime ?? session.end_datetime),
    location: session.location,
    priceMemberCents: cents(session.price_member),
    pricePublicCents: cents(session.price_public),
    maxParticipants: session.max_participants,
    status: session.status,
    requirements: session.requirements,
    whatToBring: session.what_to_bring,
  };
}
