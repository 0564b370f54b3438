import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';
import { claimJob, endRun, registerJobs } from './claim-job.ts';
import type { Job } from './job.ts';
import { runDue } from './scheduler.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  await server.database.db.execute(sql`delete from jobs`);
});

const logged: unknown[] = [];
const log = { error: (entry: unknown) => void logged.push(entry) };
const db = () => server.database.db;
const now = () => server.clock.now();

async function counting(name: string, run: () => Promise<void> = async () => {}) {
  const counter = { runs: 0 };
  const job: Job<unknown> = {
    name,
    everyMs: 60_000,
    leaseMs: 120_000,
    run: async () => {
      counter.runs += 1;
      await run();
    },
  };
  await registerJobs(db(), [job], now());
  return { job, counter };
}

describe('a job', () => {
  it('runs when it is due and not earlier', async () => {
    const { job, counter } = await counting('sometimes');
    await runDue(server.deps, log, [job]);
    server.clock.pass(59);
    expect(await runDue(server.deps, log, [job])).toEqual([]);
    server.clock.pass(1);
    expect(await runDue(server.deps, log, [job])).toEqual(['sometimes']);
    expect(counter.runs).toBe(2);
  });

  it('that fails is recorded, logged and retried', async () => {
    const { job, counter } = await counting('fails', () => Promise.reject(new Error('no')));
    await runDue(server.deps, log, [job]);
    expect(logged).toHaveLength(1);
    const { rows } = await db().execute(
      sql`select last_error, failures, lease from jobs where name = 'fails'`,
    );
    expect(rows).toEqual([{ last_error: 'no', failures: 1, lease: null }]);
    server.clock.pass(60);
    await runDue(server.deps, log, [job]);
    expect(counter.runs).toBe(2);
  });

  it('is not started after the server is asked to stop', async () => {
    const stop = new AbortController();
    const first = await counting('first', async () => stop.abort());
    const second = await counting('second');
    expect(await runDue(server.deps, log, [first.job, second.job], { stopping: stop.signal })).toEqual([
      'first',
    ]);
    expect(second.counter.runs).toBe(0);
  });

  it('of a process that died is taken over when its lease has ended, and the old process cannot complete it', async () => {
    const { job, counter } = await counting('orphan');
    const dead = await claimJob(db(), job, now());
    server.clock.pass(119);
    expect(await runDue(server.deps, log, [job])).toEqual([]);
    server.clock.pass(1);
    const living = await claimJob(db(), job, now());
    await endRun(db(), 'orphan', String(dead), null, now());
    server.clock.pass(60);
    expect(await claimJob(db(), job, now())).toBeNull();
    await endRun(db(), 'orphan', String(living), null, now());
    expect(await runDue(server.deps, log, [job])).toEqual(['orphan']);
    expect(counter.runs).toBe(1);
  });
});
