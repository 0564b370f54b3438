import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { forgetSessionLists, onPurge } from './list-cache.ts';

const channel = 'session_lists';

/** Combines a burst of registrations into one NOTIFY, because commits with NOTIFY wait for each other. */
const gatherMs = 50;

/**
 * Tells the other processes on this database about reserved and released seats, so that their cached lists are up to date.
 * Correctness does not depend on it: a lost notification delays a list by a second, and registration always reads the database.
 */
export async function fanOutSessionLists(
  database: Pick<Database, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => Promise<void>> {
  const self = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  const notify = () => {
    timer = undefined;
    database.db
      .execute(sql`select pg_notify(${channel}, ${self})`)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'other processes were not notified of changed seats'),
      );
  };
  const stopObserving = onPurge(() => {
    timer ??= setTimeout(notify, gatherMs).unref();
  });
  const stopListening = await database.listen(
    channel,
    (from) => {
      if (from !== self) forgetSessionLists();
    },
    forgetSessionLists,
  );
  return async () => {
    stopObserving();
    clearTimeout(timer);
    await stopListening();
  };
}
