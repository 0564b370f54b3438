import type { FastifyBaseLogger } from 'fastify';
import { repairAtStart } from '../features/booking/registration/reconcile.ts';
import { reconcileGiftCards } from '../features/gift-cards/gift-card-good.ts';
import { reconcileMemberships } from '../features/memberships/membership-good.ts';
import { reconcilePasses } from '../features/passes/pass-good.ts';
import { runAll } from '../platform/jobs/job-run.ts';
import { startJobs, type ObserveRun } from '../platform/jobs/scheduler.ts';
import { fanOutSessionLists } from '../platform/list-cache/list-fan-out.ts';
import { startSender } from '../platform/mail/smtp-sender.ts';
import { startTextSender } from '../platform/sms/text-sender.ts';
import type { Deps } from './dependencies.ts';
import { jobs } from './jobs.ts';

/** Starts all background work. Returns a function that stops it and waits for the work in progress. */
export async function startBackground(
  deps: Deps,
  log: FastifyBaseLogger,
  onJobRun?: ObserveRun,
): Promise<() => Promise<void>> {
  const { database, settings } = deps;
  // A failed repair must not prevent the server from starting. The `reconcile` job retries it.
  const ownerIsDead = database.kind === 'pglite';
  const repairs = [
    () => repairAtStart(deps),
    () => reconcileMemberships(deps, { ownerIsDead }),
    () => reconcilePasses(deps, { ownerIsDead }),
    () => reconcileGiftCards(deps, { ownerIsDead }),
  ];
  await runAll(repairs).catch((error: unknown) =>
    log.error({ err: error }, 'the repair at the start failed'),
  );
  const stops = [
    await startJobs(deps, log, jobs, onJobRun),
    // The embedded database has only one process, so there is nothing to fan out to.
    ...(database.kind === 'postgres' ? [await fanOutSessionLists(database, log)] : []),
    ...(settings.sms.provider === 'none' ? [] : [startTextSender(database, settings.sms, deps, log)]),
    ...(settings.mail.via === 'smtp' ? [startSender(database, settings.mail, deps, log)] : []),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
