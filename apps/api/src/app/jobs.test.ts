import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memoryDatabase } from '../../test/database.ts';
import { testServer, type TestServer } from '../../test/server.ts';
import { claimJob, registerJobs } from '../platform/jobs/claim-job.ts';
import { runDue, startJobs } from '../platform/jobs/scheduler.ts';
import { jobs } from './jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server?.close());
beforeEach(async () => {
  server.clock.set('2026-03-02T12:00:00-05:00');
  await server.database.db.execute(sql`delete from jobs`);
});

const log = { error: () => {} };

describe('the server’s jobs', () => {
  it('do not wait for a process that died on the embedded database, which only one process can use', async () => {
    const embedded = await testServer({ database: await memoryDatabase() });
    const { database, clock, deps } = embedded;
    await registerJobs(database.db, jobs, clock.now());
    for (const job of jobs) expect(await claimJob(database.db, job, clock.now())).not.toBeNull();
    const stop = await startJobs(deps, log, jobs);
    await stop();
    const leased = await database.db.execute(sql`select name from jobs where lease is not null`);
    expect(leased.rows).toEqual([]);
    clock.pass(Math.max(...jobs.map(({ everyMs }) => everyMs)) / 1000);
    expect(await runDue(deps, log, jobs)).toEqual(jobs.map(({ name }) => name));
    await embedded.close();
  });

  it('all run on an empty database, and stop when asked to', async () => {
    await registerJobs(server.database.db, jobs, server.clock.now());
    expect(await runDue(server.deps, log, jobs)).toEqual(jobs.map(({ name }) => name));
    const stop = await startJobs(server.deps, log, jobs);
    await stop();
    const { rows } = await server.database.db.execute(
      sql`select name from jobs where last_error is not null`,
    );
    expect(rows).toEqual([]);
  });
});
