import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aSession, type Person } from '../../../test/booking.ts';
import {
  moneyStudio,
  type MoneyCalls,
  owing,
  paidByCard,
  paidInCash,
  type Booked,
} from '../../../test/money.ts';
import type { TestServer } from '../../../test/server.ts';
import { creditEntries } from '../../platform/database/schema/payments.ts';
import { users } from '../../platform/database/schema/people.ts';
import { programs, sessions } from '../../platform/database/schema/training.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';
import { recordRefund } from '../booking/ledger/refunds.ts';

let server: TestServer;
let owner: Person;
let money: MoneyCalls;
beforeAll(async () => {
  ({ server, owner, money } = await moneyStudio());
});
afterAll(() => server?.close());
afterEach(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- every test leaves a whole ledger
  expect((await checkLedger(server.database.db)).problems).toEqual([]);
});

const takeAll = async (booked: Booked, ...taken: object[]) => {
  for (const each of taken) {
    expect((await money.take(booked.id, { reason: 'Helped.', ...each }, owner)).status).toBe(201);
  }
};
/** A member who has spent studio credit of $37. */
async function withCredit(): Promise<Booked> {
  const booked = await owing(server, [3800, 3700]);
  const { id } = (await money.take(booked.id, { method: 'cash', amount: '38.00' })).body;
  await money.refund(String(id), { amount: '38.00', destination: 'credit', reason: 'Ill.' });
  await takeAll(booked, { method: 'credit' });
  return booked;
}

describe('the answer to a member who cancels says where the money goes', () => {
  it.each<[string, () => Promise<Booked>, object]>([
    [
      'a card',
      () => paidByCard(server),
      {
        amount: '75.00',
        returned_amount: '75.00',
        parts: [{ to: 'card', amount: '75.00', returned_amount: '75.00' }],
      },
    ],
    [
      'cash, which the desk hands out',
      () => paidInCash(server),
      {
        amount: '75.00',
        returned_amount: '0.00',
        parts: [{ to: 'cash', amount: '75.00', returned_amount: '0.00' }],
      },
    ],
    [
      'studio credit, at once',
      withCredit,
      {
        amount: '37.00',
        returned_amount: '37.00',
        parts: [{ to: 'credit', amount: '37.00', returned_amount: '37.00' }],
      },
    ],
    [
      'nothing for what was complimentary',
      async () => {
        const booked = await owing(server);
        await takeAll(booked, { method: 'complimentary', amount: '45.00' }, { method: 'cash' });
        return booked;
      },
      {
        amount: '30.00',
        returned_amount: '0.00',
        parts: [{ to: 'cash', amount: '30.00', returned_amount: '0.00' }],
      },
    ],
  ])('%s', async (_way, book, refund) => {
    const { sessionId, person } = await book();
    // A refund that the desk gave before is not part of the cancellation.
    server.clock.set(new Date(server.clock.now().getTime() + 1_000).toISOString());
    const { status, body } = await server.call('POST', `/sessions/registered/${sessionId}/cancel/`, {
      token: await person.renewed(),
      body: {},
    });
    expect([status, body['refund']]).toMatchObject([200, refund]);
  });
});

describe('the preview of a move to a cheaper date is what the move gives back', () => {
  const given = (paymentId: string, amount: string) =>
    money.refund(paymentId, { amount, destination: 'cash', reason: 'Late start.' });
  it.each<[string, () => Promise<Booked>, string, string, object[]]>([
    ['of a card', () => paidByCard(server), '20.00', '55.00', [{ to: 'card', amount: '55.00' }]],
    ['of cash', () => paidInCash(server), '20.00', '55.00', [{ to: 'cash', amount: '55.00' }]],
    [
      'of a payment that the desk gave back in part',
      async () => {
        const booked = await paidByCard(server);
        await given(booked.paymentId, '60.00');
        return booked;
      },
      '20.00',
      '15.00',
      [{ to: 'card', amount: '15.00' }],
    ],
    [
      'of a place that was complimentary in part',
      async () => {
        const booked = await owing(server);
        await takeAll(booked, { method: 'complimentary', amount: '45.00' }, { method: 'cash' });
        return booked;
      },
      '20.00',
      '30.00',
      [{ to: 'cash', amount: '30.00' }],
    ],
    [
      'of a place that was complimentary as a whole',
      async () => {
        const booked = await owing(server);
        await takeAll(booked, { method: 'complimentary' });
        return booked;
      },
      '20.00',
      '0.00',
      [],
    ],
  ])('%s', async (_way, book, price, amount, parts) => {
    const { sessionId, person, id } = await book();
    const programId = await programOfItsOwn(sessionId);
    const startsAt = new Date('2026-04-20T18:30:00-04:00');
    const to = await aSession(server.database, {
      programId,
      pricePublicCents: Number(price) * 100,
      startsAt,
    });
    const preview = await server.call('GET', `/sessions/registered/${sessionId}/move/`, {
      token: await person.renewed(),
    });
    expect(preview.body['dates']).toMatchObject([
      { session: { public_id: to }, refund_amount: amount, refund_parts: parts },
    ]);
    const office = await money.call(
      'POST',
      `/office/people/${person.id}/registrations/${id}/move/preview/`,
      owner,
      { session_id: to },
    );
    expect(office.body).toMatchObject({ refund: amount });
    const moved = await server.call('POST', `/sessions/registered/${sessionId}/move/`, {
      token: await person.renewed(),
      body: { session_id: to, amount: price, due_now: '0.00' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([moved.status, moved.body['refund_amount']]).toEqual([200, amount]);
  });

  /** Only the sessions of the test are other dates of it. */
  async function programOfItsOwn(sessionId: string): Promise<string> {
    const id = randomUUID();
    const { db } = server.database;
    await db.insert(programs).values({ id, categoryId: 'skate', title: `Dates ${id}`, slug: id });
    await db.update(sessions).set({ programId: id }).where(eq(sessions.id, sessionId));
    return id;
  }
});

describe('studio credit of an account that is closed', () => {
  it('is named before, with what comes back as credit, and forfeited in the ledger', async () => {
    const booked = await withCredit();
    const { id } = booked.person;
    const close = (path: string, body?: object) =>
      server.call('POST', `/office/people/${id}/${path}`, { token: owner.token, ...(body && { body }) });
    const preview = await close('close/preview/');
    expect(preview.body).toMatchObject({ refund_total: '0.00', forfeited_credit: '38.00' });
    expect((await close('close/', { reason: 'Asked.' })).status).toBe(204);
    const entries = await server.database.db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.userId, id))
      .orderBy(creditEntries.number);
    expect(entries.map(({ cents, balanceCents }) => [cents, balanceCents])).toEqual([
      [3800, 3800],
      [-3700, 100],
      [3700, 3800],
      [-3800, 0],
    ]);
    expect(entries.map(({ paymentId }) => paymentId === null)).toEqual([false, false, false, true]);
  });

  it('is no destination for a refund, and what comes back by itself is forfeited too', async () => {
    const { paymentId, person, id: registrationId } = await paidInCash(server);
    await server.database.db.update(users).set({ isActive: false }).where(eq(users.id, person.id));
    const { status, body } = await money.refund(paymentId, {
      amount: '5.00',
      destination: 'credit',
      reason: 'Ill.',
    });
    expect([status, body]).toMatchObject([400, { destination: [expect.any(String)] }]);
    const { db } = server.database;
    const terms = await server.call('GET', `/office/payments/${paymentId}/refunds/terms/`, {
      token: owner.token,
    });
    expect(terms.body['destinations']).toEqual(['cash']);
    await server.database.withTx((tx) =>
      recordRefund(
        tx,
        {
          of: { registrationId },
          paymentId,
          cents: 500,
          destination: 'credit',
          provider: 'sandbox',
          cause: 'ended',
        },
        server.clock.now(),
      ),
    );
    const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, person.id));
    expect(entries.map(({ cents }) => cents)).toEqual([500, -500]);
  });
});
