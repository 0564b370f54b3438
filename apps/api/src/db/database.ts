import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

interface Rows<Row> {
  rows: Row[];
}

/** What both drivers agree on for a statement that drizzle did not build: rows. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** A handle that queries go through: the whole database, or one transaction of it. */
export type Db = PgDatabase<RowsResult>;

/** An open database. Queries outside a transaction use `db`; inside, only what `withTx` hands over. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly db: Db;
  /**
   * Runs `work` in one transaction and commits when it returns. Never await payments, mail or hashing inside: the
   * embedded database is one connection, so everybody would wait. A call inside another call is refused.
   */
  withTx<Result>(work: (tx: Db) => Promise<Result>): Promise<Result>;
  /**
   * Runs one statement on its own, for the few that are asked all the time: PostgreSQL parses and plans it once per
   * connection. Its text has to be the same each time; instants come as the driver gives them.
   */
  prepared<Row extends Record<string, unknown>>(statement: SQL): Promise<Rows<Row>>;
  /**
   * Hears what NOTIFY says on a channel, in whichever process it was said. `again` is called when hearing was interrupted and
   * works again: something may have been missed. Returns what stops it.
   */
  listen(channel: string, hear: (payload: string) => void, again: () => void): Promise<() => Promise<void>>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
