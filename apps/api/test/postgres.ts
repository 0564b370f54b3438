import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

const debian = '/usr/lib/postgresql';

export interface PostgresServer {
  url: string;
  /** Stops and starts the server on the same data, as an operator would. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates the data folder of a server that has never run, inside `folder`. Returns its path. */
export async function initPostgres(folder: string): Promise<string> {
  const data = join(folder, 'data');
  // The `postgres` account writes here.
  await chmod(folder, 0o777);
  await finished(
    run(binaries()('initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8']),
  );
  return data;
}

/** A streaming replica of the server at `primaryUrl`, made with `pg_basebackup`. */
export async function startReplica(primaryUrl: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'detroit-replica-'));
  await chmod(folder, 0o777);
  const source = [
    '-d',
    primaryUrl,
    '-D',
    join(folder, 'data'),
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ];
  await finished(run(binaries()('pg_basebackup'), source));
  return serverIn(folder, { syncs: false });
}

/**
 * A real PostgreSQL server on loopback with its own data folder in `parent`, a copy of `initialized` if given. With `detached`,
 * Ctrl-C in the terminal does not reach it, and only `stop` ends it. Without `syncs`, it does not wait for the disk, which only a
 * loss of power would show, and has no autovacuum. Binaries come from POSTGRES_BIN, or else from Debian's
 * newest version. As root, it runs under the `postgres` account, because the server rejects root.
 */
export async function startPostgres(
  initialized?: string,
  { detached = false, parent = tmpdir(), syncs = true } = {},
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(parent, 'detroit-postgres-'));
  const data = join(folder, 'data');
  if (initialized === undefined) await initPostgres(folder);
  else {
    await chmod(folder, 0o777);
    await finished(run('cp', ['-r', initialized, data]));
  }
  return serverIn(folder, { detached, syncs });
}

/** Runs the server whose data is in `folder`. Stopping it removes the folder. */
async function serverIn(
  folder: string,
  { detached = false, syncs }: { detached?: boolean; syncs: boolean },
): Promise<PostgresServer> {
  const bin = binaries();
  const data = join(folder, 'data');
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const parameters = [
    'max_connections=300',
    ...(syncs ? [] : ['fsync=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off']),
  ];
  const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''];
  for (const parameter of parameters) options.push('-c', parameter);
  const start = async () => {
    const child = run(bin('postgres'), options, detached);
    await untilReady(url, child);
    return child;
  };
  let server = await start();
  // SIGINT is PostgreSQL's fast shutdown; through runuser it reaches the server's process group.
  const halt = async () => {
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await finished(run(bin('pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']));
    await ended;
  };
  return {
    url,
    restart: async () => {
      await halt();
      server = await start();
    },
    stop: async () => {
      await halt();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function binaries(): (name: string) => string {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = process.env['POSTGRES_BIN'] ?? (versions[0] && join(debian, versions[0], 'bin'));
  if (folder === undefined || !existsSync(join(folder, 'initdb'))) {
    throw new Error(
      'PostgreSQL is not installed: apt-get install postgresql, or set POSTGRES_BIN to its bin folder',
    );
  }
  return (name) => join(folder, name);
}

function run(command: string, args: string[], detached = false): ChildProcess {
  const asRoot = userInfo().uid === 0;
  const line = asRoot ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args];
  return spawn(line[0] ?? command, line.slice(1), {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: tmpdir(),
    detached,
  });
}

async function finished(child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (part) => (output += String(part)));
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  if (code !== 0) throw new Error(`${child.spawnfile} ended with ${String(code)}: ${output}`);
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  let output = '';
  child.stderr?.on('data', (part) => (output += String(part)));
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`postgres ended: ${output}`);
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`postgres did not respond: ${output}`);
}
