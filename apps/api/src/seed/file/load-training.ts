import { slug } from '@detroit-well/config/slug';
import { toCents } from '@detroit-well/pricing';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { categories, coaches, programs, sessionMaterials, sessions } from '../../db/schema/training.ts';
import type { Files } from '../../adapters/files/files.ts';
import type { SeedFile } from './format.ts';
import { upsert } from './upsert.ts';

/** Categories, programs, coaches and sessions, in the order in which they need each other. */
export async function loadTraining(tx: Db, file: SeedFile, now: Date): Promise<void> {
  await upsert(
    tx,
    categories,
    categories.id,
    file.categories.map(({ public_id: id, slug: given, ...rest }) => ({
      ...rest,
      id,
      slug: given ?? slug(rest.name),
    })),
  );
  await upsert(
    tx,
    programs,
    programs.id,
    file.programs.map(
      ({ public_id, category, title, slug: given, description, difficulty_level, is_featured }) => ({
        id: public_id,
        categoryId: category,
        title,
        slug: given ?? slug(`${title} ${public_id}`),
        description,
        difficultyLevel: difficulty_level,
        isFeatured: is_featured,
      }),
    ),
  );
  await upsert(
    tx,
    coaches,
    coaches.id,
    file.coaches.map(({ public_id: id, person = null, ...rest }) => ({ ...rest, id, userId: person })),
  );
  await upsert(tx, sessions, sessions.id, file.sessions.map(sessionRow), whereMoved(now));
}

/** What calendars show decides whether they hear of it: the revision is their SEQUENCE, the time their stamp. */
function whereMoved(now: Date) {
  const shown = [sessions.startsAt, sessions.endsAt, sessions.location, sessions.title, sessions.status];
  const stored = sql.join([...shown], sql`, `);
  const given = sql.raw(shown.map(({ name }) => `excluded."${name}"`).join(', '));
  const moved = sql`(${stored}) is distinct from (${given})`;
  return {
    revision: sql`${sessions.revision} + case when ${moved} then 1 else 0 end`,
    updatedAt: sql`case when ${moved} then ${now.toISOString()}::timestamptz else ${sessions.updatedAt} end`,
  };
}

function sessionRow(session: SeedFile['sessions'][number]) {
  return {
    id: session.public_id,
    programId: session.program,
    coachId: session.coach ?? null,
    title: session.title,
    description: session.description,
    startsAt: new Date(session.start_datetime),
    endsAt: new Date(session.end_datetime),
    location: session.location,
    priceMemberCents: toCents(session.price_member),
    pricePublicCents: toCents(session.price_public),
    maxParticipants: session.max_participants,
    status: session.status,
    requirements: session.requirements,
    whatToBring: session.what_to_bring,
  };
}

/** Materials: the file goes to the files, its description to the database. */
export async function loadMaterials(
  tx: Db,
  file: SeedFile,
  stored: ReadonlyMap<string, string>,
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
      file: stored.get(material.public_id) ?? '',
      bytes: Buffer.from(material.content_base64, 'base64').length,
    })),
  );
}

/** Writes the files of the materials, before any transaction. Returns where each one lies, by the material's id. */
export async function storeMaterials(files: Files, file: SeedFile): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const { public_id, content_base64 } of file.materials) {
    stored.set(public_id, await files.write(Buffer.from(content_base64, 'base64')));
  }
  return stored;
}
