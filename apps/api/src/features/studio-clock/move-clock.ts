import { hourMs } from '@detroit-well/config/durations';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { StudioClock } from '../../platform/studio-clock/studio-clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { workLimitMs } from '../../platform/idempotency/keys.ts';
import { claimAllJobs } from '../../platform/jobs/claim-all-jobs.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { runJob } from '../../platform/jobs/scheduler.ts';

/** The row in the table of jobs that a move holds, so that there is one at a time. */
const moveName = 'move-clock';
/** Between two looks for charges in progress. */
const pauseMs = 50;

export interface ClockMover<Deps> {
  readonly deps: Deps;
  readonly studioClock: StudioClock;
  readonly jobs: readonly Job<Deps>[];
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Aborted when the server shuts down: the move ends after its current step. */
  readonly stopping: AbortSignal;
}

/**
 * Moves the studio's clock forward to an instant, in steps of at most an hour, and runs the jobs after each step in their order. It
 * holds the leases of all jobs, so no scheduler runs them meanwhile. `stopped`: the server shuts down, or the leases were lost.
 */
export async function moveClock<Deps extends PlatformDeps>(
  { deps, studioClock, jobs, log, stopping }: ClockMover<Deps>,
  to: Date,
): Promise<'moved' | 'taken' | 'busy' | 'stopped'> {
  const names = jobs.map(({ name }) => name);
  const all = await claimAllJobs(deps.database, deps.systemClock, moveName, names);
  if (typeof all === 'string') return all;
  const ranAt = new Map<string, number>();
  const charging = chargesInProgress(deps.database.db);
  try {
    for (let left = leftTo(to, studioClock); left > 0; left = leftTo(to, studioClock)) {
      if (stopping.aborted || !all.isHeld()) return 'stopped';
      await charging.end();
      const isLast = left <= hourMs;
      await studioClock.advance(Math.min(left, hourMs));
      const now = studioClock.now().getTime();
      for (const job of jobs) {
        if (!isLast && now - (ranAt.get(job.name) ?? -Infinity) < (job.moveEveryMs ?? job.everyMs)) continue;
        ranAt.set(job.name, now);
        await runJob(deps, log, job, { stopping });
        // The embedded database responds without the event loop, which other requests need.
        await setImmediate();
      }
    }
    return 'moved';
  } finally {
    await all.release();
  }
}

/** Calculated again for each step, because the real time goes on meanwhile. */
const leftTo = (to: Date, clock: StudioClock): number => to.getTime() - clock.now().getTime();

/**
 * Waits for charges that a request is sending to the provider: after a step, the jobs would take it for dead and abandon them. In all,
 * it waits no longer than such a request may take.
 */
function chargesInProgress(db: Db): { readonly end: () => Promise<void> } {
  const until = performance.now() + workLimitMs;
  const sent = and(eq(payments.kind, 'charge'), eq(payments.status, 'pending'));
  return {
    end: async () => {
      while (performance.now() < until) {
        const found = await db.select({ id: payments.id }).from(payments).where(sent).limit(1);
        if (found.length === 0) return;
        await sleep(pauseMs);
      }
    },
  };
}
