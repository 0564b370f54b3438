import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { paymentMethods } from '../../platform/database/schema/payments.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { instalments, registrations } from '../../platform/database/schema/registrations.ts';
import {
  liveMembershipStates,
  liveRegistrationStatuses,
  openInstalmentStatuses,
} from '../../platform/database/schema/statuses.ts';
import type { StoredCard, PaymentProvider } from '../payments/port/provider.ts';

type Provider = PaymentProvider['name'];

const notYours = 'This card cannot be used. Please enter another card.';

/**
 * Stores a card of a user, in the transaction that records the payment. The row has the brand, last four digits, expiry and
 * provider reference. A card stored for a plan can become a saved card, but not the reverse. `owner` selects the user's id.
 */
export async function storeCard(tx: Db, provider: Provider, owner: SQL, card: StoredCard): Promise<void> {
  await tx.execute(sql`
    insert into payment_methods
      (id, user_id, provider, provider_ref, brand, last4, exp_month, exp_year, is_saved)
    select ${randomUUID()}::text, o.user_id, ${provider}::text, ${card.ref}::text, ${card.brand}::text,
      ${card.last4}::text, ${card.expMonth}::smallint, ${card.expYear}::smallint, ${card.as === 'saved'}::boolean
    from (${owner}) o(user_id) where o.user_id is not null
    on conflict (provider, provider_ref) do update
      set is_saved = payment_methods.is_saved or excluded.is_saved
      where payment_methods.user_id = excluded.user_id`);
}

/** Stores a card for the owner of a registration. */
export async function keepCard(
  tx: Db,
  provider: Provider,
  registrationId: string,
  card: StoredCard,
): Promise<void> {
  await storeCard(tx, provider, sql`select user_id from registrations where id = ${registrationId}`, card);
  // The remaining instalments are charged to the card that paid last, because its owner agreed to that.
  await tx.execute(sql`
    update registrations set payment_method_ref = ${card.ref}
    where id = ${registrationId} and plan <> 'full' and payment_method_ref is distinct from ${card.ref}`);
}

/** Throws a field problem when another user stored the card. The provider validates cards that no user has stored. */
export async function requireUsableCard(
  db: Db,
  provider: Provider,
  ref: string | null,
  userId: string | null,
): Promise<void> {
  if (ref === null) return;
  const [stored] = await db
    .select({ userId: paymentMethods.userId })
    .from(paymentMethods)
    .where(named(provider, ref));
  if (stored && stored.userId !== userId) throw fieldProblem({ payment_method_id: [notYours] });
}

/** The saved cards of a user, newest first. A card that was entered and saved twice is listed once. */
export async function savedCards(db: Db, provider: Provider, userId: string) {
  const rows = await db
    .select()
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.userId, userId),
        eq(paymentMethods.provider, provider),
        eq(paymentMethods.isSaved, true),
      ),
    )
    .orderBy(desc(paymentMethods.createdAt), desc(paymentMethods.id));
  const fingerprintColumns = new Map(rows.toReversed().map((row) => [faceOf(row), row]));
  return [...fingerprintColumns.values()].toReversed();
}

/**
 * Removes a saved card and its duplicates: same brand, last four digits and expiry. A card that a plan or a membership still charges
 * stays stored for it. Returns the provider references of the deleted cards, or null when the user has no such card.
 */
export async function unsaveCard(
  tx: Db,
  provider: Provider,
  userId: string,
  ref: string,
): Promise<string[] | null> {
  const mine = await tx
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.userId, userId), eq(paymentMethods.provider, provider)))
    .for('update');
  const card = mine.find(({ providerRef, isSaved }) => providerRef === ref && isSaved);
  if (card === undefined) return null;
  const gone: string[] = [];
  for (const { providerRef } of mine.filter((each) => each.isSaved && faceOf(each) === faceOf(card))) {
    if (await collectsFrom(tx, providerRef)) {
      await tx.update(paymentMethods).set({ isSaved: false }).where(named(provider, providerRef));
    } else {
      await tx.delete(paymentMethods).where(named(provider, providerRef));
      gone.push(providerRef);
    }
  }
  return gone;
}

async function collectsFrom(tx: Db, ref: string): Promise<boolean> {
  const open = await tx
    .select({ id: instalments.id })
    .from(registrations)
    .innerJoin(instalments, eq(instalments.registrationId, registrations.id))
    .where(
      and(
        eq(registrations.paymentMethodRef, ref),
        inArray(registrations.status, [...liveRegistrationStatuses]),
        inArray(instalments.status, [...openInstalmentStatuses]),
      ),
    )
    .limit(1);
  const renewed = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.paymentMethodRef, ref), inArray(memberships.state, [...liveMembershipStates])))
    .limit(1);
  return open.length + renewed.length > 0;
}

const named = (provider: Provider, ref: string) =>
  and(eq(paymentMethods.provider, provider), eq(paymentMethods.providerRef, ref));

const faceOf = ({ brand, last4, expMonth, expYear }: typeof paymentMethods.$inferSelect) =>
  `${brand} ${last4} ${expMonth}/${expYear}`;
