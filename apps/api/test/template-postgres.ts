import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { memoryFolder } from './memory-folder.ts';
import { newDatabaseOn } from './new-database.ts';
import { initPostgres, startPostgres, type PostgresServer } from './postgres.ts';

/** Starts the run's PostgreSQL server, with a migrated database of which every test file gets a copy. */
export async function startRunServer(project: TestProject, folder: string): Promise<PostgresServer> {
  const parent = join(folder, 'postgres');
  await mkdir(parent);
  const initialized = await initPostgres(parent);
  const server = await startPostgres(initialized, { syncs: false, parent: memoryFolder() });
  const url = await newDatabaseOn(server.url, { name: 'template_studio' });
  await (await openPostgres(url, { poolSize: 1 })).close();
  project.provide('postgresUrl', server.url);
  project.provide('postgresData', initialized);
  return server;
}
