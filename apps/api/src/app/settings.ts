import { readApiSettings, type ApiSettings } from '@detroit-well/config/env';
import { dirname, resolve } from 'node:path';
import { migrationsFolder } from '../platform/database/migrations-folder.ts';

/**
 * Reads the settings of this process. DATA_DIR defaults to `.data` at the root of the repository, so that the server and the
 * commands use the same folder. A relative path is resolved from the directory in which the user ran the command.
 */
export function processSettings(env: NodeJS.ProcessEnv = process.env): ApiSettings {
  const root = resolve(dirname(migrationsFolder()), '../..');
  const dataDir = env['DATA_DIR']?.trim();
  return readApiSettings({
    ...env,
    DATA_DIR: dataDir ? fromCallerDirectory(dataDir, env) : resolve(root, '.data'),
  });
}

/** Package scripts run in the folder of their package; pnpm passes the directory of the caller in INIT_CWD. */
export function fromCallerDirectory(path: string, env: NodeJS.ProcessEnv = process.env): string {
  return resolve(env['INIT_CWD'] ?? process.cwd(), path);
}
