import type { FastifyBaseLogger } from 'fastify';
import { startTextSender } from './adapters/sms/text-sender.ts';
import { startSender } from './adapters/mail/smtp-sender.ts';
import type { Deps } from './dependencies.ts';
import { startJobs } from './jobs/scheduler.ts';
import { repairAtStart } from './registrations/repair-at-start.ts';
import { fanOutSessionLists } from './sessions/list-fan-out.ts';

/** What the server does beside answering. Returns what stops all of it and waits for the turn under way. */
export async function startBackground(deps: Deps, log: FastifyBaseLogger): Promise<() => Promise<void>> {
  const { database, clock, settings } = deps;
  // What cannot be repaired now must not keep everybody else from being served; the job goes on with it.
  await repairAtStart(deps).catch((error: unknown) => log.error({ err: error }, 'not all could be repaired'));
  const stops = [
    await startJobs(deps, log),
    // The embedded database has one process.
    ...(database.kind === 'postgres' ? [await fanOutSessionLists(database, log)] : []),
    ...(settings.sms.provider === 'none' ? [] : [startTextSender(database, settings.sms, clock, log)]),
    ...(settings.mail.via === 'smtp' ? [startSender(database, settings.mail, clock, log)] : []),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
