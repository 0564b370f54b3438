import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** A PostgreSQL server by its URL, otherwise the embedded database in the data folder. */
export interface DatabaseSettings {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens the database and migrates it. Throws FolderInUse when another process uses the folder. */
export function openDatabase(
  settings: DatabaseSettings,
  onError?: (error: Error) => void,
): Promise<Database> {
  if (settings.databaseUrl !== undefined) {
    return openPostgres(settings.databaseUrl, onError === undefined ? {} : { onError });
  }
  return openPglite({ folder: settings.dataDir });
}
