import { OperatorError } from '@detroit-well/config/env';
import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An empty database takes 40 MB, and its write-ahead log grows next to it. */
const neededMb = 100;

/** The folder of the embedded database cannot be used. The message says how to fix it. */
export class DataFolderProblem extends OperatorError {}

/** The embedded database of a data folder. */
export interface EmbeddedFolder {
  readonly path: string;
  /** Records that the database is complete. */
  created(): Promise<void>;
}

/**
 * Prepares the folder for the embedded database, which creates a new database wherever it finds none. Throws DataFolderProblem
 * when that would hide lost data, or when the disk has no room for a new database. The caller holds the lock of the folder.
 */
export async function prepareDataFolder(folder: string): Promise<EmbeddedFolder> {
  const path = join(folder, 'database');
  const marker = join(folder, 'database.incomplete');
  const created = () => rm(marker, { force: true });
  // Only a start that never finished leaves the marker, so the files next to it were never a database.
  if ((await namesIn(folder)).includes('database.incomplete'))
    await rm(path, { recursive: true, force: true });
  const names = await namesIn(path);
  if (names.includes('PG_VERSION')) return { path, created };
  if (names.length > 0) throw new DataFolderProblem(damaged(path));
  const freeMb = await freeMegabytes(folder);
  if (freeMb < neededMb) throw new DataFolderProblem(tooSmall(folder, freeMb));
  await writeFile(marker, '');
  await mkdir(path, { recursive: true });
  return { path, created };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1_000_000);
}

const damaged = (path: string) =>
  `${path} has files but no PG_VERSION, so it is damaged. Restore it from a backup; ` +
  'if its data may be lost, remove the folder, and the next start creates a new database.';

const tooSmall = (folder: string, freeMb: number) =>
  `The disk of ${folder} is full: a new database needs ${neededMb} MB, and ${freeMb} MB are free.`;
