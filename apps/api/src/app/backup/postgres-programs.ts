import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { BackupError } from './backup-folder.ts';

/** Runs a program of the PostgreSQL client. The password goes into its environment, because arguments are visible to others. */
export async function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const folder = process.env['POSTGRES_BIN'];
  const child = spawn(folder ? join(folder, name) : name, [...args, '--dbname', url.href], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  let output = '';
  child.stderr.on('data', (part) => (output += String(part)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child
      .once('close', resolve)
      .once('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.code === 'ENOENT'
            ? new BackupError(
                `${name} was not found. Install the client programs of PostgreSQL, or set POSTGRES_BIN to their folder.`,
              )
            : error,
        ),
      );
  });
  if (code !== 0) throw new BackupError(reasonOf(name, output), { cause: new Error(output.trim()) });
}

/** The program's own words stay in the cause, which a command prints with `LOG_LEVEL=debug`. */
function reasonOf(name: string, output: string): string {
  if (/version mismatch|unsupported version/.test(output))
    return `${name} is older than the server. Install the client programs of the server's version, or set POSTGRES_BIN to their folder.`;
  if (/No space left|could not write/.test(output)) return `${name} could not write: the disk may be full.`;
  return `${name} stopped before it was done. With LOG_LEVEL=debug, this command also prints what it reported.`;
}
