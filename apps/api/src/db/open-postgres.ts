import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { listenPostgres, type Probing } from './listen-postgres.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { withoutNesting } from './no-nesting.ts';

/** Any number that only we use: one migrating process at a time. */
const MIGRATION_LOCK = 4_100_200;

// drizzle asks the global parsers, not the pool's: counts and sums come as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A machine that vanishes in the middle of a transaction, or waits for what never comes, must not hold a session's row, and
 * with it every sale of that session, until the network notices: hours.
 */
const timeLimits = '-c idle_in_transaction_session_timeout=30s -c lock_timeout=10s -c statement_timeout=30s';

/**
 * The server's own limits end with the server: of one that has vanished without a word the network would tell after a quarter of
 * an hour. Longer than its limit on a statement, in milliseconds.
 */
const silenceMs = 35_000;
/** Whether the database answers is to be known sooner. */
const pingMs = 5_000;

interface Options {
  readonly poolSize?: number | undefined;
  readonly onError?: (error: Error) => void;
  /** How long a statement may go without any answer, and a ping; in milliseconds. */
  readonly silence?: { readonly statement: number; readonly ping: number };
  /** Of the connection that listens. */
  readonly probing?: Probing;
}

/** A pool over a PostgreSQL server. `onError` hears of connections that broke while nobody used them. */
export async function openPostgres(
  url: string,
  {
    poolSize = 10,
    onError = () => {},
    silence = { statement: silenceMs, ping: pingMs },
    probing,
  }: Options = {},
): Promise<Database> {
  await migratePostgres(url, onError);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: silence.statement,
    options: `-c timezone=UTC ${timeLimits}`,
  });
  // Without these a restart of the server raises one uncaught exception per connection.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return {
    kind: 'postgres',
    db: asDb(drizzle(pool)),
    withTx: (work) => withoutNesting(() => runInTransaction(pool, work)),
    prepared: preparedOn(pool),
    listen: (channel, hear, again) => listenPostgres(url, channel, { hear, again, onError }, probing),
    ping: async () => void (await pool.query(asPing(silence.ping))),
    close: () => pool.end(),
  };
}

// The types of pg know the limit of all statements only, not that of one.
const asPing = (query_timeout: number): pg.QueryConfig =>
  ({ text: 'select 1', query_timeout }) as pg.QueryConfig;

/** Statements kept by name on each connection. */
const MOST_NAMES = 50;

/** Statements by a name that stands for their text; one that is built anew each time is not worth a name. */
function preparedOn(pool: pg.Pool): Database['prepared'] {
  const dialect = new PgDialect();
  const names = new Map<string, string>();
  return async (statement) => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement);
    if (!names.has(text) && names.size < MOST_NAMES) names.set(text, `statement_${names.size}`);
    const name = names.get(text);
    const { rows } = await pool.query({ text, values, ...(name === undefined ? {} : { name }) });
    return { rows };
  };
}

/**
 * Our own transaction: drizzle's leaves the pool dead when a connection breaks during BEGIN (upstream 6241, 6114, 6023).
 * A client that failed is given back as broken, so that the pool replaces it.
 */
async function runInTransaction<Result>(pool: pg.Pool, work: (tx: Db) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(asDb(drizzle(client)));
    await client.query('commit');
    return result;
  } catch (error) {
    try {
      await client.query('rollback');
    } catch (failure) {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

/** On a connection without limits: a large table takes its time, and so does whoever migrates before us. */
async function migratePostgres(url: string, onError: (error: Error) => void): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC',
  });
  client.on('error', onError);
  try {
    await client.connect();
    // Whatever the role, the database or its address say.
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    );
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    await client.end();
  }
}

// Both drivers answer statements with `rows`, which is all that `Db` promises of them.
const asDb = (handle: unknown): Db => handle as Db;
