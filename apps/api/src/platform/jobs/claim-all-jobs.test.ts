import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/server.ts';
import { claimAllJobs } from './claim-all-jobs.ts';
import { claimJob, endRun, registerJobs } from './claim-job.ts';
import type { Job } from './job.ts';
import { runDue } from './scheduler.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server?.close());
beforeEach(() => server.database.db.execute(sql`delete from jobs`));

const log = { error: () => undefined };
const names = ['one', 'two'];
const jobs: Job<unknown>[] = names.map((name) => ({
  name,
  everyMs: 60_000,
  leaseMs: 120_000,
  run: () => Promise.resolve(),
}));
const claimAll = () => claimAllJobs(server.database, server.clock, 'move', names);
const now = () => server.clock.now();

describe('the lease on all jobs', () => {
  it('keeps every scheduler from running them until it is released', async () => {
    const all = await claimAll();
    if (typeof all === 'string') throw new Error(all);
    server.clock.pass(30);
    expect(await runDue(server.deps, log, jobs)).toEqual([]);
    await all.release();
    expect(await runDue(server.deps, log, jobs)).toEqual(names);
  });

  it('is refused to a second caller', async () => {
    const first = await claimAll();
    expect(await claimAll()).toBe('taken');
    if (typeof first === 'string') throw new Error(first);
    await first.release();
    const again = await claimAll();
    expect(again).toHaveProperty('release');
    if (typeof again !== 'string') await again.release();
  });

  it('is given to one of two callers at once', async () => {
    const both = await Promise.all([claimAll(), claimAll()]);
    expect(both.filter((one) => one === 'taken')).toHaveLength(1);
    for (const one of both) if (typeof one !== 'string') await one.release();
  });

  it('waits for a job that runs elsewhere', async () => {
    const [one] = jobs;
    if (one === undefined) throw new Error('no job');
    await registerJobs(server.database.db, jobs, now());
    const lease = await claimJob(server.database.db, one, now());
    let isClaimed = false;
    const claiming = claimAll().then((all) => {
      isClaimed = true;
      return all;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isClaimed).toBe(false);
    await endRun(server.database.db, one.name, String(lease), null, now());
    const all = await claiming;
    if (typeof all !== 'string') await all.release();
    expect(isClaimed).toBe(true);
  });

  it('passes to another caller when its process has died', async () => {
    await claimAll();
    server.clock.pass(59);
    expect(await claimAll()).toBe('taken');
    server.clock.pass(1);
    const next = await claimAll();
    expect(next).toHaveProperty('release');
    if (typeof next !== 'string') await next.release();
  });
});
