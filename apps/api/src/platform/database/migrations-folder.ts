import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of SQL migrations beside package.json. Its relative path differs between the source and the bundled server. */
export function migrationsFolder(from: string = fileURLToPath(import.meta.url)): string {
  const folder = dirname(from);
  const candidate = join(folder, 'migrations');
  if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
  if (folder === dirname(folder)) throw new Error('the folder apps/api/migrations is missing');
  return migrationsFolder(folder);
}
