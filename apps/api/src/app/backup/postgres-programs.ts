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
  if (code !== 0) throw new BackupError(`${name} failed: ${output.trim()}`);
}
