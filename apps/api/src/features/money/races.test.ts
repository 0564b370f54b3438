import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { forEver, withFaults } from '../../../test/faulty-payments.ts';
import {
  moneyStudio,
  type MoneyCalls,
  owing,
  paidByCard,
  paidInCash,
  saveCard,
} from '../../../test/money.ts';
import type { TestServer } from '../../../test/server.ts';
import { instalments, registrations } from '../../platform/database/schema/registrations.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';
import { reconcileAll } from '../booking/registration/reconcile.ts';
import { openSandbox } from '../payments/sandbox/sandbox.ts';
import { giveRefund, type LockPayment } from './give-refund.ts';

let server: TestServer;
let owner: Person;
let desk: Person;
let money: MoneyCalls;
beforeAll(async () => {
  ({ server, owner, desk, money } = await moneyStudio({ database: await realDatabase({ poolSize: 20 }) }));
});
afterAll(() => server?.close());

const problems = async () => (await checkLedger(server.database.db)).problems;
const statuses = async (all: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(all)).map(({ status }) => status).toSorted();

/** Ten people give back $50 of the same $75 at once. Returns how many did. */
async function refundAtOnce(paymentId: string, lock?: LockPayment): Promise<number> {
  const one = () =>
    giveRefund(
      {
        caller: { userId: owner.id, role: 'owner' },
        requestId: randomUUID(),
        params: { id: paymentId },
        body: { amount: '50.00', destination: 'cash', reason: 'Ill.' },
      } as never,
      server.deps,
      { lock },
    ).then(
      () => 1,
      () => 0,
    );
  const given = await Promise.all(Array.from({ length: 10 }, one));
  return given.reduce((sum: number, each) => sum + each, 0);
}

describe('two people of the team at once', () => {
  it('give back a payment once', async () => {
    const { paymentId } = await paidInCash(server);
    expect(await refundAtOnce(paymentId)).toBe(1);
    expect(await problems()).toEqual([]);
  });

  it('would give back more than was paid without the lock (positive control)', async () => {
    const { id, paymentId } = await paidInCash(server);
    expect(await refundAtOnce(paymentId, () => Promise.resolve())).toBeGreaterThan(1);
    expect((await problems()).map(({ id: row }) => row)).toContain(paymentId);
    await server.database.db.execute(
      sql`delete from payments where registration_id = ${id} and kind = 'refund'`,
    );
  });

  it('take what is owed once', async () => {
    const { id } = await owing(server);
    const taken = await statuses([1, 2, 3, 4].map(() => money.take(id, { method: 'cash', amount: '75.00' })));
    expect(taken).toEqual([201, 409, 409, 409]);
    expect(await problems()).toEqual([]);
  });

  it('charge a failed instalment again once, and the next one not at all', async () => {
    const tryAgain = async (named: boolean) => {
      const booked = await owing(server, [3750, 3750]);
      await saveCard(server, booked);
      const [failed] = await server.database.db
        .update(instalments)
        .set({ status: 'failed' })
        .where(and(eq(instalments.registrationId, booked.id), eq(instalments.position, 1)))
        .returning();
      const body = { method: 'card', ...(named && { instalment_id: failed?.id }) };
      for (const who of [owner, desk]) await money.take(booked.id, body, who);
      await Promise.all([owner, desk].map((who) => money.take(booked.id, body, who)));
      return (await money.ledgerOf(booked.id)).filter((line) => line.endsWith('succeeded')).length;
    };
    // Without its id, the second press charges what is not due yet (positive control).
    expect([await tryAgain(true), await tryAgain(false)]).toEqual([1, 2]);
    expect(await problems()).toEqual([]);
  });

  it('spend the same studio credit once', async () => {
    const { person, paymentId } = await paidInCash(server);
    await money.refund(paymentId, { amount: '40.00', destination: 'credit', reason: 'Ill.' });
    const others = [await owing(server), await owing(server)];
    for (const { id } of others)
      await server.database.db
        .update(registrations)
        .set({ userId: person.id })
        .where(eq(registrations.id, id));
    const spent = await statuses(
      others.map(({ id }) => money.take(id, { method: 'credit', amount: '40.00' })),
    );
    expect(spent).toEqual([201, 400]);
    expect(await problems()).toEqual([]);
  });
});

describe('a process that dies', () => {
  /** The server with a provider that never answers after it did its work. */
  const dying = (over: (sandbox: ReturnType<typeof openSandbox>) => object) => {
    const sandbox = openSandbox(server.database.db, server.database.withTx);
    // Assigned, because its calls read the fault of this object.
    return { ...server.deps, payments: Object.assign(withFaults(sandbox), over(sandbox)) };
  };

  it('between the charge of a card and its record has charged once, and the rest follows', async () => {
    const booked = await owing(server);
    await saveCard(server, booked);
    const before = server.deps.payments;
    Object.assign(
      server.deps,
      dying(() => ({ fault: 'dies_after' })),
    );
    void money.take(booked.id, { method: 'card' });
    await expect.poll(() => money.ledgerOf(booked.id)).toEqual(['charge card 75.00 pending']);
    await expect
      .poll(async () => {
        const { rows } = await server.database.db.execute(sql`
          select 1 from sandbox_charges c join payments m on m.idempotency_key = c.idempotency_key
          where m.registration_id = ${booked.id}`);
        return rows.length;
      })
      .toBe(1);
    Object.assign(server.deps, { payments: before });
    await reconcileAll(server.deps, { ownerIsDead: true });
    await reconcileAll(server.deps, { ownerIsDead: true });
    expect(await money.ledgerOf(booked.id)).toEqual(['charge card 75.00 succeeded']);
    expect(await problems()).toEqual([]);
  });

  it('between the refund to a card and its record has refunded once, and the rest follows', async () => {
    const { id, paymentId } = await paidByCard(server);
    const before = server.deps.payments;
    Object.assign(
      server.deps,
      dying((sandbox) => ({
        refund: async (request: Parameters<typeof sandbox.refund>[0]) => {
          await sandbox.refund(request);
          return forEver();
        },
      })),
    );
    void money.refund(paymentId, { amount: '30.00', destination: 'card', reason: 'Ill.' });
    await expect
      .poll(async () => {
        const { rows } = await server.database.db.execute(sql`
          select 1 from sandbox_charges where kind = 'refund' and amount_cents = 3000`);
        return rows.length;
      })
      .toBe(1);
    Object.assign(server.deps, { payments: before });
    await reconcileAll(server.deps, { ownerIsDead: true });
    expect(await money.ledgerOf(id)).toEqual(['charge card 75.00 succeeded', 'refund card 30.00 succeeded']);
    expect(await problems()).toEqual([]);
  });
});
