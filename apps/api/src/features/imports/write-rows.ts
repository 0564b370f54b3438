import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  importedPeople,
  importRows,
  type ImportChange,
  type ImportField,
} from '../../platform/database/schema/imports.ts';
import { profiles, users } from '../../platform/database/schema/people.ts';
import { createPerson, noPassword } from '../users/people.ts';
import type { ImportRecord } from './import-record.ts';
import { peopleOf } from './known-people.ts';
import { tagsIn, tagsText } from './plan-rows.ts';

export type ImportRow = typeof importRows.$inferSelect;

/** The columns of a profile that an import writes. */
const profileColumns = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  date_of_birth: 'dateOfBirth',
  waiver_claimed_on: 'waiverClaimedOn',
} as const;
const isOfProfile = (field: ImportField): field is keyof typeof profileColumns =>
  Object.hasOwn(profileColumns, field);

/** Writes one row of a plan. Nobody is emailed. */
export async function writeRow(tx: Db, record: ImportRecord, row: ImportRow, now: Date): Promise<void> {
  const userId = row.outcome === 'new' ? await addPerson(tx, row) : row.userId;
  if (userId === null) throw new Error('the row has no person');
  if (row.outcome === 'changed') await applyChanges(tx, userId, row.changes, now);
  if (row.sourceId !== null)
    await tx
      .insert(importedPeople)
      .values({ source: record.source ?? '', sourceId: row.sourceId, userId, importId: record.id })
      .onConflictDoNothing();
  const [written] = await tx.select({ version: users.version }).from(users).where(eq(users.id, userId));
  await tx
    .update(importRows)
    .set({ isDone: true, userId, writtenVersion: written?.version ?? null })
    .where(and(eq(importRows.importId, row.importId), eq(importRows.line, row.line)));
}

async function addPerson(tx: Db, { changes, isShared }: ImportRow): Promise<string> {
  const valueOf = (field: ImportField) => changes.find((one) => one.field === field)?.after;
  const address = valueOf('email') ?? null;
  const profile = Object.fromEntries(
    changes.flatMap(({ field, after }) => (isOfProfile(field) ? [[profileColumns[field], after]] : [])),
  );
  const withoutSignIn = { email: null, contactEmail: address, passwordHash: noPassword, ...profile };
  // Somebody may have taken the address since the plan was checked.
  const person =
    (isShared
      ? undefined
      : await createPerson(tx, { ...withoutSignIn, email: address, contactEmail: null })) ??
    (await createPerson(tx, withoutSignIn));
  if (person === undefined) throw new Error('the person was not stored');
  const tags = valueOf('tags');
  if (tags !== undefined)
    await tx
      .update(users)
      .set({ tags: tagsIn(tags) })
      .where(eq(users.id, person.id));
  return person.id;
}

/** Writes fields that still are as the changes found them. Returns whether all were. */
export async function applyChanges(
  tx: Db,
  userId: string,
  changes: readonly {
    readonly field: ImportField;
    readonly before: string | null;
    readonly after: string | null;
  }[],
  now: Date,
): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const stored = (await peopleOf(tx, [userId])).get(userId);
  if (!stored?.isOpen) return false;
  const isAsBefore = ({ field, before }: Pick<ImportChange, 'field' | 'before'>) =>
    field === 'tags'
      ? tagsText(stored.tags) === (before ?? '')
      : isOfProfile(field) && stored[field] === (before ?? '');
  const open = changes.filter(isAsBefore);
  if (open.length > 0) await store(tx, userId, open, stored, now);
  return open.length === changes.length;
}

async function store(
  tx: Db,
  userId: string,
  changes: readonly { readonly field: ImportField; readonly after: string | null }[],
  stored: { readonly first_name: string; readonly last_name: string },
  now: Date,
): Promise<void> {
  const emptyOf = (field: ImportField) =>
    field === 'date_of_birth' || field === 'waiver_claimed_on' ? null : '';
  const values = Object.fromEntries(
    changes.flatMap(({ field, after }) =>
      isOfProfile(field) ? [[profileColumns[field], after ?? emptyOf(field)]] : [],
    ),
  );
  const names = { ...stored, ...Object.fromEntries(changes.map(({ field, after }) => [field, after ?? ''])) };
  const nameOf = (of: typeof stored) => `${of.first_name} ${of.last_name}`.trim();
  await tx.insert(profiles).values({ userId }).onConflictDoNothing();
  await tx
    .update(profiles)
    .set({
      ...values,
      updatedAt: now,
      // A name that the person chose to show stays.
      displayName: sql`case when ${profiles.displayName} in ('', ${nameOf(stored)}) then ${nameOf(names)} else ${profiles.displayName} end`,
    })
    .where(eq(profiles.userId, userId));
  const tags = changes.find(({ field }) => field === 'tags');
  await tx
    .update(users)
    .set({
      ...(tags && { tags: tagsIn(tags.after) }),
      version: sql`${users.version} + 1`,
      updatedAt: now,
    })
    .where(eq(users.id, userId));
}
