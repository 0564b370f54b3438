/**
 * Measures lists, a session, its availability and registrations over HTTP on both databases, each against a bare Fastify that
 * sends the same bytes: `npm run bench -- server`. The load generator shares the machine with the server. BENCH_SECONDS sets
 * the duration of each measurement.
 */
import { readApiSettings } from '@detroit-well/config/env';
import { and, gt, isNull } from 'drizzle-orm';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderFiles } from '../../src/platform/files/folder-files.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openPglite } from '../../src/platform/database/open-pglite.ts';
import { openPostgres } from '../../src/platform/database/open-postgres.ts';
import { sessions } from '../../src/platform/database/schema/training.ts';
import { seedWhenEmpty } from '../../src/app/seed/seed-when-empty.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { createDependencies } from '../../src/app/create-dependencies.ts';
import { startBuild } from '../../test/build-server.ts';
import { manyMembers } from '../../test/many-members.ts';
import { startPostgres } from '../../test/postgres.ts';
import { bytesOf, load, type Load } from './load.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
const connections = 20;
const build = fileURLToPath(new URL('../../dist', import.meta.url));
const base = '/api/v2';
const json = { 'content-type': 'application/json' };

/** The demo data, signed-in people, and a session that never fills. */
async function prepare(database: Database, folder: string) {
  await seedWhenEmpty(database, folderFiles(join(folder, 'files')), new Date());
  const settings = readApiSettings({ LOG_LEVEL: 'silent', DATA_DIR: folder });
  const deps = await createDependencies({
    settings,
    database,
    clock: systemClock,
    systemClock,
    adapters: {},
  });
  const people = await manyMembers({ database, deps }, 3_000);
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000);
  const [found] = await database.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        isNull(sessions.maxParticipants),
        gt(sessions.startsAt, inTwoDays),
        gt(sessions.pricePublicCents, 0),
      ),
    )
    .limit(1);
  const session = found?.id;
  if (session === undefined) throw new Error('the demo has no session without a limit');
  return { people, session };
}

const bare = ({ body }: Load, status: number) =>
  other('bare.ts', { BODY: Buffer.from(body).toString('base64'), STATUS: `${status}` });

/** Starts one of the other servers of this folder in its own process. */
async function other(file: string, env: Record<string, string>) {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, ['--conditions=detroit-source', script], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve) =>
    child.stdout.on('data', (part) => resolve(Number(/:(\d+)\s/.exec(String(part))?.[1]))),
  );
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill();
    });
  return { port, stop };
}

async function measure(kind: string, folder: string, database: Database, env: Record<string, string>) {
  const { people, session } = await prepare(database, folder);
  await database.close();
  const child = await startBuild(build, folder, { NODE_ENV: 'production', ...env });
  const port = Number(new URL(child.url).port);
  let turn = 0;
  const bearer = () => ({ authorization: `Bearer ${people[turn++ % people.length]?.token}` });
  const again =
    (path: string, headers = {}) =>
    () =>
      bytesOf('GET', base + path, headers);
  const unused = [...people];
  const register = () => {
    const member = unused.pop();
    if (member === undefined) return null;
    const headers = { ...json, authorization: `Bearer ${member.token}`, 'idempotency-key': randomUUID() };
    return bytesOf(
      'POST',
      `${base}/training/registrations/register/`,
      headers,
      JSON.stringify({ session_id: session }),
    );
  };
  const list = '/training/sessions/upcoming/?limit=20';
  const lists: [string, Load][] = [];
  const figures: [string, () => Buffer | null, number][] = [
    ['list of 20, anonymous', again(list), 200],
    ['list of 20, signed in', () => bytesOf('GET', base + list, bearer()), 200],
    ['one session', again(`/training/sessions/${session}/`), 200],
    ['availability', again(`/training/sessions/${session}/availability/`), 200],
    ['registration', register, 201],
  ];
  try {
    for (const [what, next, status] of figures) {
      if (status === 200) await load({ port, connections, next, seconds: 1 });
      const ours = await load({ port, connections, next, seconds });
      const wrong = Object.keys(ours.statuses).filter((each) => each !== `${status}`);
      if (wrong.length > 0) throw new Error(`${what}: ${JSON.stringify(ours.statuses)} ${ours.body}`);
      const plain = await bare(ours, status);
      const same = bytesOf(status === 200 ? 'GET' : 'POST', '/x', json, status === 200 ? '' : '{}');
      await load({ ...plain, connections, next: () => same, seconds: 0.5 });
      const floor = await load({ ...plain, connections, next: () => same, seconds: Math.min(seconds, 2) });
      await plain.stop();
      say(kind, what, ours, floor);
      if (what.startsWith('list')) lists.push([what, ours]);
    }
  } finally {
    await child.stop();
  }
  // The embedded database allows one process at a time, so the peer comes last.
  const peer = await other('peer.ts', { DATA_DIR: folder, ...env });
  const ask = bytesOf('GET', '/list');
  await load({ ...peer, connections, next: () => ask, seconds: 1 });
  const theirs = await load({ ...peer, connections, next: () => ask, seconds });
  await peer.stop();
  for (const [what, ours] of lists) say(kind, what, ours, theirs, 'Fastify + drizzle');
}

function say(kind: string, what: string, ours: Load, floor: Load, who = 'bare Fastify'): void {
  const figures = ({ rate, p50, p99 }: Load) =>
    `${rate.toFixed(0).padStart(6)} a second, p50 ${p50.toFixed(1).padStart(5)} ms, p99 ${p99.toFixed(1).padStart(5)} ms`;
  console.log(
    `${kind.padEnd(11)} ${what.padEnd(22)} ${figures(ours)} | ${who} ${figures(floor)} | ${(ours.rate / floor.rate).toFixed(2)} x`,
  );
}

console.log(
  `${connections} connections, ${seconds} s each, ${availableParallelism()} cores shared with the loader, node ${process.versions.node}`,
);
const folder = await mkdtemp(join(tmpdir(), 'detroit-bench-'));
const postgres = await startPostgres();
try {
  const embedded = join(folder, 'embedded');
  await measure('PGlite', embedded, await openPglite({ folder: embedded }), {});
  const url = postgres.url;
  await measure('PostgreSQL', join(folder, 'pg'), await openPostgres(url), { DATABASE_URL: url });
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
