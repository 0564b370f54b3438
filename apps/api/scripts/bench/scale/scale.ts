/**
 * Measures reads and registrations at 100 sessions and at 10,000 sessions with 1,000,000 registrations, with 1, 2 and 4 API
 * processes over one PostgreSQL, directly and through PgBouncer: `npm run bench -- scale`. All of them take turns, so that
 * other work on this machine slows all. The load generator shares the cores, so CPU time per request says more than the rate.
 * BENCH_SECONDS sets how long each of them is measured for each kind of request, PROCESSES the numbers of processes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startBuild, type ChildServer } from '../../../test/build-server.ts';
import { startPgbouncer, type Pgbouncer } from '../../../test/pgbouncer.ts';
import { startPostgres } from '../../../test/postgres.ts';
import { load } from '../load.ts';
import { median } from '../timing.ts';
import { registrationsPerSession } from '../../../test/bulk-data.ts';
import { childrenOf, cpuTime, parentOf } from './cpu-time.ts';
import { createStudio, serverSettings, type Studio } from './studio.ts';
import { targets } from './targets.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const processCounts = (process.env['PROCESSES'] ?? '1,2,4').split(',').map(Number);
const samples = 4;
/** Not measured, before each kind of request. */
const warmUpSeconds = 0.7;
const connections = 16;
const build = fileURLToPath(new URL('../../../dist', import.meta.url));
const sizes = { small: 100, large: Number(process.env['SESSIONS'] ?? 10_000) };
/** With one process, a request over much data may take this many times the CPU time of one over little data. */
const mostTimes = 1.25;

interface Sample {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU time for each request in ms, of the API, PgBouncer and PostgreSQL. */
  readonly cpu: readonly [api: number, pooler: number, database: number];
}

interface Side {
  readonly studio: Studio;
  readonly servers: readonly ChildServer[];
  readonly pooler: Pgbouncer | undefined;
}

const server = await startPostgres();
await configure();
const observer = new pg.Client({ connectionString: server.url });
await observer.connect();
const postmaster = parentOf(Number((await observer.query('select pg_backend_pid() as id')).rows[0].id));
const folder = await mkdtemp(join(tmpdir(), 'bench-scale-'));

async function configure(): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const setting of serverSettings) await client.query(setting);
  await client.end();
  await server.restart();
}

/** The open connections with this name to the large database. */
async function openConnections(name: string): Promise<number> {
  const { rows } = await observer.query(
    `select count(*)::int as open from pg_stat_activity where application_name = $1 and datname = 'large'`,
    [name],
  );
  return Number(rows[0].open);
}

async function measure(
  { studio, servers, pooler }: Side,
  target: (typeof targets)[number],
  duration: number,
) {
  const port = servers.map(({ url }) => Number(new URL(url).port));
  const backends = [postmaster, ...childrenOf(postmaster)];
  const apis = servers.map(({ pid }) => pid);
  const groups = [apis, pooler === undefined ? [] : [pooler.pid], backends];
  const before = groups.map(cpuTime);
  const result = await load({ port, connections, next: () => target.next(studio), seconds: duration });
  const after = groups.map(cpuTime);
  const count = Object.values(result.statuses).reduce((sum, each) => sum + each, 0);
  if (result.statuses[target.status] !== count)
    throw new Error(`${target.name}: ${JSON.stringify(result.statuses)} ${result.body}`);
  const cpu = (group: number) => ((after[group] ?? 0) - (before[group] ?? 0)) / count;
  return { ...result, cpu: [cpu(0), cpu(1), cpu(2)] as const };
}

const middle = (found: readonly Sample[]): Sample => {
  const of = (read: (sample: Sample) => number) => median(found.map(read));
  return {
    rate: of(({ rate }) => rate),
    p50: of(({ p50 }) => p50),
    p99: of(({ p99 }) => p99),
    cpu: [of(({ cpu }) => cpu[0]), of(({ cpu }) => cpu[1]), of(({ cpu }) => cpu[2])],
  };
};

const total = ({ cpu }: Sample) => cpu[0] + cpu[1] + cpu[2];

const figures = ({ rate, p50, p99, cpu: [api, between, database] }: Sample) =>
  `${rate.toFixed(0).padStart(5)}/s p50 ${p50.toFixed(1).padStart(5)} p99 ${p99.toFixed(1).padStart(6)} ms, ` +
  `CPU ${api.toFixed(2)} + ${between > 0 ? `${between.toFixed(2)} + ` : ''}${database.toFixed(2)} ms`;

/** Starts the API for a studio, with one name for its connections. */
async function startSide(studio: Studio, processes: number, pooler: Pgbouncer | undefined): Promise<Side> {
  const servers: ChildServer[] = [];
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: studio.url,
    PGAPPNAME: pooler === undefined ? 'direct' : 'pooled',
    ...(pooler && { DATABASE_POOLER_URL: pooler.urlFor(studio.url) }),
  };
  for (let index = 0; index < processes; index += 1)
    servers.push(await startBuild(build, folder, environment));
  return { studio, servers, pooler };
}

/** Prints a line for one kind of request, and returns whether it is slower with much data than it may be. */
function report(setup: string, target: (typeof targets)[number], found: readonly Sample[][]): boolean {
  const [small, large] = [middle(found[0] ?? []), middle(found[1] ?? [])];
  const ratio = total(large) / total(small);
  const grows = target.isFlat && ratio > mostTimes;
  console.log(
    `${grows ? 'GROWS' : target.isFlat ? 'flat ' : '     '} ${setup}, ${target.name.padEnd(27)} small ${figures(small)} | large ${figures(large)} | CPU ${ratio.toFixed(2)} x`,
  );
  return grows;
}

/** Measures every kind of request for both sizes with this many processes, directly and through the pooler. */
async function measureAll(studios: readonly Studio[], processes: number, pooler: Pgbouncer): Promise<void> {
  const sides: Side[] = [];
  try {
    for (const via of [undefined, pooler])
      for (const studio of studios) sides.push(await startSide(studio, processes, via));
    const most = { direct: 0, pooled: 0 };
    for (const studio of studios) await studio.renewTokens();
    // Compiles the code of every request.
    for (const target of targets) for (const side of sides) await measure(side, target, warmUpSeconds);
    for (const target of targets) {
      for (const studio of studios) await studio.renewTokens();
      for (const side of sides) await measure(side, target, warmUpSeconds);
      const found = sides.map((): Sample[] => []);
      for (let sample = 0; sample < samples; sample += 1) {
        for (const [index, side] of sides.entries())
          found[index]?.push(await measure(side, target, seconds / samples));
        for (const name of ['direct', 'pooled'] as const)
          most[name] = Math.max(most[name], await openConnections(name));
      }
      const grows = report(`${processes} x API`, target, found.slice(0, 2));
      report(`${processes} x API, PgBouncer`, target, found.slice(2));
      if (grows && processes === 1) process.exitCode = 1;
    }
    console.log(
      `      ${processes} x API: ${most.direct} connections at PostgreSQL, ${most.pooled} with PgBouncer`,
    );
  } finally {
    await Promise.all(sides.flatMap(({ servers }) => servers.map((child) => child.stop())));
  }
}

try {
  console.log(
    `${connections} connections, ${seconds} s each, ${availableParallelism()} cores shared with the load generator, node ${process.versions.node}`,
  );
  const began = performance.now();
  const small = await createStudio(server.url, 'small', sizes.small);
  const large = await createStudio(server.url, 'large', sizes.large);
  console.log(
    `${sizes.large} sessions and ${sizes.large * registrationsPerSession} registrations inserted in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  const pooler = await startPgbouncer(server.url);
  try {
    for (const processes of processCounts) await measureAll([small, large], processes, pooler);
  } finally {
    await pooler.stop();
  }
} finally {
  await observer.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
