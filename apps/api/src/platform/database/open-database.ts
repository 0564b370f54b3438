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
export function openDatabase(
  settings: DatabaseSettings,
  onError?: (error: Error) => void,
): Promise<Database> {
  return open(settings, { poolerUrl: settings.poolerUrl, ...(onError && { onError }) });
}

/** Opens the database for a command that reads all of it: past a pooler, and without time limits for its statements. */
export function openWithoutLimits(settings: DatabaseSettings): Promise<Database> {
  return open(settings, { isLimited: false });
}

async function open(
  { databaseUrl, dataDir }: DatabaseSettings,
  options: Parameters<typeof openPostgres>[1],
): Promise<Database> {
  if (databaseUrl === undefined) return openPglite({ folder: dataDir });
  try {
    return await openPostgres(databaseUrl, options);
  } catch (error) {
    throw connectionProblem(databaseUrl, error);
  }
}
