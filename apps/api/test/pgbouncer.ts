import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from './free-port.ts';

const sample = fileURLToPath(new URL('../../../deploy/pgbouncer/pgbouncer.ini', import.meta.url));

export interface Pgbouncer {
  readonly port: number;
  /** The address of a database of the server, through PgBouncer. */
  urlFor(databaseUrl: string): string;
  /** The id of the process. */
  readonly pid: number;
  stop(): Promise<void>;
}

interface Changes {
  /** Connections at PostgreSQL for each database. */
  readonly poolSize?: number;
  /** Without the settings of each connection, as an operator may forget them. */
  readonly withoutSettings?: boolean;
}

/**
 * PgBouncer before a server on loopback, with the configuration of `deploy/pgbouncer` and every database of the server. Needs the
 * Debian package pgbouncer.
 */
export async function startPgbouncer(
  serverUrl: string,
  { poolSize = 20, withoutSettings = false }: Changes = {},
): Promise<Pgbouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'detroit-pgbouncer-'));
  const port = await freePort();
  const changes: readonly (readonly [string, string])[] = [
    ['studio = host=127.0.0.1 port=5432', `* = host=127.0.0.1 port=${new URL(serverUrl).port}`],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['auth_type = scram-sha-256', 'auth_type = trust'],
    ['/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt')],
    ['default_pool_size = 20', `default_pool_size = ${poolSize}`],
    ...(withoutSettings ? [[' connect_query=.*', ''] as const] : []),
  ];
  let text = await readFile(sample, 'utf8');
  for (const [from, to] of changes) {
    if (!new RegExp(from).test(text))
      throw new Error(`deploy/pgbouncer/pgbouncer.ini no longer contains ${from}.`);
    text = text.replace(new RegExp(from), to);
  }
  await writeFile(join(folder, 'pgbouncer.ini'), text);
  await writeFile(join(folder, 'userlist.txt'), '"postgres" ""\n');
  await chmod(folder, 0o755);

  // It refuses to run as root, and `setpriv` keeps the id of the process, unlike `runuser`.
  const asRoot = userInfo().uid === 0;
  const account = ['--reuid=postgres', '--regid=postgres', '--init-groups', 'pgbouncer'];
  const [command, ...args] = [...(asRoot ? ['setpriv', ...account] : ['pgbouncer']), 'pgbouncer.ini'];
  const child = spawn(command ?? '', args, {
    cwd: folder,
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (part) => (output += String(part)));
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', ({ message }) => {
      output += message;
      resolve();
    });
  });
  let isOver = false;
  void ended.then(() => (isOver = true));
  const urlFor = (databaseUrl: string) => {
    const url = new URL(databaseUrl);
    url.port = String(port);
    return url.href;
  };
  for (;;) {
    if (isOver) throw new Error(`Is the Debian package pgbouncer installed? ${output}`);
    const client = new pg.Client({ connectionString: urlFor(serverUrl) });
    client.on('error', () => {});
    const connected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (connected) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    urlFor,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
