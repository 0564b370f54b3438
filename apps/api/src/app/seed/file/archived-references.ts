import type { SeedFile } from '@detroit-well/api-client/seed-file';
import { inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { coaches, locations, programs, sessions } from '../../../platform/database/schema/training.ts';

/** Lists where a file moves a stored session to something that is archived, which takes no new session. */
export async function archivedReferences(tx: Db, file: SeedFile): Promise<string[]> {
  const ids = file.sessions.map(({ public_id: id }) => id);
  if (ids.length === 0) return [];
  const stored = await tx.select().from(sessions).where(inArray(sessions.id, ids));
  const before = new Map(stored.map((row) => [row.id, row]));
  const archived = {
    program: await archivedOf(tx, programs, programs.id),
    coach: await archivedOf(tx, coaches, coaches.id),
    location: await archivedOf(tx, locations, locations.name),
  };
  return file.sessions.flatMap((session, index) => {
    const row = before.get(session.public_id);
    if (row === undefined) return [];
    const was = { program: row.programId, coach: row.coachId, location: row.location };
    return (['program', 'coach', 'location'] as const).flatMap((field) => {
      const value = session[field];
      return value != null && value !== was[field] && archived[field].has(value)
        ? [`sessions.${index}.${field}: ${value} is archived`]
        : [];
    });
  });
}

async function archivedOf(
  tx: Db,
  table: typeof programs | typeof coaches | typeof locations,
  key: typeof programs.id | typeof coaches.id | typeof locations.name,
): Promise<Set<string>> {
  const rows = await tx.select({ key }).from(table).where(isNotNull(table.archivedAt));
  return new Set(rows.map((row) => row.key));
}
