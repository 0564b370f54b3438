import type { WorklistEntry } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/booking.ts';
import {
  moneyStudio,
  openRefund,
  owing,
  paidByCard,
  problemOf,
  type MoneyCalls,
} from '../../../test/money.ts';
import { entriesOf } from '../../../test/roster.ts';
import type { TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { paymentDisputes, payments } from '../../platform/database/schema/payments.ts';
import { instalments, registrations } from '../../platform/database/schema/registrations.ts';

let server: TestServer;
let owner: Person;
let desk: Person;
let coach: Person;
let money: MoneyCalls;
beforeAll(async () => {
  ({ server, owner, desk, money } = await moneyStudio());
  coach = await aTeamMember(server, 'coach');
});
afterAll(() => server?.close());
beforeEach(async () => {
  await server.database.db.delete(paymentDisputes);
});

const waitingFor = async (registrationId: string, who = desk): Promise<WorklistEntry[]> => {
  const { body } = await money.call('GET', '/office/worklist/?about=money', who);
  return (body['results'] as WorklistEntry[]).filter((entry) => entry.registration_id === registrationId);
};
const resolve = (id: string, who = desk) => money.call('POST', `/office/worklist/${id}/resolve/`, who);
const change = (id: string, values: Partial<typeof payments.$inferInsert>) =>
  server.database.db.update(payments).set(values).where(eq(payments.id, id));
/** A refund of a card's payment. */
async function refundOf(
  { id: registrationId, paymentId }: { id: string; paymentId: string },
  values: Partial<typeof payments.$inferInsert>,
): Promise<string> {
  const id = randomUUID();
  await server.database.db.insert(payments).values({
    id,
    registrationId,
    kind: 'refund',
    method: 'card',
    amountCents: 3000,
    status: 'succeeded',
    provider: 'sandbox',
    idempotencyKey: `refund_${id}`,
    refundOfId: paymentId,
    createdAt: server.clock.now(),
    updatedAt: server.clock.now(),
    ...values,
  });
  return id;
}

describe('the worklist of money', () => {
  it('has a failed instalment with its reason, the next try and what the member was told, until it is paid', async () => {
    const booked = await owing(server, [3800, 3700]);
    const { db } = server.database;
    const [first] = await db
      .select()
      .from(instalments)
      .where(eq(instalments.registrationId, booked.id))
      .orderBy(instalments.position);
    const id = first?.id ?? '';
    await db.insert(payments).values({
      id: randomUUID(),
      registrationId: booked.id,
      instalmentId: id,
      kind: 'charge',
      amountCents: 3800,
      status: 'failed',
      provider: 'sandbox',
      idempotencyKey: `instalment_${id}_1`,
      failureCode: 'insufficient_funds',
    });
    await db
      .update(instalments)
      .set({ status: 'failed', declines: 2, nextAttemptAt: new Date('2026-03-16T06:00:00-04:00') })
      .where(eq(instalments.id, id));
    await db
      .update(registrations)
      .set({ linkSentAt: new Date('2026-03-13T12:00:00-04:00') })
      .where(eq(registrations.id, booked.id));
    expect(await waitingFor(booked.id)).toMatchObject([
      {
        kind: 'payment_failed',
        amount: '38.00',
        text: '$38.00 for Rhythm Roll Foundations. Insufficient funds. Next try Mar 16, 2026.',
        next_attempt_at: '2026-03-16T06:00:00-04:00',
        told: '2 emails, one for each decline. Payment link sent Mar 13, 2026.',
        resolvable: false,
      },
    ]);
    expect((await money.take(booked.id, { method: 'cash', amount: '38.00' })).status).toBe(201);
    expect(await waitingFor(booked.id)).toEqual([]);
  });

  it('has a charge and a refund without an outcome, each of which can be asked for again', async () => {
    const paid = await paidByCard(server);
    await change(paid.paymentId, { status: 'unknown' });
    expect(await waitingFor(paid.id)).toMatchObject([
      { kind: 'payment_unknown', payment_id: paid.paymentId, told: expect.stringContaining('screen') },
    ]);
    expect((await money.call('POST', `/office/payments/${paid.paymentId}/check/`, desk)).status).toBe(200);
    expect(await waitingFor(paid.id)).toEqual([]);
    const refund = await refundOf(paid, { status: 'unknown' });
    expect(await waitingFor(paid.id)).toMatchObject([{ kind: 'refund_unknown', payment_id: refund }]);
    expect((await money.call('POST', `/office/payments/${refund}/check/`, desk)).status).toBe(200);
    expect(await waitingFor(paid.id)).toEqual([]);
  });

  it('leaves out a request that was sent just now', async () => {
    const paid = await paidByCard(server);
    await change(paid.paymentId, { status: 'pending', updatedAt: server.clock.now() });
    expect(await waitingFor(paid.id)).toEqual([]);
    await change(paid.paymentId, { updatedAt: new Date(server.clock.now().getTime() - 301_000) });
    expect(await waitingFor(paid.id)).toMatchObject([{ kind: 'payment_unknown' }]);
  });

  it('has cash to hand out until the desk did', async () => {
    const id = await openRefund(server);
    const [{ registrationId } = { registrationId: null }] = await server.database.db
      .select()
      .from(payments)
      .where(eq(payments.id, id));
    expect(await waitingFor(registrationId ?? '')).toMatchObject([{ kind: 'refund_open', payment_id: id }]);
    expect(
      (await money.call('POST', `/office/payments/${id}/settle/`, owner, { destination: 'cash' })).status,
    ).toBe(200);
    expect(await waitingFor(registrationId ?? '')).toEqual([]);
  });

  it('has a failed refund until the same amount went back another way', async () => {
    const paid = await paidByCard(server);
    await refundOf(paid, { status: 'failed' });
    expect(await waitingFor(paid.id)).toMatchObject([{ kind: 'refund_failed', resolvable: true }]);
    const back = (amount: string) =>
      money.refund(paid.paymentId, { amount, destination: 'cash', reason: 'Card closed.' });
    await back('10.00');
    expect(await waitingFor(paid.id)).toHaveLength(1);
    await back('20.00');
    expect(await waitingFor(paid.id)).toEqual([]);
  });

  it('has a refund at the provider and a dispute until somebody looked, with one entry, also if two do it at once', async () => {
    const paid = await paidByCard(server);
    const refund = await refundOf(paid, { idempotencyKey: `by_hand_${randomUUID()}` });
    await server.database.db.insert(paymentDisputes).values({
      id: 'dp_1',
      paymentId: paid.paymentId,
      amountCents: 7500,
      reason: 'product_not_received',
      answerBy: new Date('2026-03-20T23:59:00-04:00'),
      createdAt: server.clock.now(),
    });
    const found = await waitingFor(paid.id);
    expect(found.map(({ kind }) => kind).toSorted()).toEqual(['payment_disputed', 'refund_at_provider']);
    expect(found.find(({ kind }) => kind === 'payment_disputed')?.text).toBe(
      '$75.00 for Rhythm Roll Foundations. Reason: product not received. Answer in the dashboard of the provider by Mar 20, 2026.',
    );
    for (const { id } of found) {
      const answers = await Promise.all([resolve(id), resolve(id, owner)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    }
    expect(await waitingFor(paid.id)).toEqual([]);
    const actions = async (target: string) =>
      (await entriesOf(server, target)).filter(({ action }) => action === 'worklist.resolve').length;
    expect([await actions(`payment:${refund}`), await actions(`payment:${paid.paymentId}`)]).toEqual([1, 1]);
  });

  it('cannot be marked as looked at where money still waits', async () => {
    const paid = await paidByCard(server);
    await change(paid.paymentId, { status: 'unknown' });
    for (const kind of ['payment_unknown', 'refund_failed', 'refund_at_provider'])
      expect(problemOf(await resolve(`${kind}:${paid.paymentId}`))).toEqual([404, 'not_found']);
  });

  it('is not for a coach', async () => {
    const paid = await paidByCard(server);
    const refund = await refundOf(paid, { idempotencyKey: `by_hand_${randomUUID()}` });
    expect(await waitingFor(paid.id, coach)).toEqual([]);
    expect(problemOf(await resolve(`refund_at_provider:${refund}`, coach))).toEqual([
      403,
      'permission_denied',
    ]);
  });

  it('is a file with amounts as numbers, and taking it leaves an entry', async () => {
    const paid = await paidByCard(server);
    await change(paid.paymentId, { status: 'unknown' });
    const headers = { accept: 'text/csv' };
    const { status, text } = await money.call(
      'GET',
      '/office/worklist/?about=money',
      owner,
      undefined,
      headers,
    );
    expect(status).toBe(200);
    expect(text).toContain(`"payment_unknown:${paid.paymentId}","payment_unknown",`);
    expect(text).toContain(`,75,"${paid.paymentId}",`);
    expect((await entriesOf(server, 'worklist')).map(({ action }) => action)).toEqual(['worklist.export']);
  });
});
