import { eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../../platform/database/database.ts';

const rowsPerStatement = 500;

type Columns = Record<string, unknown>;

/** The columns that a row contains. Undefined columns stay unchanged. */
export type Named<Row extends Columns> = { [Name in keyof Row]?: Row[Name] };

interface Besides<Row extends Columns> {
  /** Fills the missing columns of a new row; the table's defaults fill the rest. */
  readonly whenNew?: (row: Named<Row>) => Named<Row>;
  /** Additional or different assignments when the row already exists. */
  readonly whenStored?: (row: Named<Row>) => Readonly<Record<string, SQL>>;
}

/** Inserts new rows completely and updates only the given columns of existing ones. Rows may contain different columns. */
export async function upsert<Row extends Columns>(
  tx: Db,
  table: PgTable & { readonly $inferInsert: Row },
  key: PgColumn,
  rows: readonly Named<Row>[],
  { whenNew = () => ({}), whenStored = () => ({}) }: Besides<Row> = {},
): Promise<void> {
  const keyName = Object.entries(getTableColumns(table)).find(([, { name }]) => name === key.name)?.[0] ?? '';
  const keyOf = (row: Named<Row>) => String(row[keyName]);
  const stored = await storedKeys(tx, key, rows.map(keyOf));
  const fresh = rows.filter((row) => !stored.has(keyOf(row)));
  for (let at = 0; at < fresh.length; at += rowsPerStatement) {
    const whole = fresh.slice(at, at + rowsPerStatement).map((row) => ({ ...whenNew(row), ...named(row) }));
    await tx.insert(table).values(whole);
  }
  for (const row of rows.filter((one) => stored.has(keyOf(one)))) {
    const set = { ...named(row), ...whenStored(row) };
    // The type is safe, because these are the table's own columns.
    await tx
      .update(table)
      .set(set as never)
      .where(eq(key, keyOf(row)));
  }
}

/** Returns which of the keys exist. */
export async function storedKeys(tx: Db, key: PgColumn, keys: readonly string[]): Promise<Set<string>> {
  const stored = new Set<string>();
  for (let at = 0; at < keys.length; at += rowsPerStatement) {
    const some = keys.slice(at, at + rowsPerStatement);
    const found = await tx.select({ key }).from(key.table).where(inArray(key, some));
    for (const row of found) stored.add(String(row.key));
  }
  return stored;
}

const named = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
