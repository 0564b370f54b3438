import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../src/platform/database/database.ts';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { startChild, type ChildServer } from './child-server.ts';
import { sharedServer } from './database.ts';
import { newDatabaseOn } from './new-database.ts';

/** Two real processes on one PostgreSQL, which both find empty and one of them seeds. */
export interface TwoChildren {
  readonly children: readonly ChildServer[];
  readonly database: Database;
  close(): Promise<void>;
}

export async function twoChildren(): Promise<TwoChildren> {
  const [postgres, folder] = [await sharedServer(), await mkdtemp(join(tmpdir(), 'detroit-two-'))];
  const url = await newDatabaseOn(postgres.url);
  const env = { DATABASE_URL: url };
  const children = await Promise.all([
    startChild(join(folder, 'a'), env),
    startChild(join(folder, 'b'), env),
  ]);
  const database = await openPostgres(url, { poolSize: 2 });
  return {
    children,
    database,
    close: async () => {
      await Promise.all(children.map((child) => child.stop()));
      await database.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
