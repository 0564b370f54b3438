import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as z from 'zod';
import type { Database } from './database.ts';
import { asDb, poolOptions, preparedOn } from './open-postgres.ts';
import { readRows } from './read-rows.ts';
import { ReplicaFreshness } from './replica-freshness.ts';

/** The greatest age of a replica's data, in milliseconds. With older data, reads go to the primary. */
const mostLagMs = 2_000;
/** The interval at which the positions of both servers are compared. */
const pollMs = 250;
/** A replica that responds more slowly would make pages slower than the primary does. */
const silenceMs = 2_000;

/** A server that is not a replica has replayed nothing. */
const positionRow = z.object({ position: z.string().nullable() });

/** A copy of the database that PostgreSQL keeps current by streaming replication. It only serves reads. */
export interface Replica {
  readonly database: Database;
  /** True if the replica contains everything that was committed before `since` (`performance.now()`), and lags little. */
  isUsable(since: number): boolean;
  /** The age of its data in milliseconds; Infinity while it is unknown. */
  lagMs(): number;
  /** Reads stay away from the replica until the positions have been compared again. */
  distrust(): void;
  close(): Promise<void>;
}

interface Options {
  readonly onError: (error: Error) => void;
  readonly poolSize?: number;
  readonly mostLag?: number;
}

/**
 * Opens a replica of `primary`. A replica that cannot be reached is not an error: it becomes usable when it responds, and until
 * then the primary serves all reads.
 */
export function openReplica(
  url: string,
  primary: Database,
  { onError, poolSize = 10, mostLag = mostLagMs }: Options,
): Replica {
  const pool = new pg.Pool({
    ...poolOptions(url, { poolSize, silence: silenceMs }),
    connectionTimeoutMillis: silenceMs,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  let freshness = new ReplicaFreshness();
  let responds = true;
  let closed = false;

  async function compare(): Promise<void> {
    const at = performance.now();
    const [written] = await readRows(
      positionRow,
      primary.db.execute(sql`select pg_current_wal_flush_lsn()::text as position`),
    );
    const [replayed] = await readRows(
      positionRow,
      pool.query('select pg_last_wal_replay_lsn()::text as position'),
    );
    if (!written?.position || !replayed?.position)
      throw new Error('DATABASE_REPLICA_URL does not name a replica: it replays no log of a primary.');
    freshness.record(at, written.position, replayed.position);
  }

  const polling = (async () => {
    while (!closed) {
      try {
        await compare();
        responds = true;
      } catch (error) {
        // One line for each outage, not one for each attempt.
        if (responds && !closed) onError(error instanceof Error ? error : new Error(String(error)));
        responds = false;
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs).unref());
    }
  })();

  const lagMs = () => performance.now() - freshness.asOf;
  return {
    database: {
      kind: 'postgres',
      db: asDb(drizzle(pool)),
      prepared: preparedOn(pool),
      withTx: () => Promise.reject(new Error('A replica takes no transactions.')),
      listen: () => Promise.reject(new Error('A replica has no notifications.')),
      ping: async () => void (await pool.query('select 1')),
      close: () => pool.end(),
    },
    isUsable: (since) => responds && lagMs() <= mostLag && freshness.asOf > since,
    lagMs,
    distrust: () => {
      freshness = new ReplicaFreshness();
    },
    close: async () => {
      closed = true;
      await polling;
      await pool.end();
    },
  };
}
