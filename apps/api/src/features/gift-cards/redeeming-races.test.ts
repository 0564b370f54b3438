import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { hashOfCode, newCode } from './code.ts';
import { redeemGiftCard, type FindByCode } from './redeem.ts';

let server: TestServer;
let people: Person[];
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 15 }) });
  await seedStudio(server.database);
  people = await Promise.all(Array.from({ length: 6 }, () => aMember(server)));
});
afterAll(() => server?.close());

/** All people redeem one gift card of $50 at once. Returns how many got it, and what they have together. */
async function redeemAtOnce(find?: FindByCode): Promise<[redeemed: number, cents: number | undefined]> {
  const code = newCode();
  await server.database.db.insert(giftCards).values({
    status: 'sent',
    amountCents: 5000,
    codeHash: hashOfCode(code),
    recipientName: 'Renée',
    recipientEmail: `${randomUUID()}@demo.test`,
    senderName: 'Tanya',
    senderEmail: 'tanya@demo.test',
    message: '',
    sentAt: server.clock.now(),
  });
  const before = await credit();
  const all = await Promise.allSettled(
    people.map(({ id: userId }) =>
      redeemGiftCard(
        {
          body: { code },
          caller: { userId } as Parameters<typeof redeemGiftCard>[0]['caller'],
          idempotencyKey: undefined,
          operation: 'POST /gift-cards/redeem/',
          params: undefined,
        },
        server.deps,
        find ? { find } : {},
      ),
    ),
  );
  return [all.filter(({ status }) => status === 'fulfilled').length, (await credit()) - before];
}

async function credit(): Promise<number> {
  const { rows } = await server.database.db.execute<{ cents: number }>(
    sql`select coalesce(sum(cents), 0)::int as cents from credit_entries`,
  );
  return rows[0]?.cents ?? 0;
}

describe('a gift card that several people redeem at once', () => {
  it('becomes the credit of one of them', async () => {
    expect(await redeemAtOnce()).toEqual([1, 5000]);
  });

  /** The last test, because it removes the index that decides without the lock. */
  it('becomes the credit of several without the lock and the index (positive control)', async () => {
    await server.database.db.execute(sql`drop index credit_entries_gift_card`);
    const unlocked: FindByCode = async (tx, codeHash) => {
      const [card] = await tx.select().from(giftCards).where(eq(giftCards.codeHash, codeHash));
      // Long enough for the others to read it, too.
      await tx.execute(sql`select pg_sleep(0.5)`);
      return card;
    };
    const [redeemed, cents] = await redeemAtOnce(unlocked);
    expect(redeemed).toBeGreaterThan(1);
    expect(cents).toBeGreaterThan(5000);
  });
});
