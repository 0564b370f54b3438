import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { studioClocks } from '../database/schema/clock.ts';
import type { Clock } from '../clock/clock.ts';

/** The NOTIFY channel. The payload is empty: each process reads the offset again. */
const channel = 'studio_clock';

/** The clock of a studio that is not in production: the real time and the offset in the database (ADR-144). */
export interface StudioClock extends Clock {
  /** The milliseconds by which the studio's time is ahead of the real time; negative if it is behind. */
  readonly aheadMs: () => number;
  /** The milliseconds by which the clock was moved since the studio began. */
  readonly movedMs: () => number;
  /** Moves the clock forward by `ms`, in every process, and empties the caches. Returns when the database has the new offset. */
  readonly advance: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Reads the clock's row. */
export async function storedClock({ db }: Pick<Database, 'db'>): Promise<typeof studioClocks.$inferSelect> {
  const [row] = await db.select().from(studioClocks);
  if (row === undefined) throw new Error('the row of the studio clock is missing');
  return row;
}

interface Following {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Empties the caches of this process, after every move that it learns of. */
  readonly onMove: () => void;
}

/** Opens the clock that the database holds, and follows what other processes do to it. */
export async function openStudioClock(
  database: Pick<Database, 'kind' | 'db' | 'listen'>,
  systemClock: Clock,
  { log, onMove }: Following,
): Promise<StudioClock> {
  let { setMs, movedMs } = await storedClock(database);
  const take = (row: { setMs: number; movedMs: number }) => {
    if (row.setMs === setMs && row.movedMs === movedMs) return;
    ({ setMs, movedMs } = row);
    onMove();
  };
  const follow = () => {
    storedClock(database).then(take, (error: unknown) =>
      log.error({ err: error }, 'the clock of the studio could not be read'),
    );
  };
  // The embedded database has one process.
  const stop =
    database.kind === 'postgres' ? await database.listen(channel, follow, follow) : async () => undefined;
  follow();
  return {
    now: () => new Date(systemClock.now().getTime() + setMs + movedMs),
    aheadMs: () => setMs + movedMs,
    movedMs: () => movedMs,
    advance: async (ms) => {
      const [row] = await database.db
        .update(studioClocks)
        .set({ movedMs: sql`${studioClocks.movedMs} + ${ms}` })
        .returning();
      if (row !== undefined) take(row);
      await database.db.execute(sql`select pg_notify(${channel}, '')`);
    },
    close: stop,
  };
}
