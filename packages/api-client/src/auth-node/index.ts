import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { WithLock } from '../auth/token-store.ts';
import { readRecord } from '../auth/record.ts';
import type { SessionRecord } from '../auth/record.ts';
import { mayCommit } from '../auth/token-store.ts';
import type { TokenStore } from '../auth/token-store.ts';

/** A refresh takes at most 10 s; an older lock belongs to a process that was killed. Milliseconds. */
const staleAfterMs = 15_000;
const retryMs = 50;

/**
 * Tokens in a file that only its owner can read, so that a command-line tool stays signed in. Processes that share the file
 * share the sign-in: one of them refreshes at a time.
 */
export function fileTokenStore(path: string): TokenStore {
  async function read(): Promise<SessionRecord | null> {
    try {
      return readRecord(JSON.parse(await readFile(path, 'utf8')));
    } catch (error) {
      // A file that is missing or not JSON holds no sign-in; one that cannot be read is an error.
      if (error instanceof SyntaxError || codeOf(error) === 'ENOENT') return null;
      throw error;
    }
  }

  async function write(record: SessionRecord): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const written = `${path}.${process.pid}`;
    await writeFile(written, JSON.stringify(record), { mode: 0o600 });
    await rename(written, path);
  }

  return {
    read,
    begin: write,
    async commit(record) {
      const may = mayCommit(await read(), record);
      if (may) await write(record);
      return may;
    },
    clear: () => rm(path, { force: true }),
    withLock: withFolderLock(`${path}.lock`),
  };
}

/** Creating a folder succeeds for one process only. */
function withFolderLock(folder: string): WithLock {
  async function isTaken(): Promise<boolean> {
    try {
      await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
      await mkdir(folder);
      return false;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > staleAfterMs) await rmdir(folder).catch(() => undefined);
      return true;
    }
  }
  return async (act) => {
    while (await isTaken()) await wait(retryMs);
    try {
      return await act();
    } finally {
      await rmdir(folder).catch(() => undefined);
    }
  };
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
