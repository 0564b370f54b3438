import type { ApiSettings } from '@detroit-well/config/env';
import { PGlite } from '@electric-sql/pglite';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { connectionProblem } from '../../platform/database/connection-problem.ts';
import { takeLock } from '../../platform/database/lock-file.ts';
import { knownMigrations } from '../../platform/database/migrations-folder.ts';
import { openDatabase } from '../../platform/database/open-database.ts';
import { createFiles } from '../../platform/files/create-files.ts';
import { makePrivate, privateModes } from '../../platform/files/private-folder.ts';
import { BackupError, filesFolder, readBackup, type Manifest } from './backup-folder.ts';
import { runPostgresProgram } from './postgres-programs.ts';
import { checkSnapshot, problemsOf } from './snapshot-facts.ts';

interface RestoreOptions {
  readonly from: string;
  /** Deletes the data that the database has. */
  readonly replace: boolean;
}

type Target = Pick<ApiSettings, 'databaseUrl' | 'dataDir' | 'files'>;

/**
 * Restores a backup into the configured database and file storage, migrates it to the newest schema, and compares it with the
 * facts of the backup. Throws a BackupError before it changes anything when the backup is damaged or the target has data.
 */
export async function restore(target: Target, { from, replace }: RestoreOptions): Promise<Manifest> {
  const manifest = await readBackup(from);
  await requireKnownSchema(manifest);
  const { databaseUrl, dataDir } = target;
  const kind = databaseUrl === undefined ? 'pglite' : 'postgres';
  if (manifest.database.kind !== kind) {
    const names = { pglite: 'the embedded database', postgres: 'PostgreSQL' };
    throw new BackupError(
      `The backup is one of ${names[manifest.database.kind]}, but the settings name ${names[kind]}.`,
    );
  }
  const dump = join(from, manifest.database.name);
  const restoreDatabase =
    databaseUrl === undefined
      ? () => restoreEmbedded(dataDir, dump, replace)
      : () => restorePostgres(databaseUrl, dump, replace);
  await restoreDatabase();
  const files = await createFiles(target);
  for (const { name } of manifest.files)
    await files.keep(name, await readFile(join(from, filesFolder, name)));
  await compareFacts(target, manifest);
  return manifest;
}

async function requireKnownSchema({ migrations }: Manifest): Promise<void> {
  const known = await knownMigrations();
  if (migrations.some((at, index) => known[index] !== at))
    throw new BackupError(
      'The backup has a newer schema than this version. Restore it with the version that made it.',
    );
}

/** Opening migrates an older schema, so the facts also hold after the migration. */
async function compareFacts(target: Target, { facts: expected }: Manifest): Promise<void> {
  const database = await openDatabase(target);
  try {
    const checked = await checkSnapshot(database.db);
    const problems = problemsOf(checked);
    for (const [name, value] of Object.entries(expected)) {
      const found = checked.facts[name as keyof typeof expected];
      if (found !== value)
        problems.push(`The backup has ${name} ${String(value)}, the restored database ${String(found)}.`);
    }
    if (problems.length > 0) throw new BackupError(problems.join('\n'));
  } finally {
    await database.close();
  }
}

const schemas = ['public', 'drizzle'] as const;
const aside = (schema: string) => `${schema}_before_restore`;

/** Keeps the replaced schemas until the restored ones are complete, so that a failure changes nothing. */
async function restorePostgres(url: string, dump: string, replace: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  await client.connect().catch((error: unknown) => {
    throw connectionProblem(url, error);
  });
  try {
    await requireNoServers(client);
    if ((await tablesIn(client)) > 0 && !replace) throw hasData('The database');
    const { rows } = await client.query<{ name: string }>(
      'select nspname as name from pg_namespace where nspname = any($1)',
      [schemas],
    );
    const found = rows.map(({ name }) => name);
    await inOneTransaction(client, [
      ...found.map((name) => `alter schema ${name} rename to ${aside(name)}`),
      'create schema public authorization pg_database_owner',
    ]);
    try {
      const how = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error'];
      await runPostgresProgram('pg_restore', url, [...how, dump]);
    } catch (error) {
      await inOneTransaction(client, [
        ...schemas.map((name) => `drop schema if exists ${name} cascade`),
        ...found.map((name) => `alter schema ${aside(name)} rename to ${name}`),
      ]);
      throw error;
    }
    await inOneTransaction(
      client,
      found.map((name) => `drop schema ${aside(name)} cascade`),
    );
  } finally {
    await client.end();
  }
}

async function tablesIn(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ tables: number }>(
    'select count(*)::int as tables from pg_tables where schemaname = any($1)',
    [schemas],
  );
  return rows[0]?.tables ?? 0;
}

const inOneTransaction = (client: pg.Client, statements: readonly string[]) =>
  client.query(['begin', ...statements, 'commit'].join('; '));

/** Replaces the folder of the embedded database only after the restored one could be opened. */
async function restoreEmbedded(dataDir: string, dump: string, replace: boolean): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: privateModes.folder });
  const release = await takeLock(join(dataDir, 'database.lock'));
  try {
    const current = join(dataDir, 'database');
    const replaced = (await readdir(current).catch(() => [])).length > 0;
    if (replaced && !replace) throw hasData('The data folder');
    const [restored, old] = [join(dataDir, 'database.restored'), join(dataDir, 'database.replaced')];
    for (const path of [restored, old]) await rm(path, { recursive: true, force: true });
    const loadDataDir = new Blob([new Uint8Array(await readFile(dump))]);
    const client = await PGlite.create({ dataDir: restored, loadDataDir });
    await client.close();
    await makePrivate(restored);
    if (replaced) await rename(current, old);
    await rename(restored, current);
    await rm(old, { recursive: true, force: true });
  } finally {
    await release();
  }
}

/** PostgreSQL still lists the connections of a server for a moment after it has stopped; they get this long, in ms. */
const closingMs = 3_000;

/** Servers on the database would write into it during the restore. */
async function requireNoServers(client: pg.Client): Promise<void> {
  const until = performance.now() + closingMs;
  let others = await otherConnections(client);
  while (others > 0 && performance.now() < until) {
    await setTimeout(100);
    others = await otherConnections(client);
  }
  if (others > 0)
    throw new BackupError(`Other connections to the database: ${others}. Stop the servers first.`);
}

async function otherConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity where datname = current_database()
       and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return rows[0]?.others ?? 0;
}

const hasData = (what: string) =>
  new BackupError(
    `${what} already has data, and nothing was changed. To delete it and restore the backup, add --replace.`,
  );
