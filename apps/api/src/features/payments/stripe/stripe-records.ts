import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { systemNow } from '../../../platform/database/schema/database-time.ts';
import type { Db } from '../../../platform/database/database.ts';
import { stripeCustomers, stripeIntents } from '../../../platform/database/schema/payments.ts';

export type AskedIntent = typeof stripeIntents.$inferSelect;

/** Records of our Stripe requests, by idempotency key. Each statement commits on its own, before or after a Stripe call. */
export function stripeRecords(db: Db) {
  const read = async (key: string): Promise<AskedIntent | undefined> =>
    (await db.select().from(stripeIntents).where(eq(stripeIntents.key, key)))[0];
  return {
    read,

    /** Creates the record of a key. A concurrent second call returns the existing record. */
    async begin(key: string, cents: number): Promise<AskedIntent | undefined> {
      await db.insert(stripeIntents).values({ key, amountCents: cents }).onConflictDoNothing();
      return read(key);
    },

    /** Marks the intent as confirming. Returns false when the key is abandoned or another caller is confirming it. */
    async mayConfirm(
      key: string,
      asked: Pick<AskedIntent, 'intentId' | 'methodRef' | 'customerRef'>,
    ): Promise<boolean> {
      const noted = await db
        .update(stripeIntents)
        .set({ ...asked, confirmingAt: systemNow })
        .where(
          and(
            eq(stripeIntents.key, key),
            isNull(stripeIntents.confirmingAt),
            isNull(stripeIntents.abandonedAt),
          ),
        )
        .returning({ key: stripeIntents.key });
      return noted.length > 0;
    },

    /** Abandons a key, so that it is never confirmed, unless confirmation has begun. Returns the resulting record. */
    async giveUp(key: string, cents: number): Promise<AskedIntent | undefined> {
      await db
        .insert(stripeIntents)
        .values({ key, amountCents: cents, abandonedAt: systemNow })
        .onConflictDoUpdate({
          target: stripeIntents.key,
          set: { abandonedAt: systemNow },
          setWhere: sql`${stripeIntents.confirmingAt} is null and ${stripeIntents.abandonedAt} is null`,
        });
      return read(key);
    },

    /** Stores the payment method that a charge stored its card as. It was unknown if a confirmation token was charged. */
    async noteMethod(key: string, methodRef: string): Promise<void> {
      await db
        .update(stripeIntents)
        .set({ methodRef })
        .where(and(eq(stripeIntents.key, key), ne(stripeIntents.methodRef, methodRef)));
    },

    /** A card that was stored without a charge, with its customer, whom its charges must name. */
    async noteStored(
      key: string,
      stored: Pick<AskedIntent, 'intentId' | 'methodRef' | 'customerRef'>,
    ): Promise<void> {
      await db
        .insert(stripeIntents)
        .values({ key, amountCents: 0, confirmingAt: systemNow, ...stored })
        .onConflictDoNothing();
    },

    /** The Stripe customer of a card that was stored earlier, or null. */
    async customerOfCard(methodRef: string): Promise<string | null> {
      const [stored] = await db
        .select({ customerRef: stripeIntents.customerRef })
        .from(stripeIntents)
        .where(and(eq(stripeIntents.methodRef, methodRef), isNotNull(stripeIntents.customerRef)))
        .limit(1);
      return stored?.customerRef ?? null;
    },

    async customerOf(owner: string): Promise<string | null> {
      const [known] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.owner, owner));
      return known?.customerRef ?? null;
    },

    async noteCustomer(owner: string, customerRef: string): Promise<void> {
      await db.insert(stripeCustomers).values({ owner, customerRef }).onConflictDoNothing();
    },
  };
}

export type StripeRecords = ReturnType<typeof stripeRecords>;
