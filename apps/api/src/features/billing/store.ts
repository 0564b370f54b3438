import { eq } from 'drizzle-orm';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { billingAddresses } from '../../platform/database/schema/people.ts';
import { requireOpen, type RequireOpen } from '../users/require-open.ts';

export type BillingRow = typeof billingAddresses.$inferSelect;
/** The editable fields of the address. They are validated together, because the rules depend on the country. */
export type BillingFields = Pick<
  BillingRow,
  'address' | 'address2' | 'city' | 'state' | 'postalCode' | 'country'
>;

/** Returns the user's address. Throws `not_found` when there is none (SPEC-B 7.3). */
export async function billingOf(db: Db, userId: string): Promise<BillingRow> {
  const [row] = await db.select().from(billingAddresses).where(eq(billingAddresses.userId, userId));
  if (row === undefined) throw problem('not_found');
  return row;
}

/**
 * Stores the first address under the given id. The table holds one per user, even under concurrency. A second address
 * throws a problem, except on a retry with the same id. A closed account throws too.
 */
export async function addBilling(
  tx: Db,
  address: BillingFields & Pick<BillingRow, 'id' | 'userId'>,
  now: Date,
  { open = requireOpen }: Guards<{ open: RequireOpen }> = {},
): Promise<BillingRow> {
  await open(tx, address.userId);
  const [row] = await tx
    .insert(billingAddresses)
    .values({ ...address, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: billingAddresses.userId })
    .returning();
  if (row) return row;
  const there = await billingOf(tx, address.userId);
  if (there.id !== address.id) throw problem('billing_address_exists');
  return there;
}

/** Replaces the fields of the user's address. Throws `not_found` when there is none. */
export async function changeBilling(
  db: Db,
  userId: string,
  fields: BillingFields,
  now: Date,
): Promise<BillingRow> {
  const [row] = await db
    .update(billingAddresses)
    .set({ ...fields, updatedAt: now })
    .where(eq(billingAddresses.userId, userId))
    .returning();
  if (row === undefined) throw problem('not_found');
  return row;
}

/** Removes the user's address. Throws `not_found` when there is none. */
export async function removeBilling(db: Db, userId: string): Promise<void> {
  const removed = await db
    .delete(billingAddresses)
    .where(eq(billingAddresses.userId, userId))
    .returning({ id: billingAddresses.id });
  if (removed.length === 0) throw problem('not_found');
}
