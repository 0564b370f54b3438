import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';

const ROWS_AT_ONCE = 500;

/** Stores rows; one that has the key of a stored one replaces the columns it gives, and sets `then` as well. */
export async function upsert<Table extends PgTable>(
  tx: Db,
  table: Table,
  key: PgColumn,
  rows: readonly Table['$inferInsert'][],
  then: Readonly<Record<string, SQL>> = {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = getTableColumns(table);
  const given = Object.entries(columns).filter(([name, column]) => name in first && column.name !== key.name);
  const set = Object.fromEntries(
    given.map(([name, column]): [string, SQL] => [name, sql.raw(`excluded."${column.name}"`)]),
  );
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    await tx
      .insert(table)
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      // Its columns were taken from the table itself.
      .onConflictDoUpdate({ target: key, set: { ...set, ...then } as never });
  }
}
