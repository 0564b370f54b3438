/**
 * Measures reads and registrations at 100 sessions and at 10,000 sessions with 1,000,000 registrations, with 1, 2 and 4 API
 * processes over one PostgreSQL: `npm run bench -- scale`. Both sizes take turns, so that other work on this machine slows both.
 * The load generator shares the cores, so CPU time per request says more than the rate. BENCH_SECONDS sets how long each size
 * is measured for each kind of request, PROCESSES the numbers of processes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startChild, type ChildServer } from '../../../test/child-server.ts';
import { startPostgres } from '../../../test/postgres.ts';
import { load } from '../load.ts';
import { median } from '../timing.ts';
import { registrationsPerSession } from './bulk-data.ts';
import { childrenOf, cpuTime, parentOf } from './cpu-time.ts';
import { createStudio, type Studio } from './studio.ts';
import { targets } from './targets.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const processCounts = (process.env['PROCESSES'] ?? '1,2,4').split(',').map(Number);
const samples = 4;
/** Not measured, before each kind of request. */
const warmUpSeconds = 0.7;
const connections = 16;
const sizes = { small: 100, large: Number(process.env['SESSIONS'] ?? 10_000) };
/** With one process, a request over much data may take this many times the CPU time of one over little data. */
const mostTimes = 1.25;

interface Sample {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** CPU time for each request in ms, of the API and of PostgreSQL. */
  readonly api: number;
  readonly database: number;
}

interface Side {
  readonly studio: Studio;
  readonly servers: readonly ChildServer[];
}

const server = await startPostgres();
const observer = new pg.Client({ connectionString: server.url });
await observer.connect();
const postmaster = parentOf(Number((await observer.query('select pg_backend_pid() as id')).rows[0].id));
const folder = await mkdtemp(join(tmpdir(), 'bench-scale-'));

/** The open connections of clients, except our own. */
async function openConnections(): Promise<number> {
  const { rows } = await observer.query(
    `select count(*)::int as open from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return Number(rows[0].open);
}

async function measure({ studio, servers }: Side, target: (typeof targets)[number], duration: number) {
  const port = servers.map(({ url }) => Number(new URL(url).port));
  const backends = [postmaster, ...childrenOf(postmaster)];
  const apis = servers.map(({ pid }) => pid);
  const before = [cpuTime(apis), cpuTime(backends)] as const;
  const result = await load({ port, connections, next: () => target.next(studio), seconds: duration });
  const after = [cpuTime(apis), cpuTime(backends)] as const;
  const count = Object.values(result.statuses).reduce((sum, each) => sum + each, 0);
  if (result.statuses[target.status] !== count)
    throw new Error(`${target.name}: ${JSON.stringify(result.statuses)} ${result.body}`);
  return {
    ...result,
    api: (after[0] - before[0]) / count,
    database: (after[1] - before[1]) / count,
  };
}

const middle = (found: readonly Sample[]): Sample => ({
  rate: median(found.map(({ rate }) => rate)),
  p50: median(found.map(({ p50 }) => p50)),
  p99: median(found.map(({ p99 }) => p99)),
  api: median(found.map(({ api }) => api)),
  database: median(found.map(({ database }) => database)),
});

const figures = ({ rate, p50, p99, api, database }: Sample) =>
  `${rate.toFixed(0).padStart(5)}/s p50 ${p50.toFixed(1).padStart(5)} p99 ${p99.toFixed(1).padStart(6)} ms, ` +
  `CPU ${api.toFixed(2)} + ${database.toFixed(2)} ms`;

/** Measures every kind of request for both sizes with this many processes. */
async function measureAll(studios: readonly [Studio, Studio], processes: number): Promise<void> {
  const sides: Side[] = [];
  try {
    for (const studio of studios) {
      const servers: ChildServer[] = [];
      sides.push({ studio, servers });
      for (let index = 0; index < processes; index += 1)
        servers.push(await startChild(folder, { NODE_ENV: 'production', DATABASE_URL: studio.url }));
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
      const ratio = (large.api + large.database) / (small.api + small.database);
      const grows = target.isFlat && processes === 1 && ratio > mostTimes;
      if (grows) process.exitCode = 1;
      const flat = grows ? 'GROWS' : target.isFlat ? 'flat ' : '     ';
      console.log(
        `${flat} ${processes} x API, ${target.name.padEnd(27)} small ${figures(small)} | large ${figures(large)} | CPU ${ratio.toFixed(2)} x`,
      );
    }
    console.log(`      ${processes} x API: ${most} connections at PostgreSQL, for both sizes together`);
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
  for (const processes of processCounts) await measureAll([small, large], processes);
} finally {
  await observer.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
