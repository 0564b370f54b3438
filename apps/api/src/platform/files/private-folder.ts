import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The modes of data folders and of the files in them: only the account of the server may read them. */
export const privateModes = { folder: 0o700, file: 0o600 } as const;

/** Makes every file that this process creates private, including those of the embedded database. */
export function createPrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Makes a folder and everything in it private. A missing folder is no error, and symbolic links are not followed. Returns
 * how many entries belong to another account, whose modes this process cannot change.
 */
export async function makePrivate(folder: string): Promise<number> {
  let others = await restrict(folder);
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    others += entry.isDirectory() ? await makePrivate(path) : await restrict(path);
  }
  return others;
}

/** Returns 1 when the entry is open to others and stays so. */
async function restrict(path: string): Promise<number> {
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined || found.isSymbolicLink() || (found.mode & 0o077) === 0) return 0;
  const mode = found.isDirectory() ? privateModes.folder : found.mode & 0o700;
  return chmod(path, mode).then(
    () => 0,
    (error: unknown) => Number((error as NodeJS.ErrnoException).code !== 'ENOENT'),
  );
}
