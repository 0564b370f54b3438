import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../database/database.ts';

/** An arbitrary advisory lock id, so that one transaction at a time looks for a slug. */
const slugLock = 4_100_205;

/** The fields that every record of the office has. */
export const keptFields = { id: z.string(), archived: z.boolean(), version: z.number() };

/** Their columns, of the table with this alias. */
export const keptColumns = (alias: string): SQL =>
  sql.raw(`${alias}.id, ${alias}.archived_at is not null as archived, ${alias}.version`);

export const isArchived = (alias: string, archived: boolean | undefined): SQL | undefined =>
  archived === undefined ? undefined : sql.raw(`(${alias}.archived_at is not null) = ${archived}`);

/** The column of an `archived` in a change. */
export const archivedAt = (archived: boolean | undefined, now: Date) =>
  archived === undefined ? {} : { archivedAt: archived ? now : null };

/** The fields of a change that it has, for a statement that sets them. */
export const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

/** The id of the row that an insert returns. */
export function idOf([stored]: readonly { readonly id: string }[]): string {
  if (stored === undefined) throw new Error('the record was not stored');
  return stored.id;
}

/**
 * A slug that no row of the table has: with a number where it is taken. Other transactions that look for one wait until this one
 * ends.
 */
export async function freeSlug(
  tx: Db,
  wanted: string,
  isTaken: (slug: string) => Promise<boolean>,
): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(${slugLock})`);
  let free = wanted;
  for (let number = 2; await isTaken(free); number += 1) free = `${wanted}-${number}`;
  return free;
}
