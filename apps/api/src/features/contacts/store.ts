import { problems } from '@detroit-well/api-client/contract';
import { canAddContact, hasOtherPrimary } from '@detroit-well/validation';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { emergencyContacts } from '../../platform/database/schema/people.ts';
import { requireOpen, type RequireOpen } from '../users/require-open.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

export type ContactRow = typeof emergencyContacts.$inferSelect;
/** The editable fields of a contact; `undefined` leaves a field unchanged. */
export type ContactFields = Pick<ContactRow, 'name' | 'relationship' | 'phone' | 'email' | 'isPrimary'>;

/**
 * Serializes changes to a user's contacts, so that a count is still correct when the change is written. Throws a problem
 * when the account is closed.
 */
const lockPerson: RequireOpen = (tx, userId) => requireOpen(tx, userId, 'no key update');

/** Returns a person's contacts: the primary one first, then in the order they were added. Of merged records, one is primary. */
export async function contactsOf(db: Db, userId: string): Promise<ContactRow[]> {
  const rows = await db
    .select()
    .from(emergencyContacts)
    .where(inArray(emergencyContacts.userId, recordsOf(userId)))
    .orderBy(asc(emergencyContacts.createdAt), asc(emergencyContacts.id));
  const [first] = rows
    .filter(({ isPrimary }) => isPrimary)
    .toSorted((a, b) => Number(b.userId === userId) - Number(a.userId === userId));
  return rows
    .map((row) => ({ ...row, isPrimary: row === first }))
    .toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
}

/**
 * Adds a contact under the given id. A retry finds the contact and returns it. Throws for a fourth contact or a second
 * primary.
 */
export async function addContact(
  tx: Db,
  contact: ContactFields & Pick<ContactRow, 'id' | 'userId'>,
  now: Date,
  { lock = lockPerson }: Guards<{ lock: RequireOpen }> = {},
): Promise<ContactRow> {
  await lock(tx, contact.userId);
  const owned = await contactsOf(tx, contact.userId);
  const already = owned.find(({ id }) => id === contact.id);
  if (already) return already;
  if (!canAddContact(owned.map(asRuleInput))) throw atField('contact_limit', 'non_field_errors');
  if (contact.isPrimary) assertNoOtherPrimary(owned);
  const [row] = await tx
    .insert(emergencyContacts)
    .values({ ...contact, createdAt: now, updatedAt: now })
    .returning();
  if (row === undefined) throw new Error('the contact was not stored');
  return row;
}

/** Changes the user's own contact. Another user's contact is not found. Throws for a second primary. */
export async function changeContact(
  tx: Db,
  { id, userId }: Pick<ContactRow, 'id' | 'userId'>,
  change: { [Name in keyof ContactFields]?: ContactFields[Name] | undefined },
  now: Date,
  { lock = lockPerson }: Guards<{ lock: RequireOpen }> = {},
): Promise<ContactRow> {
  await lock(tx, userId);
  const owned = await contactsOf(tx, userId);
  if (!owned.some((contact) => contact.id === id)) throw problem('not_found');
  if (change.isPrimary) assertNoOtherPrimary(owned, id);
  const [row] = await tx
    .update(emergencyContacts)
    .set({ ...change, updatedAt: now })
    .where(own(id, userId))
    .returning();
  if (row === undefined) throw problem('not_found');
  return row;
}

/** Removes the user's own contact. No other contact becomes primary, because the user chooses whom to call first. */
export async function removeContact(
  db: Db,
  { id, userId }: Pick<ContactRow, 'id' | 'userId'>,
): Promise<void> {
  const removed = await db
    .delete(emergencyContacts)
    .where(own(id, userId))
    .returning({ id: emergencyContacts.id });
  if (removed.length === 0) throw problem('not_found');
}

const own = (id: string, userId: string) =>
  and(eq(emergencyContacts.id, id), inArray(emergencyContacts.userId, recordsOf(userId)));

const asRuleInput = ({ id, isPrimary }: ContactRow) => ({ public_id: id, is_primary: isPrimary });

function assertNoOtherPrimary(owned: readonly ContactRow[], id?: string): void {
  if (hasOtherPrimary(owned.map(asRuleInput), id)) throw atField('primary_contact_exists', 'is_primary');
}

const atField = (code: 'contact_limit' | 'primary_contact_exists', field: string) =>
  problem(code, { [field]: [problems[code].text] });
