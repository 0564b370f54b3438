import { lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { PlatformDeps } from '../calls/dependencies.ts';
import type { Guards } from '../database/guards.ts';
import { jobs as jobRecords } from '../database/schema/jobs.ts';
import { whatFailedInOneLine } from '../logging/what-failed.ts';
import { claimJob, endRun, freeLeases, registerJobs, type ClaimJob } from './claim-job.ts';
import type { Job } from './job.ts';

/** The interval at which a process looks for due jobs. */
const tickMs = 1_000;

type Log = Pick<FastifyBaseLogger, 'error'>;
type SchedulerDeps = Pick<PlatformDeps, 'database' | 'systemClock'>;

/** Receives each run of this process after its end. */
export type ObserveRun = (run: {
  readonly job: string;
  readonly seconds: number;
  readonly failed: boolean;
}) => void;

/**
 * Runs the due jobs that no other process is running, one after another. A failure is logged, recorded in the job's row and
 * retried at the next interval. Returns the names of the jobs that ran here.
 */
export async function runDue<Deps extends SchedulerDeps>(
  deps: Deps,
  log: Log,
  jobs: readonly Job<Deps>[],
  { stopping, onRun }: { stopping?: AbortSignal; onRun?: ObserveRun | undefined } = {},
  { claim = claimJob }: Guards<{ claim: ClaimJob }> = {},
): Promise<string[]> {
  const { db } = deps.database;
  const rows = await db
    .select({ name: jobRecords.name })
    .from(jobRecords)
    .where(lte(jobRecords.nextRunAt, deps.systemClock.now()));
  const due = new Set(rows.map(({ name }) => name));
  const ran: string[] = [];
  for (const job of jobs.filter(({ name }) => due.has(name))) {
    if (stopping?.aborted) break;
    const lease = await claim(db, job, deps.systemClock.now());
    if (lease === null) continue;
    const error = await runJob(deps, log, job, { stopping, onRun });
    await endRun(db, job.name, lease, error, deps.systemClock.now());
    ran.push(job.name);
  }
  return ran;
}

/** Runs a job that this process has claimed. Logs a failure and returns it in one line. */
export async function runJob<Deps>(
  deps: Deps,
  log: Log,
  job: Job<Deps>,
  { stopping, onRun }: { stopping?: AbortSignal | undefined; onRun?: ObserveRun | undefined } = {},
): Promise<string | null> {
  const began = performance.now();
  const error = await job.run(deps, stopping).then(
    () => null,
    (failure: unknown) => {
      log.error({ err: failure, job: job.name }, 'a job failed and is retried');
      return whatFailedInOneLine(failure);
    },
  );
  onRun?.({ job: job.name, seconds: (performance.now() - began) / 1000, failed: error !== null });
  return error;
}

/** Starts the job scheduler. Returns a function that stops it and waits for the current run. */
export async function startJobs<Deps extends SchedulerDeps>(
  deps: Deps,
  log: Log,
  jobs: readonly Job<Deps>[],
  onRun?: ObserveRun,
): Promise<() => Promise<void>> {
  const { db, kind } = deps.database;
  if (kind === 'pglite') await freeLeases(db);
  await registerJobs(db, jobs, deps.systemClock.now());
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const tick = async () => {
    await runDue(deps, log, jobs, { stopping: stop.signal, onRun }).catch((error: unknown) =>
      log.error({ err: error }, 'a run of the job scheduler failed'),
    );
    if (!stop.signal.aborted) wait();
  };
  const wait = () => {
    timer = setTimeout(() => void (running = tick()), tickMs);
    timer.unref();
  };
  wait();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}
