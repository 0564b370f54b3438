import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cards, type Person } from '../../../test/booking.ts';
import {
  cancelSession,
  moneyStudio,
  type MoneyCalls,
  owing,
  paidInCash,
  problemOf,
  saveCard,
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

describe('a payment at the desk', () => {
  it('in cash pays what is owed, names who took it and tells the person', async () => {
    const { id, person } = await owing(server);
    const taken = await money.take(id, { method: 'cash', amount: '75.00' });
    expect([taken.status, taken.body]).toMatchObject([
      201,
      { method: 'cash', amount: '75.00', left: '75.00', status: 'succeeded', actor_name: 'Tess front_desk' },
    ]);
    const own = await server.call('GET', '/training/registrations/', { token: person.token });
    expect(own.body).toMatchObject([{ payment_status: 'paid' }]);
    expect(problemOf(await money.take(id, { method: 'cash', amount: '1.00' }))).toEqual([
      409,
      'nothing_to_pay',
    ]);
  });

  it('of a part leaves the rest open, and of several payments of a plan what they leave', async () => {
    const one = await owing(server);
    await money.take(one.id, { method: 'cash', amount: '30.00' });
    await money.take(one.id, { method: 'cash', amount: '45.00' });
    expect(await money.ledgerOf(one.id)).toEqual([
      'charge cash 30.00 succeeded',
      'charge cash 45.00 succeeded',
    ]);
    const plan = await owing(server, [1900, 1900, 1900, 1800]);
    await money.take(plan.id, { method: 'cash', amount: '50.00' });
    const own = await server.call('GET', '/training/registrations/', { token: plan.person.token });
    expect(own.body).toMatchObject([
      {
        payment_status: 'pending',
        instalments: [
          { amount: '50.00', status: 'paid', due_on: '2026-03-02' },
          { amount: '7.00', status: 'due', due_on: '2026-03-16' },
          { amount: '18.00', status: 'due', due_on: '2026-03-23' },
        ],
      },
    ]);
  });

  it.each([
    ['above what is owed', { method: 'cash', amount: '75.01' }, 'amount'],
    ['dated in the past', { method: 'cash', amount: '75.00', at: '2026-03-01T12:00:00-05:00' }, 'at'],
    ['of nothing', { method: 'cash', amount: '0.00' }, 'amount'],
    ['with studio credit that is not there', { method: 'credit' }, 'method'],
    ['by a card that nobody saved', { method: 'card' }, 'payment_method_id'],
  ])('%s is refused at its field, and nothing is taken', async (_what, body, field) => {
    const { id } = await owing(server);
    const refused = await money.take(id, body);
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, expect.arrayContaining([field])]);
    expect(await money.ledgerOf(id)).toEqual([]);
  });

  it('that is complimentary takes what is no longer owed, within the limit of the person', async () => {
    const { id, person, sessionId } = await owing(server);
    await money.take(id, { method: 'cash', amount: '30.00' });
    const refused = await money.take(id, { method: 'complimentary' });
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { code: 'permission_denied', who_may: ['owner'] },
    ]);
    await money.take(id, { method: 'complimentary', reason: 'Helped at the door.' }, owner);
    const own = await server.call('GET', '/training/registrations/', { token: person.token });
    expect(own.body).toMatchObject([{ payment_status: 'paid' }]);
    await cancelSession(server, sessionId);
    expect(await money.ledgerOf(id)).toEqual([
      'charge cash 30.00 succeeded',
      'charge complimentary 45.00 succeeded',
      'refund cash 30.00 pending',
    ]);
  });

  it('that is complimentary counts against the limit together, however many entries divide it', async () => {
    const { id } = await owing(server);
    const helper = await aTeamMember(server, 'front_desk', 4000);
    const give = () =>
      money.take(id, { method: 'complimentary', amount: '30.00', reason: 'Helped.' }, helper);
    expect((await give()).status).toBe(201);
    expect(problemOf(await give())).toEqual([403, 'permission_denied']);
    expect(await money.ledgerOf(id)).toEqual(['charge complimentary 30.00 succeeded']);
  });

  it('by a saved card charges the next open payment, and a decline leaves it open', async () => {
    const paid = await owing(server, [3800, 3700]);
    await saveCard(server, paid);
    const taken = await money.take(paid.id, { method: 'card' });
    expect([taken.status, taken.body]).toMatchObject([201, { amount: '38.00', status: 'succeeded' }]);
    const other = await owing(server);
    await saveCard(server, other, cards.declined);
    expect(problemOf(await money.take(other.id, { method: 'card' }))).toEqual([402, 'payment_failed']);
    const asks = await owing(server);
    await saveCard(server, asks, cards.asks);
    expect(problemOf(await money.take(asks.id, { method: 'card' }))).toEqual([402, 'payment_failed']);
    expect((await money.take(asks.id, { method: 'cash', amount: '75.00' })).status).toBe(201);
  });

  it('is taken once for one key', async () => {
    const { id } = await owing(server);
    const headers = { 'idempotency-key': 'one-press' };
    const body = { method: 'cash', amount: '30.00' };
    const [first, again] = [
      await money.take(id, body, desk, headers),
      await money.take(id, body, desk, headers),
    ];
    expect([idOf(again), await money.ledgerOf(id)]).toEqual([idOf(first), ['charge cash 30.00 succeeded']]);
    await server.database.db.execute(sql`delete from idempotency_keys`);
    expect(idOf(await money.take(id, body, desk, headers))).toBe(idOf(first));
    expect(await money.ledgerOf(id)).toEqual(['charge cash 30.00 succeeded']);
  });
});

describe('the ledger of the office', () => {
  it('filters, sorts and gives a file with amounts as numbers', async () => {
    const { id, person } = await paidInCash(server);
    const list = await money.call(
      'GET',
      `/office/payments/?person=${person.id}&method=cash&kind=charge`,
      owner,
    );
    expect(list.body).toMatchObject({ count: 1, results: [{ registration_id: id, left: '75.00' }] });
    expect(
      (await money.call('GET', `/office/payments/?person=${person.id}&status=failed`, owner)).body,
    ).toMatchObject({
      count: 0,
    });
    const file = await money.call('GET', `/office/payments/?registration=${id}`, owner, undefined, {
      accept: 'text/csv',
    });
    expect(file.text).toContain('"cash",75,75,"succeeded"');
  });

  it('shows the front desk today, and all of one person', async () => {
    const { person } = await paidInCash(server);
    server.clock.pass(2 * 86_400);
    try {
      const later = { ...desk, token: await desk.renewed() };
      const [all, own] = [
        await money.call('GET', '/office/payments/', later),
        await money.call('GET', `/office/payments/?person=${person.id}`, later),
      ];
      expect([all.body['count'], own.body['count']]).toEqual([0, 1]);
    } finally {
      server.clock.pass(-2 * 86_400);
    }
  });

  it('adds up each day by method, with a refund on its own day', async () => {
    const day = async () => {
      const { body } = await money.call('GET', '/office/payments/totals/', owner);
      const [today] = body['results'] as Record<string, string>[];
      return { cash: Number(today?.['cash'] ?? 0), back: Number(today?.['refunded_cash'] ?? 0) };
    };
    const before = await day();
    const { paymentId } = await paidInCash(server);
    await money.refund(paymentId, { amount: '30.00', destination: 'cash', reason: 'Ill.' });
    const after = await day();
    expect([after.cash - before.cash, after.back - before.back]).toEqual([75, 30]);
    const file = await money.call('GET', '/office/payments/totals/', owner, undefined, {
      accept: 'text/csv',
    });
    expect(file.headers['content-type']).toContain('text/csv');
    const [titles, line] = file.text.split('\r\n');
    expect(titles).toContain('"day","card","cash"');
    expect(line).toMatch(/^"\d{4}-\d\d-\d\d",\d+(?:\.\d+)?,\d+/);
  });

  it.each(['0.00', '0', '-5', '-5.00', '1,00', ''])(
    'refuses the amount %j in one sentence',
    async (amount) => {
      const { id } = await owing(server);
      const { paymentId } = await paidInCash(server);
      for (const { status, body } of [
        await money.take(id, { method: 'cash', amount }),
        await money.refund(paymentId, { amount, destination: 'cash' }),
      ])
        expect([status, body['amount']]).toEqual([400, [expect.stringMatching(/^Enter an amount/)]]);
    },
  );

  it('names where a refund goes, and for a payment nothing', async () => {
    const { id, paymentId } = await paidInCash(server);
    // Entries of the same instant come in any order.
    server.clock.pass(1);
    const back = await money.refund(paymentId, { amount: '30.00', destination: 'credit', reason: 'Ill.' });
    expect(back.body).toMatchObject({ kind: 'refund', destination: 'credit', method: 'credit' });
    const { body } = await money.call('GET', `/office/payments/?registration=${id}&sort=at`, owner);
    const listed = body['results'] as { kind: string; destination: string | null }[];
    expect(listed.map(({ kind, destination }) => [kind, destination])).toEqual([
      ['charge', null],
      ['refund', 'credit'],
    ]);
  });

  it('sends a link for what is open', async () => {
    const { id, person } = await owing(server);
    const sent = await money.call('POST', '/office/payments/link/', desk, { registration_id: id });
    expect([sent.status, sent.body]).toMatchObject([200, { email: person.email, owed: '75.00' }]);
  });
});
