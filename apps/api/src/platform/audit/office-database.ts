import { sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database, Db } from '../database/database.ts';
import type { Guards } from '../database/guards.ts';
import { writeEntry, type Change, type ChangedBy, type WriteEntry } from './audit-entry.ts';

/** Records a change in the transaction that makes it. */
type Record = (change: Change) => Promise<void>;

/** The database as a handler of the office has it: reads that cannot write, and changes that cannot go unrecorded (ADR-116). */
export interface OfficeDatabase {
  /** Runs `work` in a transaction in which the database refuses writes. */
  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` in one transaction that is marked as the team's: the database refuses its commit if it changed an audited column
   * and `record` stored no entry.
   */
  change<Result>(by: ChangedBy, work: (tx: Db, record: Record) => Promise<Result>): Promise<Result>;
}

/** The dependency of an office handler in place of the database. */
export interface OfficeDatabaseDeps {
  readonly office: OfficeDatabase;
}

export function officeDatabase(
  database: Database,
  clock: Clock,
  { write = writeEntry }: Guards<{ write: WriteEntry }> = {},
): OfficeDatabase {
  return {
    read: (work) =>
      database.withTx(async (tx) => {
        await tx.execute(sql`set transaction read only`);
        return work(tx);
      }),
    change: (by, work) =>
      database.withTx(async (tx) => {
        await tx.execute(sql`select set_config('studio.staff_request', ${by.requestId}, true)`);
        return work(tx, (change) => write(tx, by, change, clock.now()));
      }),
  };
}
