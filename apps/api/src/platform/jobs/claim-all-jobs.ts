import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { registerJobs } from './claim-job.ts';

/** A process that dies while it holds all jobs blocks them for this long. */
const leaseMs = 60_000;
const renewMs = 10_000;
/** Between two looks for the end of jobs that run elsewhere. */
const pauseMs = 100;
/** The time for which it waits for jobs that run elsewhere: longer than most of them take. */
const waitMs = 60_000;

/** The lease of one process on all jobs: no scheduler runs any of them until `release`. */
export interface AllJobs {
  /** False once the lease was lost, because this process hung for longer than it lasts. */
  readonly isHeld: () => boolean;
  readonly release: () => Promise<void>;
}

/**
 * Claims all jobs, due or not, and waits for the ends of those that run. `purpose` names a row beside them, so that the second of
 * two callers knows of the first. `taken`: another caller has all jobs. `busy`: one of them does not end.
 */
export async function claimAllJobs(
  { db }: Pick<Database, 'db'>,
  systemClock: Clock,
  purpose: string,
  names: readonly string[],
): Promise<AllJobs | 'taken' | 'busy'> {
  const lease = randomUUID();
  const at = (ms = 0) => sql`${new Date(systemClock.now().getTime() + ms).toISOString()}::timestamptz`;
  const wanted = JSON.stringify([purpose, ...names]);
  const claim = async (among: string): Promise<number> => {
    const { rows } = await db.execute(sql`
      update jobs set lease = ${lease}, lease_ends_at = ${at(leaseMs)}
      where name in (select jsonb_array_elements_text(${among}::jsonb))
        and (lease is null or lease = ${lease} or lease_ends_at <= ${at()})
      returning name`);
    return rows.length;
  };
  const release = async () =>
    void (await db.execute(sql`update jobs set lease = null, lease_ends_at = null where lease = ${lease}`));
  await registerJobs(db, [{ name: purpose }, ...names.map((name) => ({ name }))], systemClock.now());
  if ((await claim(JSON.stringify([purpose]))) === 0) return 'taken';
  const until = performance.now() + waitMs;
  while ((await claim(wanted)) <= names.length) {
    if (performance.now() > until) {
      await release();
      return 'busy';
    }
    await sleep(pauseMs);
  }
  let held = true;
  const renewal = setInterval(() => {
    void claim(wanted).then(
      (count) => (held &&= count === names.length + 1),
      // The next renewal comes before the lease ends.
      () => undefined,
    );
  }, renewMs).unref();
  return {
    isHeld: () => held,
    release: async () => {
      clearInterval(renewal);
      await release();
    },
  };
}
