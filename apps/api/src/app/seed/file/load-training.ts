import type { SeedFile } from '@detroit-well/api-client/seed-file';
import { personSlug, slug } from '@detroit-well/config/slug';
import type { SessionChangeContext } from '../../../features/schedule/change-session.ts';
import { joinTeam } from '../../../features/team/team-members.ts';
import { notifyEverybody } from '../../../features/users/notify-people.ts';
import type { Db } from '../../../platform/database/database.ts';
import {
  categories,
  coaches,
  programs,
  sessionMaterials,
} from '../../../platform/database/schema/training.ts';
import type { Files } from '../../../platform/files/files.ts';
import { loadSessions } from './load-sessions.ts';
import { upsert } from './upsert.ts';

/** Loads categories, programs, coaches and sessions in the order of their references. */
export async function loadTraining(context: SessionChangeContext, file: SeedFile): Promise<void> {
  const { tx } = context;
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
  await loadSessions(context, file);
  // Some may have moved.
  await notifyEverybody(tx);
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
