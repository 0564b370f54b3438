import { OperatorError } from '@detroit-well/config/env';
import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { bornAt, isAlive } from './process-life.ts';

interface Holder {
  readonly pid: number;
  /** Distinguishes a process from a later one with the same id; empty where the operating system does not report it. */
  readonly born: string;
}

/** Another running process uses the data folder. */
export class FolderInUse extends OperatorError {
  constructor(path: string, holder: Holder) {
    super(
      `The data folder is in use: process ${holder.pid} holds ${path}. ` +
        `Two servers on one embedded database would destroy it. Stop that process, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Acquires the lock or throws FolderInUse. Takes over the lock of a process that was killed. Returns the function that
 * releases it. ADR-055 says why no library does this.
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const own = JSON.stringify({ pid: process.pid, born: bornAt(process.pid) });
  for (let attempt = 0; attempt < 50; attempt += 1) {
    try {
      await writeFile(path, own, { flag: 'wx' });
      return () => release(path, own);
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    const holder = await readHolder(path);
    if (holder !== 'unreadable' && isAlive(holder.pid, holder.born)) throw new FolderInUse(path, holder);
    await removeStale(path);
    await pause(20 + attempt * 10);
  }
  throw new Error(`The lock ${path} could not be taken; remove it if no server is running.`);
}

async function readHolder(path: string): Promise<Holder | 'unreadable'> {
  try {
    const { pid, born } = JSON.parse(await readFile(path, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' && typeof born === 'string' ? { pid, born } : 'unreadable';
  } catch {
    return 'unreadable';
  }
}

/** Only one process at a time checks again and removes the lock, so that none removes the fresh lock of another. */
async function removeStale(path: string): Promise<void> {
  const guard = `${path}.takeover`;
  try {
    await mkdir(guard);
  } catch {
    const age =
      Date.now() -
      (await stat(guard).then(
        (s) => s.mtimeMs,
        () => Date.now(),
      ));
    if (age > 10_000) await rmdir(guard).catch(() => {});
    return;
  }
  try {
    const holder = await readHolder(path);
    // An unreadable lock may still be being written. Only an old one is stale.
    const age =
      Date.now() -
      (await stat(path).then(
        (s) => s.mtimeMs,
        () => 0,
      ));
    const stale = holder === 'unreadable' ? age > 1_000 : !isAlive(holder.pid, holder.born);
    if (stale) {
      await rename(path, `${path}.stale`).catch(() => {});
      await rm(`${path}.stale`, { force: true });
    }
  } finally {
    await rmdir(guard).catch(() => {});
  }
}

async function release(path: string, own: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => '')) === own) await rm(path, { force: true });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
