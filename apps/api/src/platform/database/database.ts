import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

/** The result type that both drivers share for raw statements: rows. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A handle for queries: the whole database, or one transaction. */
export type Db = PgDatabase<RowsResult>;

interface PoolFigures {
  readonly open: number;
  /** The open connections that no request uses. */
  readonly idle: number;
  /** Requests that wait for a connection. */
  readonly waiting: number;
  readonly limit: number;
}

/** An open database. Queries outside a transaction use `db`; inside, only the handle that `withTx` passes. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /**
   * Runs `work` in one transaction and commits when it returns. PostgreSQL gives up one of two transactions that wait for each
   * other; `work` then runs again from the start, so it must not change anything outside of the transaction. Never await payments, emails or hashing inside: the
   * embedded database has one connection, so all requests would wait. Nested calls throw.
   */
  withTx<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>;
  /**
   * Runs one statement as a prepared statement, for the few most frequent queries: PostgreSQL parses and plans it once per
   * connection. The text must be the same each time, and instants arrive as the driver returns them. Read rows with `readRows`.
   */
  prepared(statement: SQL): Promise<{ readonly rows: readonly unknown[] }>;
  /**
   * Subscribes to NOTIFY payloads on a channel, from any process. `onReconnect` is called after an interruption, when payloads
   * may have been missed. Returns a function that unsubscribes.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onReconnect: () => void,
  ): Promise<() => Promise<void>>;
  /** The connections of this process. The embedded database has no pool. */
  readonly pool?: () => PoolFigures;
  /** A consistent copy of the whole embedded database, as a tar archive. PostgreSQL has `pg_dump`. */
  readonly dump?: () => Promise<Blob>;
  /** Rejects when the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
