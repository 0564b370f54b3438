import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database.ts';
import { forgetSessionLists, onPurge } from './list-cache.ts';

const channel = 'session_lists';

/** A rush of registrations is told once: NOTIFY makes commits wait for each other. */
const gatherMs = 50;

/**
 * Tells the other processes on this database that places were taken or freed, and hears them, so that their lists are not a
 * second old. Nothing depends on it: a lost word costs that second, and registering always asks the database.
 */
export async function fanOutSessionLists(
  database: Pick<Database, 'db' | 'listen'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => Promise<void>> {
  const self = randomUUID();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    timer = undefined;
    database.db
      .execute(sql`select pg_notify(${channel}, ${self})`)
      .catch((error: unknown) => log.warn({ err: error }, 'other processes were not told of taken places'));
  };
  const stopObserving = onPurge(() => {
    timer ??= setTimeout(tell, gatherMs).unref();
  });
  const stopHearing = await database.listen(
    channel,
    (from) => {
      if (from !== self) forgetSessionLists();
    },
    forgetSessionLists,
  );
  return async () => {
    stopObserving();
    clearTimeout(timer);
    await stopHearing();
  };
}
