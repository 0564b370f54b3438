import { readApiSettings, type ApiSettings } from '@detroit-well/config/env';
import { dirname, resolve } from 'node:path';
import { migrationsFolder } from './db/migrations-folder.ts';

/**
 * The settings of this process. Without DATA_DIR the folder is `.data` at the root of the repository, so that the server
 * and the commands mean the same one wherever they are started; a relative one counts from where the person stands.
 */
export function processSettings(env: NodeJS.ProcessEnv = process.env): ApiSettings {
  const root = resolve(dirname(migrationsFolder()), '../..');
  const dataDir = env['DATA_DIR']?.trim();
  return readApiSettings({
    ...env,
    DATA_DIR: dataDir ? fromWhereTheyStand(dataDir, env) : resolve(root, '.data'),
  });
}

/** pnpm runs scripts in the package's folder and says in INIT_CWD where it was called. */
export function fromWhereTheyStand(path: string, env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env['INIT_CWD'] ?? process.cwd(), path);
}
