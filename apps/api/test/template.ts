import { PGlite } from '@electric-sql/pglite';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../src/platform/database/open-pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateFile: string;
    /** The run's PostgreSQL server. Empty: the embedded database. */
    postgresUrl: string;
  }
}

/** A new database with log files of 1 MB: every copy holds one, and 16 MB took a third of the time to open it. */
async function smallDatabase(): Promise<Blob> {
  const client = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  await client.exec('checkpoint');
  const dump = await client.dumpDataDir('none');
  await client.close();
  return dump;
}

/** Migrates one empty database once per run. Every embedded test database starts from its dump. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'detroit-api-template-'));
  // The account that runs PostgreSQL reads a data folder in it.
  await chmod(folder, 0o755);
  const database = await openPglite({ template: await smallDatabase(), migrates: true });
  // No test uses the system's template databases, which are a third of the dump.
  await database.client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.client.exec(`drop database ${name}`);
  await database.client.exec('checkpoint');
  const dump = await database.client.dumpDataDir('none');
  await database.close();
  const file = join(folder, 'template.tar');
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  project.provide('templateFile', file);
  project.provide('postgresUrl', '');
  return () => rm(folder, { recursive: true, force: true });
}
