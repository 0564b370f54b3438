import { neededBy, type Kind, type SeedFile } from '@detroit-well/api-client/seed-file';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';
import { posts } from '../../../platform/database/schema/blog.ts';
import { pages } from '../../../platform/database/schema/content.ts';
import { memberships, users } from '../../../platform/database/schema/people.ts';
import {
  categories,
  coaches,
  programs,
  sessionMaterials,
  sessions,
} from '../../../platform/database/schema/training.ts';
import { storedKeys } from './upsert.ts';

/** The key column of each kind of row. */
export const keyOf: Readonly<Record<Kind, PgColumn>> = {
  categories: categories.id,
  programs: programs.id,
  people: users.id,
  coaches: coaches.id,
  sessions: sessions.id,
  memberships: memberships.id,
  posts: posts.id,
  pages: pages.id,
  materials: sessionMaterials.id,
};

/**
 * Lists required fields that new rows lack, by position in the file. Only a row that already exists may contain a subset
 * of the fields.
 */
export async function missingInNewRows(tx: Db, file: SeedFile): Promise<string[]> {
  const missing: string[] = [];
  for (const kind of Object.keys(keyOf) as Kind[]) {
    const rows: readonly { public_id: string }[] = file[kind];
    const needed = neededBy(kind);
    const ids = rows.map(({ public_id }) => public_id);
    const stored = await storedKeys(tx, keyOf[kind], ids);
    rows.forEach((row, index) => {
      if (stored.has(row.public_id)) return;
      const left = needed.filter((name) => (row as Record<string, unknown>)[name] === undefined);
      missing.push(...left.map((name) => `${kind}.${index}.${name}: needed, ${row.public_id} is new`));
    });
  }
  return missing;
}
