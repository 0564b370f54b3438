import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { idsIn } from '../../platform/database/ids-in.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { importedPeople, importRows } from '../../platform/database/schema/imports.ts';
import { users } from '../../platform/database/schema/people.ts';
import { noPassword } from '../users/people.ts';
import { applyChanges, type ImportRow } from './write-rows.ts';

type Kept = NonNullable<ImportRow['kept']>;

/** What it means that a table has rows of a person; the first one names why they stay. Rows of any other table mean `used`. */
const meanings: readonly (readonly [table: string, kept: Kept])[] = [
  ['refresh_families', 'signed_in'],
  ['payments', 'paid'],
  ['credit_entries', 'paid'],
  ['passes', 'paid'],
  ['registrations', 'registered'],
  ['waitlist_entries', 'registered'],
  ['memberships', 'membership'],
  ['person_notes', 'note'],
  ['waiver_acceptances', 'waiver'],
];
/** What an import itself makes of a person. */
const ownTables = ['profiles', 'imported_people'];

/** Takes back some rows of an import: deletes the people that it made, and gives others the values that they had. */
export async function takeBack(tx: Db, rows: readonly ImportRow[], now: Date): Promise<void> {
  const made = rows.flatMap(({ outcome, userId }) => (outcome === 'new' && userId !== null ? [userId] : []));
  const used = await usesOf(tx, made);
  for (const row of rows) {
    const kept = row.outcome === 'new' ? await removePerson(tx, row, used) : await restore(tx, row, now);
    await tx
      .update(importRows)
      .set({ isDone: true, kept, ...(kept === null && row.outcome === 'new' && { userId: null }) })
      .where(and(eq(importRows.importId, row.importId), eq(importRows.line, row.line)));
    if (kept === null && row.userId !== null)
      await tx
        .delete(importedPeople)
        .where(and(eq(importedPeople.importId, row.importId), eq(importedPeople.userId, row.userId)));
  }
}

async function removePerson(
  tx: Db,
  { userId, writtenVersion }: ImportRow,
  used: ReadonlyMap<string, Kept>,
): Promise<Kept | null> {
  if (userId === null) return null;
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (account === undefined) return null;
  const kept =
    (account.passwordHash === noPassword ? undefined : 'signed_in') ??
    used.get(userId) ??
    (account.version === writtenVersion && account.isActive ? null : 'changed');
  if (kept === null) await tx.delete(users).where(eq(users.id, userId));
  return kept;
}

async function restore(tx: Db, { userId, changes }: ImportRow, now: Date): Promise<Kept | null> {
  if (userId === null || changes.length === 0) return null;
  const back = changes.map(({ field, before, after }) => ({ field, before: after, after: before }));
  return (await applyChanges(tx, userId, back, now)) ? null : 'changed';
}

/** Why people cannot go: by every table that refers to accounts. */
async function usesOf(tx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Kept>> {
  if (ids.length === 0) return new Map();
  // Locked, so that nothing refers to them before they are deleted.
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .for('update');
  const references = await readRows(
    z.object({ table: z.string(), column: z.string() }),
    tx.execute(sql`select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass and array_length(c.conkey, 1) = 1`),
  );
  const parts = references
    .filter(({ table }) => !ownTables.includes(table))
    .map(
      ({ table, column }): SQL =>
        sql`select ${table}::text as table, ${sql.identifier(column)} as id from ${sql.identifier(table)}
          where ${sql.identifier(column)} in ${idsIn(ids)}`,
    );
  parts.push(sql`select 'payments' as table, r.user_id as id from payments p
    join registrations r on r.id = p.registration_id where r.user_id in ${idsIn(ids)} and p.status = 'succeeded'`);
  const found = await readRows(
    z.object({ table: z.string(), id: z.string() }),
    tx.execute(sql.join(parts, sql` union `)),
  );
  const reasonFor = (id: string): Kept =>
    meanings.find(([table]) => found.some((one) => one.id === id && one.table === table))?.[1] ?? 'used';
  return new Map(found.map(({ id }) => [id, reasonFor(id)]));
}
