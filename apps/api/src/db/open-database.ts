import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** Which database: a server by its URL, else the embedded one in the data folder. */
export interface DatabaseSettings {
  databaseUrl?: string | undefined;
  dataDir: string;
}

/** Opens the database and brings its tables up to date. Throws FolderInUse when another process has the folder. */
export function openDatabase(
  settings: DatabaseSettings,
  onError?: (error: Error) => void,
): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    return openPostgres(settings.databaseUrl, onError === undefined ? {} : { onError });
  }
  return openPglite({ folder: settings.dataDir });
}
