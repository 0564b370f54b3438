import { sql, type SQL } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Database, Db } from '../src/platform/database/database.ts';

interface Held<Seen, Result> {
  /** The statement that takes the lock. */
  readonly lock: SQL;
  /** The operation that waits for the lock. */
  readonly work: () => Promise<Result>;
  /** How many connections must wait before `look` runs. */
  readonly waiters?: number;
  readonly look: (tx: Db) => Promise<Seen>;
}

/**
 * Starts `work` while a transaction holds a lock. Once the work waits, `look` reads the state in that transaction. The wait is
 * observed in the database itself, so nothing here depends on time.
 */
export async function whileLocked<Seen, Result>(
  { db, withTx }: Database,
  { lock, work, waiters = 1, look }: Held<Seen, Result>,
): Promise<{ seen: Seen; result: Result }> {
  let begin = () => {};
  const mayBegin = new Promise<void>((resolve) => (begin = resolve));
  const holding = withTx(async (tx) => {
    await tx.execute(lock);
    begin();
    await vi.waitFor(
      async () => {
        const { rows } = await db.execute(
          sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows).toHaveLength(waiters);
      },
      { timeout: 30_000, interval: 10 },
    );
    return look(tx);
  });
  await mayBegin;
  const [seen, result] = await Promise.all([holding, work()]);
  return { seen, result };
}
