import { PGlite } from '@electric-sql/pglite';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPglite } from '../src/platform/database/open-pglite.ts';
import { memoryFolder } from './memory-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateFile: string;
    /** The run's PostgreSQL server. Empty: the embedded database. */
    postgresUrl: string;
    /** The data folder of a server that has never run. Empty: the run has none. */
    postgresData: string;
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

/** The folder of the run's templates. The account that runs PostgreSQL reads a data folder in it. */
export async function templateFolder(): Promise<string> {
  const folder = await mkdtemp(join(memoryFolder(), 'detroit-api-template-'));
  await chmod(folder, 0o755);
  return folder;
}

/** Migrates one empty database once per run. Every embedded test database starts from its dump. */
export async function makeTemplate(project: TestProject, folder: string): Promise<void> {
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
}

/** For runs on the embedded database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await templateFolder();
  await makeTemplate(project, folder);
  project.provide('postgresUrl', '');
  project.provide('postgresData', '');
  return () => rm(folder, { recursive: true, force: true });
}
