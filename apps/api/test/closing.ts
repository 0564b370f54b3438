import { sql } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import { erasePerson } from '../src/features/account/erase-person.ts';
import { lockOwnSessions } from '../src/features/account/lock-own-sessions.ts';
import type { Person } from './booking.ts';
import type { TestServer } from './server.ts';

/**
 * Closes an account while `work` on it is in progress. The account is erased but not committed until `work`, started at that
 * point, waits for it. Returns how the work ended.
 */
export async function closeDuring(
  { database, deps, clock }: TestServer,
  person: Pick<Person, 'id' | 'email'>,
  work: () => Promise<unknown>,
): Promise<PromiseSettledResult<unknown>> {
  const [erased, blocked] = [signal(), signal()];
  const closing = database.withTx(async (tx) => {
    await lockOwnSessions(tx, person.id);
    await erasePerson(tx, deps, { userId: person.id, email: person.email }, clock.now());
    erased.fire();
    await blocked.fired;
  });
  await Promise.race([erased.fired, closing]);
  const begun = Promise.allSettled([work()]);
  try {
    await waitForBlockedTransaction(database);
  } finally {
    blocked.fire();
  }
  await closing;
  const [ended] = await begun;
  return ended;
}

export function signal() {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => (fire = resolve));
  return { fire: () => fire(), fired };
}

/** Waits until a transaction of this server waits for another one's lock. */
export async function waitForBlockedTransaction({ db }: TestServer['database']): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await setTimeout(10)) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database() limit 1`,
    );
    if (rows.length > 0) return;
  }
  throw new Error('no transaction waits for a lock');
}
