import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/booking.ts';
import {
  cancelSession,
  moneyStudio,
  type MoneyCalls,
  openRefund,
  owing,
  paidByCard,
  paidInCash,
  problemOf,
} from '../../../test/money.ts';
import type { ApiResponse, TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';

let server: TestServer;
let owner: Person;
let desk: Person;
let money: MoneyCalls;
beforeAll(async () => {
  ({ server, owner, desk, money } = await moneyStudio());
});
afterAll(() => server?.close());
afterEach(async () => {
  // oxlint-disable-next-line vitest/no-standalone-expect -- every test leaves a whole ledger
  expect((await checkLedger(server.database.db)).problems).toEqual([]);
});

const idOf = ({ body }: ApiResponse) => String(body['id']);

describe('a refund by the team', () => {
  it('of a part, and the cancellation of the session then gives back exactly the rest', async () => {
    const { id, sessionId, paymentId } = await paidByCard(server);
    const given = await money.refund(paymentId, {
      amount: '30.00',
      destination: 'card',
      reason: 'Left early.',
    });
    expect([given.status, given.body]).toMatchObject([
      201,
      { kind: 'refund', method: 'card', amount: '30.00', status: 'succeeded', reason: 'Left early.' },
    ]);
    await cancelSession(server, sessionId);
    expect(await money.ledgerOf(id)).toEqual([
      'charge card 75.00 succeeded',
      'refund card 30.00 succeeded',
      'refund card 45.00 succeeded',
    ]);
  });

  it('of a card in cash, as studio credit and to the card never exceeds the payment', async () => {
    const { id, paymentId } = await paidByCard(server);
    const reason = 'Ill.';
    await money.refund(paymentId, { amount: '20.00', destination: 'cash', reason });
    await money.refund(paymentId, { amount: '25.00', destination: 'credit', reason });
    const above = await money.refund(paymentId, { amount: '30.01', destination: 'card', reason });
    expect([above.status, above.body]).toMatchObject([409, { code: 'refund_above_rest', rest: '30.00' }]);
    await money.refund(paymentId, { amount: '30.00', destination: 'card' });
    expect(problemOf(await money.refund(paymentId, { amount: '0.01', destination: 'cash', reason }))).toEqual(
      [409, 'refund_above_rest'],
    );
    expect(await money.ledgerOf(id)).toHaveLength(4);
  });

  it('of cash goes back in cash or as credit, never to a card', async () => {
    const { paymentId } = await paidInCash(server);
    const body = { amount: '75.00', destination: 'card' };
    expect((await money.refund(paymentId, body)).body).toMatchObject({ destination: [expect.any(String)] });
    expect((await money.refund(paymentId, { ...body, destination: 'cash' })).status).toBe(201);
  });

  it('above the limit of the person names who may, counted over all that they gave back of the payment', async () => {
    const manager = await aTeamMember(server, 'manager', 4000);
    const { paymentId } = await paidInCash(server);
    const body = { amount: '25.00', destination: 'cash', reason: 'Ill.' };
    expect((await money.refund(paymentId, body, manager)).status).toBe(201);
    const above = await money.refund(paymentId, body, manager);
    expect([above.status, above.body]).toMatchObject([
      403,
      { code: 'permission_denied', permission: 'refunds.write', who_may: ['owner'] },
    ]);
    expect(problemOf(await money.refund(paymentId, body, desk))).toEqual([403, 'permission_denied']);
    expect((await money.refund(paymentId, body, owner)).status).toBe(201);
  });

  it('of another amount than the policy proposes needs a reason', async () => {
    const { paymentId } = await paidInCash(server);
    const terms = await money.call('GET', `/office/payments/${paymentId}/refunds/terms/`, owner);
    expect(terms.body).toMatchObject({ left: '75.00', proposed: '75.00', destinations: ['cash', 'credit'] });
    const asked = { amount: '10.00', destination: 'cash' };
    expect((await money.refund(paymentId, asked)).body).toMatchObject({ reason: [expect.any(String)] });
    expect((await money.refund(paymentId, { ...asked, amount: '75.00' })).status).toBe(201);
  });

  it('is given once for one key, also after a crash that lost the response', async () => {
    const { id, paymentId } = await paidByCard(server);
    const headers = { 'idempotency-key': 'one-refund' };
    const body = { amount: '30.00', destination: 'card', reason: 'Ill.' };
    const first = await money.refund(paymentId, body, owner, headers);
    await server.database.db.execute(sql`delete from idempotency_keys`);
    expect(idOf(await money.refund(paymentId, body, owner, headers))).toBe(idOf(first));
    expect(await money.ledgerOf(id)).toEqual(['charge card 75.00 succeeded', 'refund card 30.00 succeeded']);
  });
});

describe('studio credit', () => {
  it('pays later registrations and never becomes negative', async () => {
    const { person, paymentId } = await paidInCash(server);
    await money.refund(paymentId, { amount: '40.00', destination: 'credit', reason: 'Ill.' });
    const other = await owing(server);
    await server.database.db.execute(
      sql`update registrations set user_id = ${person.id} where id = ${other.id}`,
    );
    const refused = await money.take(other.id, { method: 'credit', amount: '40.01' });
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { amount: [expect.stringContaining('$40.00')] },
    ]);
    expect((await money.take(other.id, { method: 'credit' })).body).toMatchObject({ amount: '40.00' });
    await money.take(other.id, { method: 'cash', amount: '35.00' });
    await cancelSession(server, other.sessionId);
    expect(await money.ledgerOf(other.id)).toEqual(
      expect.arrayContaining(['refund credit 40.00 succeeded', 'refund cash 35.00 pending']),
    );
  });
});

describe('an open refund in cash', () => {
  it('is handed out once, and the second person sees how', async () => {
    const id = await openRefund(server);
    const settle = (destination: string) =>
      money.call('POST', `/office/payments/${id}/settle/`, owner, { destination });
    expect((await settle('credit')).body).toMatchObject({ method: 'credit', status: 'succeeded' });
    expect((await settle('cash')).body).toMatchObject({ method: 'credit', status: 'succeeded' });
  });
});
