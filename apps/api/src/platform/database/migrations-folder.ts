import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

/** The folder of SQL migrations beside package.json. Its relative path differs between the source and the bundled server. */
export function migrationsFolder(from: string = fileURLToPath(import.meta.url)): string {
  const folder = dirname(from);
  const candidate = join(folder, 'migrations');
  if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
  if (folder === dirname(folder)) throw new Error('the folder apps/api/migrations is missing');
  return migrationsFolder(folder);
}

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** The migrations of this version, oldest first, by the time that the database records for each. */
export async function knownMigrations(): Promise<number[]> {
  const text = await readFile(join(migrationsFolder(), 'meta/_journal.json'), 'utf8');
  return journal.parse(JSON.parse(text)).entries.map(({ when }) => when);
}
