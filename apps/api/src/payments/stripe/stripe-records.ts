import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { stripeCustomers, stripeIntents } from '../../db/schema/payments.ts';

export type AskedIntent = typeof stripeIntents.$inferSelect;

/** What was asked of Stripe, by our key. Its statements are transactions of their own, before and after each call. */
export function stripeRecords(db: Db) {
  const read = async (key: string): Promise<AskedIntent | undefined> =>
    (await db.select().from(stripeIntents).where(eq(stripeIntents.key, key)))[0];
  return {
    read,

    /** Opens the page of a key; whoever comes second reads what stands there. */
    async begin(key: string, cents: number): Promise<AskedIntent | undefined> {
      await db.insert(stripeIntents).values({ key, amountCents: cents }).onConflictDoNothing();
      return read(key);
    },

    /** Notes that the intent will be confirmed this moment. False: it is given up, or somebody else confirms it. */
    async mayConfirm(
      key: string,
      asked: Pick<AskedIntent, 'intentId' | 'methodRef' | 'customerRef'>,
    ): Promise<boolean> {
      const noted = await db
        .update(stripeIntents)
        .set({ ...asked, confirmingAt: sql`now()` })
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

    /** From now on the key is never confirmed, unless that has begun: the page as it stands afterwards. */
    async giveUp(key: string, cents: number): Promise<AskedIntent | undefined> {
      await db
        .insert(stripeIntents)
        .values({ key, amountCents: cents, abandonedAt: sql`now()` })
        .onConflictDoUpdate({
          target: stripeIntents.key,
          set: { abandonedAt: sql`now()` },
          setWhere: sql`${stripeIntents.confirmingAt} is null and ${stripeIntents.abandonedAt} is null`,
        });
      return read(key);
    },

    /** With whom Stripe keeps a card that was kept before. */
    async customerOfCard(methodRef: string): Promise<string | null> {
      const [kept] = await db
        .select({ customerRef: stripeIntents.customerRef })
        .from(stripeIntents)
        .where(and(eq(stripeIntents.methodRef, methodRef), isNotNull(stripeIntents.customerRef)))
        .limit(1);
      return kept?.customerRef ?? null;
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
