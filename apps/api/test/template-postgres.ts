import type { TestProject } from 'vitest/node';
import { openPostgres } from '../src/platform/database/open-postgres.ts';
import { newDatabaseOn } from './new-database.ts';
import { startPostgres } from './postgres.ts';
import { setup as embedded } from './template.ts';

/** Runs the same suite on PostgreSQL: one server per run, and for every test file a copy of a migrated database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const removeTemplate = await embedded(project);
  const server = await startPostgres(undefined, { syncs: false });
  const template = await openPostgres(await newDatabaseOn(server.url, { name: 'template_studio' }), {
    poolSize: 1,
  });
  await template.close();
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await removeTemplate();
  };
}
