import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Db } from './database.ts';
import { listenPostgres, type Probing } from './listen-postgres.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { withoutNesting } from './no-nesting.ts';
import { assertPoolerSettings } from './pooler.ts';
import { lostRaces, sqlStateOf } from './sql-state.ts';

/**
 * The prepared statements are few, and their parameters change no plan. PostgreSQL would compare the plan for the parameters with the
 * general one, and on a young database plan anew with each call, which takes longer than the statement.
 */
const plans = '-c plan_cache_mode=force_generic_plan';

/** An arbitrary advisory lock id, so that one process migrates at a time. */
const migrationLock = 4_100_200;

// drizzle uses the global parsers, not the pool's. Counts and sums become numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * A machine that crashes or hangs in a transaction must not keep a session's row locked. Otherwise that session sells no
 * seats until the network times out, which takes hours.
 */
const timeLimits = '-c idle_in_transaction_session_timeout=30s -c lock_timeout=10s -c statement_timeout=30s';
/** Overrides the defaults of the role and the database. */
const noTimeLimits = '-c idle_in_transaction_session_timeout=0 -c lock_timeout=0 -c statement_timeout=0';

/**
 * The server's own limits do not help when the server itself disappears: the network reports that only after about 15
 * minutes. Longer than the statement timeout, in milliseconds.
 */
const silenceMs = 35_000;
/** A health check must fail sooner. */
const pingMs = 5_000;

interface Options {
  readonly poolSize?: number | undefined;
  /** A pooler in transaction mode that serves statements and transactions. LISTEN and migrations need `url`, the server itself. */
  readonly poolerUrl?: string | undefined;
  readonly onError?: (error: Error) => void;
  /** Limits the time of statements, which is the default. */
  readonly isLimited?: boolean;
  /** The time that a statement and a ping may go without a response, in milliseconds. */
  readonly silence?: { readonly statement: number; readonly ping: number };
  /** Of the listening connection. */
  readonly probing?: Probing;
}

/** Opens a connection pool to a PostgreSQL server. `onError` receives errors of idle connections. */
export async function openPostgres(
  url: string,
  {
    poolSize = 10,
    poolerUrl,
    onError = () => {},
    isLimited = true,
    silence = { statement: silenceMs, ping: pingMs },
    probing,
  }: Options = {},
): Promise<Database> {
  await migratePostgres(url, onError);
  const pool = new pg.Pool({
    ...poolOptions(poolerUrl ?? url, { poolSize, silence: isLimited ? silence.statement : 0 }),
    // A pooler rejects them.
    ...(poolerUrl !== undefined && { options: undefined }),
  });
  // Without this handler, a restart of the server raises one uncaught exception per connection.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  if (poolerUrl !== undefined) {
    try {
      await assertPoolerSettings(pool, poolerUrl);
    } catch (error) {
      await pool.end();
      throw error;
    }
  }
  return {
    kind: 'postgres',
    db: asDb(drizzle(pool)),
    withTx: (work) => withoutNesting(() => runAndRepeat(pool, work)),
    // Another connection behind a pooler would not know the name.
    prepared: preparedOn(pool, poolerUrl === undefined ? mostNames : 0),
    listen: (channel, onPayload, onReconnect) =>
      listenPostgres(url, channel, { onPayload, onReconnect, onError }, probing),
    pool: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      limit: poolSize,
    }),
    ping: async () => void (await pool.query(asPing(silence.ping))),
    close: () => pool.end(),
  };
}

/** A connection pool with the time limits of this server. `silence` is in milliseconds; 0 stands for no limits at all. */
export function poolOptions(
  url: string,
  { poolSize, silence }: { readonly poolSize: number; readonly silence: number },
): pg.PoolConfig {
  return {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    query_timeout: silence,
    options: `-c timezone=UTC ${plans} ${silence === 0 ? noTimeLimits : timeLimits}`,
  };
}

// The pg types declare `query_timeout` for the whole client only, not for one query.
const asPing = (query_timeout: number): pg.QueryConfig =>
  ({ text: 'select 1', query_timeout }) as pg.QueryConfig;

/** The most prepared statements per connection. */
const mostNames = 50;

/** Prepares statements under a name for their text. A text that changes with each call is not worth preparing. */
export function preparedOn(pool: pg.Pool, namesLimit = mostNames): Database['prepared'] {
  const dialect = new PgDialect();
  const names = new Map<string, string>();
  return async (statement) => {
    const { sql: text, params: values } = dialect.sqlToQuery(statement);
    if (!names.has(text) && names.size < namesLimit) names.set(text, `statement_${names.size}`);
    const name = names.get(text);
    const { rows } = await pool.query({ text, values, ...(name === undefined ? {} : { name }) });
    return { rows };
  };
}

/**
 * The most times that a transaction that PostgreSQL gave up runs again, after a pause that grows and differs between the rivals.
 */
const mostRepeats = 3;
const repeatPauseMs = 20;

/** Runs a transaction again that lost a race for locks: nothing of it was stored. */
async function runAndRepeat<Result>(pool: pg.Pool, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await runInTransaction(pool, work);
    } catch (error) {
      if (repeats === mostRepeats || !lostRaces.includes(sqlStateOf(error) ?? '')) throw error;
      await setTimeout(repeatPauseMs * 2 ** repeats * (0.5 + Math.random()));
    }
  }
}

/**
 * Our own transaction, because drizzle's leaves the pool unusable when a connection breaks during BEGIN (upstream 6241,
 * 6114, 6023). A failed client is released as broken, so that the pool replaces it.
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

const withoutLimits = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };

/** Migrates on a connection without timeouts, because a large table or another migrating process may take long. */
async function migratePostgres(url: string, onError: (error: Error) => void): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    // From the first statement on, which may be slower than the limits of the role or the database.
    options: `-c timezone=UTC ${Object.entries(withoutLimits)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' ')}`,
  });
  client.on('error', onError);
  try {
    await client.connect();
    // Overrides the options of the URL, too.
    await client.query(
      Object.entries(withoutLimits)
        .map(([name, value]) => `set ${name} = ${value}`)
        .join('; '),
    );
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    // Closing the connection always releases the advisory lock.
    await client.end();
  }
}

// Both drivers return `rows` for statements, which is all that `Db` promises.
export const asDb = (handle: unknown): Db => handle as Db;
