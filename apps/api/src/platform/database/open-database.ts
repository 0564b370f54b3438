import { connectionProblem } from './connection-problem.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** A PostgreSQL server by its URL, otherwise the embedded database in the data folder. */
export interface DatabaseSettings {
  readonly databaseUrl?: string | undefined;
  /** A pooler in transaction mode before the server. */
  readonly poolerUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens the database and migrates it. Throws an OperatorError where the operator has to correct something. */
export async function openDatabase(
  settings: DatabaseSettings,
  onError?: (error: Error) => void,
): Promise<Database> {
  const { databaseUrl, poolerUrl, dataDir } = settings;
  if (databaseUrl === undefined) return openPglite({ folder: dataDir });
  try {
    return await openPostgres(databaseUrl, { poolerUrl, ...(onError && { onError }) });
  } catch (error) {
    throw connectionProblem(databaseUrl, error);
  }
}
