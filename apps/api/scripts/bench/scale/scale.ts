/**
 * Measures reads and registrations at 100 sessions and at 10,000 sessions with 1,000,000 registrations, with 1, 2 and 4 API
 * processes over one PostgreSQL, directly and through PgBouncer: `npm run bench -- scale`. Both sizes take turns, so that other work on this machine slows both.
 * The load generator shares the cores, so CPU time per request says more than the rate. BENCH_SECONDS sets how long each size
 * is measured for each kind of request, PROCESSES the numbers of processes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startChild, type ChildServer } from '../../../test/child-server.ts';
import { startPgbouncer, type Pgbouncer } from '../../../test/pgbouncer.ts';
import { startPostgres } from '../../../test/postgres.ts';
import { load } from '../load.ts';
import { median } from '../timing.ts';
import { registrationsPerSession } from './bulk-data.ts';
import { childrenOf, cpuTime, parentOf } from './cpu-time.ts';
import { createStudio, serverSettings, type Studio } from './studio.ts';
import { targets } from './targets.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const processCounts = (process.env['PROCESSES'] ?? '1,2,4').split(',').map(Number);
const samples = 4;
/** Not measured, before each kind of request. */
const warmUpSeconds = 0.7;
const connections = 16;
const sizes = { small: 100, large: Number(process.env['SESSIONS'] ?? 10_000) };
/** A request over much data may take this many times the CPU time of one over little data. */
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

/** The open connections of clients, except our own. */
async function openConnections(): Promise<number> {
  const { rows } = await observer.query(
    `select count(*)::int as open from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
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

/** Measures every kind of request for both sizes with this many processes, through the pooler if there is one. */
async function measureAll(
  studios: readonly [Studio, Studio],
  processes: number,
  pooler: Pgbouncer | undefined,
): Promise<void> {
  const setup = `${processes} x API${pooler === undefined ? '' : ', PgBouncer'}`;
  const sides: Side[] = [];
  try {
    for (const studio of studios) {
      const servers: ChildServer[] = [];
      sides.push({ studio, servers, pooler });
      for (let index = 0; index < processes; index += 1)
        servers.push(
          await startChild(folder, {
            NODE_ENV: 'production',
            DATABASE_URL: studio.url,
            ...(pooler && { DATABASE_POOLER_URL: pooler.urlFor(studio.url) }),
          }),
        );
    }
    let most = 0;
    for (const { studio } of sides) await studio.renewTokens();
    // Compiles the code of every request.
    for (const target of targets) for (const side of sides) await measure(side, target, warmUpSeconds);
    for (const target of targets) {
      const found: Sample[][] = [[], []];
      for (const { studio } of sides) await studio.renewTokens();
      for (const side of sides) await measure(side, target, warmUpSeconds);
      for (let sample = 0; sample < samples; sample += 1) {
        for (const [index, side] of sides.entries())
          found[index]?.push(await measure(side, target, seconds / samples));
        most = Math.max(most, await openConnections());
      }
      const [small, large] = [middle(found[0] ?? []), middle(found[1] ?? [])];
      const ratio = total(large) / total(small);
      const grows = target.isFlat && ratio > mostTimes;
      if (grows) process.exitCode = 1;
      const flat = grows ? 'GROWS' : target.isFlat ? 'flat ' : '     ';
      console.log(
        `${flat} ${setup}, ${target.name.padEnd(27)} small ${figures(small)} | large ${figures(large)} | CPU ${ratio.toFixed(2)} x`,
      );
    }
    console.log(`      ${setup}: ${most} connections at PostgreSQL, for both sizes together`);
  } finally {
    await Promise.all(sides.flatMap(({ servers }) => servers.map((child) => child.stop())));
  }
}

try {
  console.log(
    `${connections} connections, ${seconds} s for each size, ${availableParallelism()} cores shared with the load generator, node ${process.versions.node}`,
  );
  const began = performance.now();
  const small = await createStudio(server.url, 'small', sizes.small);
  const large = await createStudio(server.url, 'large', sizes.large);
  console.log(
    `${sizes.large} sessions and ${sizes.large * registrationsPerSession} registrations inserted in ${((performance.now() - began) / 1000).toFixed(0)} s`,
  );
  for (const processes of processCounts) await measureAll([small, large], processes, undefined);
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
