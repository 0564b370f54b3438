import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { giveRefund, type LockPayment } from '../money/give-refund.ts';
import { hashOfCode, newCode } from './code.ts';
import { redeemGiftCard, type FindByCode } from './redeem.ts';

let server: TestServer;
let people: Person[];
let owner: Person;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 15 }) });
  await seedStudio(server.database);
  owner = await aTeamMember(server, 'owner');
  people = await Promise.all(Array.from({ length: 6 }, () => aMember(server)));
});
afterAll(() => server?.close());

/** A gift card of $50 that was paid and sent. */
async function aSentCard(): Promise<{ code: string; paymentId: string }> {
  const { db } = server.database;
  const [code, paymentId] = [newCode(), randomUUID()];
  const [card] = await db
    .insert(giftCards)
    .values({
      status: 'sent',
      amountCents: 5000,
      codeHash: hashOfCode(code),
      recipientName: 'Renée',
      recipientEmail: `${randomUUID()}@demo.test`,
      senderName: 'Tanya',
      senderEmail: 'tanya@demo.test',
      message: '',
      sentAt: server.clock.now(),
    })
    .returning();
  if (card === undefined) throw new Error('no gift card');
  await db.insert(payments).values({
    id: paymentId,
    giftCardId: card.id,
    kind: 'charge',
    amountCents: 5000,
    status: 'succeeded',
    provider: 'sandbox',
    providerRef: paymentId,
    idempotencyKey: paymentId,
  });
  return { code, paymentId };
}

const redeem = (userId: string, code: string, find?: FindByCode) =>
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
  );

const refund = (paymentId: string, lock?: LockPayment) =>
  giveRefund(
    {
      caller: { userId: owner.id, role: 'owner' },
      requestId: randomUUID(),
      params: { id: paymentId },
      body: { amount: '50.00', destination: 'cash', reason: 'Changed their mind.' },
    } as never,
    server.deps,
    { lock },
  );

const fulfilled = async (all: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;

/** All people redeem one gift card at once. Returns how many got it, and what they have together. */
async function redeemAtOnce(find?: FindByCode): Promise<[redeemed: number, cents: number]> {
  const { code } = await aSentCard();
  const before = await credit();
  const redeemed = await fulfilled(people.map(({ id }) => redeem(id, code, find)));
  return [redeemed, (await credit()) - before];
}

/** A member redeems a gift card while the team refunds it. Returns how many of the two succeeded, and the cents that both got. */
async function redeemAndRefund(guards: { find?: FindByCode; lock?: LockPayment } = {}) {
  const { code, paymentId } = await aSentCard();
  const before = await credit();
  const done = await fulfilled([
    redeem(people[0]?.id ?? '', code, guards.find),
    refund(paymentId, guards.lock),
  ]);
  const [back] = await server.database.db.select().from(payments).where(eq(payments.refundOfId, paymentId));
  return { done, cents: (await credit()) - before + (back?.amountCents ?? 0) };
}

/** Reads a card without its lock, and slowly enough for the others to read it, too. */
const unlocked: FindByCode = async (tx, codeHash) => {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.codeHash, codeHash));
  await tx.execute(sql`select pg_sleep(0.5)`);
  return card;
};

async function credit(): Promise<number> {
  const { rows } = await server.database.db.execute<{ cents: number }>(
    sql`select coalesce(sum(cents), 0)::int as cents from credit_entries`,
  );
  return rows[0]?.cents ?? 0;
}

describe('a gift card that somebody redeems while the team refunds it', () => {
  it('becomes credit or goes back, but never both', async () => {
    for (let round = 0; round < 10; round += 1)
      expect(await redeemAndRefund()).toEqual({ done: 1, cents: 5000 });
  });

  it('becomes credit and goes back without the locks (positive control)', async () => {
    const lock = () => Promise.resolve();
    expect(await redeemAndRefund({ find: unlocked, lock })).toEqual({ done: 2, cents: 10_000 });
  });
});

describe('a gift card that several people redeem at once', () => {
  it('becomes the credit of one of them', async () => {
    expect(await redeemAtOnce()).toEqual([1, 5000]);
  });

  /** The last test, because it removes the index that decides without the lock. */
  it('becomes the credit of several without the lock and the index (positive control)', async () => {
    await server.database.db.execute(sql`drop index credit_entries_gift_card`);
    const [redeemed, cents] = await redeemAtOnce(unlocked);
    expect(redeemed).toBeGreaterThan(1);
    expect(cents).toBeGreaterThan(5000);
  });
});
