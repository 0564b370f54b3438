import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../database/database.ts';
import { jobs } from '../database/schema/jobs.ts';
import type { Job } from './job.ts';

/** The facts about a job that a claim needs. */
type JobTimes = Pick<Job<never>, 'name' | 'everyMs' | 'leaseMs'>;

/** Claims a job. Returns the lease of the run, or null when the job is not due or another process runs it. */
export type ClaimJob = (db: Db, job: JobTimes, now: Date) => Promise<string | null>;

/** Claims the job in one statement on its row, so that only one of several concurrent processes gets it. */
export const claimJob: ClaimJob = async (db, { name, everyMs, leaseMs }, now) => {
  const lease = randomUUID();
  const after = (ms: number) => sql`${new Date(now.getTime() + ms).toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    update jobs set lease = ${lease}, lease_ends_at = ${after(leaseMs)}, next_run_at = ${after(everyMs)}, runs = runs + 1
    where name = (
      select name from jobs where name = ${name} and next_run_at <= ${after(0)}
        and (lease is null or lease_ends_at <= ${after(0)}) for update skip locked
    )
    returning name`);
  return rows.length > 0 ? lease : null;
};

/** Makes a job due as soon as the transaction commits. Its interval is then only the second try. */
export async function wakeJob(tx: Db, name: string): Promise<void> {
  await tx
    .update(jobs)
    .set({ nextRunAt: new Date(0) })
    .where(eq(jobs.name, name));
}

/** Inserts rows for new jobs, which are due immediately. */
export async function registerJobs(
  db: Db,
  known: readonly Pick<JobTimes, 'name'>[],
  now: Date,
): Promise<void> {
  const names = JSON.stringify(known.map(({ name }) => name));
  await db.execute(sql`
    insert into jobs (name, next_run_at)
    select name, ${now.toISOString()}::timestamptz from jsonb_array_elements_text(${names}::jsonb) name
    on conflict (name) do nothing`);
}

/** Clears all leases when a process with an embedded database starts: no other process can still be running a job. */
export async function freeLeases(db: Db): Promise<void> {
  await db.update(jobs).set({ lease: null, leaseEndsAt: null }).where(isNotNull(jobs.lease));
}

/** Records the end of a run, unless its lease expired and another process has claimed the job. */
export async function endRun(
  db: Db,
  name: string,
  lease: string,
  error: string | null,
  now: Date,
): Promise<void> {
  const failures = error === null ? jobs.failures : sql`${jobs.failures} + 1`;
  await db
    .update(jobs)
    .set({ lease: null, leaseEndsAt: null, lastError: error, failures, lastEndedAt: now })
    .where(and(eq(jobs.name, name), eq(jobs.lease, lease)));
}
