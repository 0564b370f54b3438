import type { SeedFile } from '@detroit-well/api-client/seed-file';
import { personSlug, slug } from '@detroit-well/config/slug';
import { toCents } from '@detroit-well/pricing';
import { inArray, or, sql, type SQL } from 'drizzle-orm';
import { linkLocations } from '../../../features/catalogue/link-locations.ts';
import { joinTeam } from '../../../features/team/team-members.ts';
import { notifyEverybody } from '../../../features/users/notify-people.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  categories,
  coaches,
  programs,
  sessionMaterials,
  sessionMeetings,
  sessions,
} from '../../../platform/database/schema/training.ts';
import type { Files } from '../../../platform/files/files.ts';
import { upsert, type Named } from './upsert.ts';

/** Loads categories, programs, coaches and sessions in the order of their references. */
export async function loadTraining(tx: Db, file: SeedFile, now: Date): Promise<void> {
  await upsert(
    tx,
    categories,
    categories.id,
    file.categories.map(({ public_id: id, ...rest }) => ({ ...rest, id })),
    { whenNew: ({ name = '' }) => ({ slug: slug(name) }) },
  );
  await upsert(
    tx,
    programs,
    programs.id,
    file.programs.map(({ public_id: id, category: categoryId, difficulty_level, is_featured, ...rest }) => ({
      ...rest,
      id,
      categoryId,
      difficultyLevel: difficulty_level,
      isFeatured: is_featured,
    })),
    { whenNew: ({ id, title }) => ({ slug: slug(`${title} ${id}`) }) },
  );
  const taken = await tx.select({ slug: coaches.slug }).from(coaches);
  const newSlug = uniqueSlugs([...taken, ...file.coaches].flatMap(({ slug: given }) => given ?? []));
  await upsert(
    tx,
    coaches,
    coaches.id,
    file.coaches.map(({ public_id: id, person: userId, ...rest }) => ({ ...rest, id, userId })),
    { whenNew: ({ name = '', slug: given }) => ({ slug: given ?? newSlug(name) }) },
  );
  for (const { person } of file.coaches) if (person != null) await joinTeam(tx, person, 'coach');
  const meetings = new Map(file.sessions.map(({ public_id, meetings: given }) => [public_id, given]));
  const whenStored = (row: Named<typeof sessions.$inferInsert>) =>
    whereMoved(row, meetings.get(row.id ?? ''), now);
  await upsert(tx, sessions, sessions.id, file.sessions.map(sessionRow), { whenStored });
  await linkLocations(tx);
  await replaceMeetings(tx, file);
  // Some may have moved.
  await notifyEverybody(tx);
}

type Meetings = SeedFile['sessions'][number]['meetings'];

/** A session that meets once has no rows of its own. */
const courseOf = (meetings: NonNullable<Meetings>) => (meetings.length > 1 ? meetings : []);

async function replaceMeetings(tx: Db, file: SeedFile): Promise<void> {
  const given = file.sessions.flatMap(({ public_id: sessionId, meetings }) =>
    meetings === undefined ? [] : [{ sessionId, meetings: courseOf(meetings) }],
  );
  if (given.length === 0) return;
  await tx.delete(sessionMeetings).where(
    inArray(
      sessionMeetings.sessionId,
      given.map(({ sessionId }) => sessionId),
    ),
  );
  const rows = given.flatMap(({ sessionId, meetings }) =>
    meetings.map(({ start_datetime, end_datetime }, index) => ({
      sessionId,
      number: index + 1,
      startsAt: new Date(start_datetime),
      endsAt: new Date(end_datetime),
    })),
  );
  if (rows.length > 0) await tx.insert(sessionMeetings).values(rows);
}

/** Gives each new coach the slug of the name, with a number if another coach has it: `ann-lee-2`. */
function uniqueSlugs(takenSlugs: readonly string[]): (name: string) => string {
  const taken = new Set(takenSlugs);
  return (name) => {
    const wanted = personSlug(name) || 'coach';
    let free = wanted;
    for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
    taken.add(free);
    return free;
  };
}

/** A change to one of these columns is visible in calendars. It increases the revision (SEQUENCE) and updates the timestamp. */
const shown = ['startsAt', 'endsAt', 'location', 'title', 'description', 'status'] as const;

function whereMoved(
  row: Named<typeof sessions.$inferInsert>,
  meetings: Meetings,
  now: Date,
): Record<string, SQL> {
  const moved = or(
    meetings === undefined ? undefined : otherMeetings(meetings),
    ...shown
      .filter((name) => row[name] !== undefined)
      .map((name) => sql`${sessions[name]} is distinct from ${sql.param(row[name], sessions[name])}`),
  );
  if (moved === undefined) return {};
  return {
    revision: sql`${sessions.revision} + case when ${moved} then 1 else 0 end`,
    updatedAt: sql`case when ${moved} then ${now.toISOString()}::timestamptz else ${sessions.updatedAt} end`,
  };
}

/** Whether the stored meetings are not the given ones. */
function otherMeetings(meetings: NonNullable<Meetings>): SQL {
  const given = courseOf(meetings).map(({ start_datetime, end_datetime }) => [
    Date.parse(start_datetime),
    Date.parse(end_datetime),
  ]);
  return sql`coalesce((select jsonb_agg(jsonb_build_array((extract(epoch from t.starts_at) * 1000)::bigint,
      (extract(epoch from t.ends_at) * 1000)::bigint) order by t.number)
    from session_meetings t where t.session_id = ${sessions.id}), '[]') is distinct from ${JSON.stringify(given)}::text::jsonb`;
}

function sessionRow(session: SeedFile['sessions'][number]): Named<typeof sessions.$inferInsert> {
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

/** Stores the descriptions of materials. `storeMaterials` has stored the files. */
export async function loadMaterials(
  tx: Db,
  file: SeedFile,
  stored: ReadonlyMap<string, StoredFile>,
): Promise<void> {
  await upsert(
    tx,
    sessionMaterials,
    sessionMaterials.id,
    file.materials.map((material) => ({
      id: material.public_id,
      sessionId: material.session,
      title: material.title,
      fileName: material.file_name,
      contentType: material.content_type,
      ...stored.get(material.public_id),
    })),
  );
}

interface StoredFile {
  /** Name of the file in the file storage. */
  readonly file: string;
  readonly bytes: number;
}

/** Writes the files of the materials, before any transaction, and returns them by material id. */
export async function storeMaterials(files: Files, file: SeedFile): Promise<Map<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (const { public_id, content_base64 } of file.materials) {
    if (content_base64 === undefined) continue;
    const content = Buffer.from(content_base64, 'base64');
    stored.set(public_id, { file: await files.write(content), bytes: content.length });
  }
  return stored;
}
