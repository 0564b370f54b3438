import type { ApiSettings } from '@detroit-well/config/env';
import { drizzle } from 'drizzle-orm/node-postgres';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Db } from '../../platform/database/database.ts';
import { connectionProblem } from '../../platform/database/connection-problem.ts';
import { knownMigrations } from '../../platform/database/migrations-folder.ts';
import { openPglite } from '../../platform/database/open-pglite.ts';
import { createFiles } from '../../platform/files/create-files.ts';
import type { Files } from '../../platform/files/files.ts';
import { BackupError, buildBackup, describeFile, filesFolder, type Manifest } from './backup-folder.ts';
import { writeDump } from './embedded-dump.ts';
import { runPostgresProgram } from './postgres-programs.ts';
import { appliedMigrations, checkSnapshot, problemsOf, referencedFiles } from './snapshot-facts.ts';

/** A consistent copy of the database, and what its rows say. */
interface Snapshot {
  readonly database: Manifest['database'];
  readonly migrations: number[];
  readonly facts: Manifest['facts'];
  readonly files: string[];
  readonly problems: string[];
}

export interface BackupResult {
  readonly manifest: Manifest;
  /** The faults of the data itself. The backup is complete all the same. */
  readonly problems: string[];
}

/**
 * Backs up the database and the files while servers run. Files are copied before the database and again after it: no row of
 * the copy then names a file that was added during the dump, or deleted soon after it.
 */
export async function backUp(
  settings: Pick<ApiSettings, 'databaseUrl' | 'dataDir' | 'files'>,
  to: string,
  now: Date,
): Promise<BackupResult> {
  const files = await createFiles(settings);
  let problems: string[] = [];
  const manifest = await buildBackup(to, async (folder) => {
    const copies = new Map<string, Manifest['files'][number]>();
    const before = await namesBefore(settings);
    await copyFiles(files, before, folder, copies);
    const snapshot = await takeSnapshot(settings, folder);
    problems = snapshot.problems;
    const missing = await copyFiles(files, snapshot.files, folder, copies);
    return {
      format: 1,
      created_at: now.toISOString(),
      database: snapshot.database,
      migrations: snapshot.migrations,
      facts: snapshot.facts,
      files: [...copies.values()],
      missing_files: missing,
    };
  });
  return { manifest, problems };
}

type Source = Pick<ApiSettings, 'databaseUrl' | 'dataDir'>;

/** The names of the files before the snapshot. The embedded database is copied in an instant, so it needs no first pass. */
async function namesBefore({ databaseUrl }: Source): Promise<string[]> {
  return databaseUrl === undefined ? [] : withSnapshot(databaseUrl, (db) => referencedFiles(db));
}

/** Copies the files that the backup does not have yet. Returns the names that the storage does not have. */
async function copyFiles(
  files: Files,
  names: readonly string[],
  folder: string,
  copies: Map<string, Manifest['files'][number]>,
): Promise<string[]> {
  const missing: string[] = [];
  await mkdir(join(folder, filesFolder), { recursive: true });
  for (const name of names.filter((one) => !copies.has(one))) {
    const content = await files.read(name);
    if (content === undefined) {
      missing.push(name);
      continue;
    }
    await writeFile(join(folder, filesFolder, name), content, { mode: 0o600, flush: true });
    copies.set(name, await describeFile(join(folder, filesFolder), name));
  }
  return missing;
}

function takeSnapshot({ databaseUrl, dataDir }: Source, folder: string): Promise<Snapshot> {
  return databaseUrl === undefined
    ? snapshotEmbedded(dataDir, folder)
    : snapshotPostgres(databaseUrl, folder);
}

/** `pg_dump` and our own queries see the same exported snapshot. */
function snapshotPostgres(databaseUrl: string, folder: string): Promise<Snapshot> {
  return withSnapshot(databaseUrl, async (db, snapshotId) => {
    const name = 'database.dump';
    const target = ['--format=custom', '--no-owner', '--no-privileges', '--file', join(folder, name)];
    await runPostgresProgram('pg_dump', databaseUrl, [...target, `--snapshot=${snapshotId}`]);
    return {
      database: { ...(await describeFile(folder, name)), kind: 'postgres' },
      ...(await describeRows(db)),
    };
  });
}

/** Opens the copy in memory, which also proves that it can be opened. */
async function snapshotEmbedded(dataDir: string, folder: string): Promise<Snapshot> {
  const name = 'database.tar';
  await writeDump(dataDir, join(folder, name));
  const template = new Blob([new Uint8Array(await readFile(join(folder, name)))]);
  const copy = await openPglite({ template });
  try {
    const database = { ...(await describeFile(folder, name)), kind: 'pglite' as const };
    return { database, ...(await describeRows(copy.db)) };
  } finally {
    await copy.close();
  }
}

async function describeRows(db: Db) {
  const migrations = await appliedMigrations(db);
  const known = await knownMigrations();
  if (migrations.length !== known.length)
    throw new BackupError(
      `The database has ${migrations.length} migrations and this version ${known.length}. Back it up with the version that runs on it.`,
    );
  const checked = await checkSnapshot(db);
  const files = await referencedFiles(db);
  return { migrations, facts: checked.facts, files, problems: problemsOf(checked) };
}

/** Runs `work` in one read-only snapshot without time limits. Other connections can use it by its id. */
async function withSnapshot<Result>(
  databaseUrl: string,
  work: (db: Db, snapshotId: string) => Promise<Result>,
): Promise<Result> {
  const options = '-c timezone=UTC -c statement_timeout=0 -c idle_in_transaction_session_timeout=0';
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, options });
  try {
    await client.connect().catch((error: unknown) => {
      throw connectionProblem(databaseUrl, error);
    });
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    // The driver returns `rows` for statements, which is all that `Db` promises.
    return await work(drizzle(client) as Db, rows[0]?.id ?? '');
  } finally {
    await client.end();
  }
}
