import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aSession, cards, registrationIn, seedStudio, type Person } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { personWithCredit } from '../../../../test/money.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { lockCredit } from '../ledger/credit.ts';
import { reconcileAll } from './reconcile.ts';

describe.each(paymentFixtures)('studio credit in front of a card, with %s,', (_name, open) => {
  let server: TestServer;
  let fixture: PaymentFixture;
  beforeAll(async () => {
    const database = await anyDatabase();
    fixture = await open(database);
    server = await testServer({ database, adapters: { payments: fixture.payments } });
    await seedStudio(database);
  });
  afterAll(async () => {
    await server?.close();
    await fixture?.close();
  });
  afterEach(async () => {
    fixture.payments.fault = null;
    fixture.payments.down = false;
  });

  const balance = async ({ token }: Person) =>
    (await server.call('GET', '/credit/', { token })).body['balance'];
  /** The payments of a session, one text for each. */
  const ledger = async (sessionId: string) => {
    const { rows } = await server.database.db.execute<{ line: string }>(sql`
      select concat_ws(' ', m.kind, m.method, m.amount_cents, m.status) as line
      from payments m join registrations r on r.id = m.registration_id where r.session_id = ${sessionId}`);
    return rows.map(({ line }) => line).toSorted();
  };
  const register = (person: Person, session_id: string, body: object, key: string = randomUUID()) =>
    server.call('POST', '/training/registrations/register/', {
      token: person.token,
      body: { session_id, payment_consent: true, use_credit: true, ...body },
      headers: { 'idempotency-key': key },
    });
  const pay = (person: Person, id: string, body: object) =>
    server.call('POST', `/training/registrations/${id}/pay/`, { token: person.token, body });
  const withCard = async (number: string = cards.good) => ({ payment_method_id: await fixture.card(number) });
  async function studio(cents: number) {
    return { person: await personWithCredit(server, cents), session: await aSession(server.database) };
  }
  async function reserved(cents: number) {
    const { person, session } = await studio(cents);
    const made = await register(person, session, { use_credit: false });
    return { person, session, id: String(registrationIn(made)['public_id']) };
  }

  it('pays the rest by card, once for a repeated key, and gives each part back the way it came', async () => {
    const { person, session } = await studio(1_500);
    const [body, key] = [await withCard(), randomUUID()];
    const made = await register(person, session, body, key);
    expect([made.status, made.body['payment']]).toEqual([
      201,
      { status: 'succeeded', client_secret: null, amount: '60.00' },
    ]);
    expect(registrationIn(made)).toMatchObject({ status: 'confirmed', payment_status: 'paid' });
    expect((await register(person, session, body, key)).body).toEqual(made.body);
    expect(await balance(person)).toBe('0.00');
    expect(await ledger(session)).toEqual(['charge card 6000 succeeded', 'charge credit 1500 succeeded']);
    expect(await fixture.books(session)).toMatchObject({ charges: 1, charged: 6_000 });
    const path = `/training/registrations/${String(registrationIn(made)['public_id'])}/cancel/`;
    const cancelled = await server.call('POST', path, { token: person.token, body: {} });
    expect(cancelled.body['refund']).toMatchObject({
      amount: '75.00',
      parts: [
        { to: 'card', amount: '60.00' },
        { to: 'credit', amount: '15.00' },
      ],
    });
    expect(await balance(person)).toBe('15.00');
  });

  it('asks for no card where credit pays everything', async () => {
    const { person, session } = await studio(7_500);
    const made = await register(person, session, {});
    expect([made.status, registrationIn(made)['payment_status']]).toEqual([201, 'paid']);
    expect(await ledger(session)).toEqual(['charge credit 7500 succeeded']);
    expect(await balance(person)).toBe('0.00');
  });

  it('asks for a card where credit does not pay everything, and holds no seat', async () => {
    const { person, session } = await studio(1_500);
    const made = await register(person, session, {});
    expect([made.status, made.body['errors'] ?? made.body]).toMatchObject([400, expect.anything()]);
    expect(await ledger(session)).toEqual([]);
    expect(await balance(person)).toBe('15.00');
  });

  it('refuses a payment plan, of which credit pays nothing', async () => {
    const { person } = await studio(1_500);
    const session = await aSession(server.database, { startsAt: new Date('2026-04-20T18:30:00-04:00') });
    const made = await register(person, session, { ...(await withCard()), payment_plan: 'weekly' });
    expect([made.status, await ledger(session)]).toEqual([400, []]);
  });

  it('gives the credit back whole when the card is declined, for the next attempt', async () => {
    const { person, session } = await studio(1_500);
    expect((await register(person, session, await withCard(cards.declined))).status).toBe(402);
    expect(await balance(person)).toBe('15.00');
    expect((await register(person, session, await withCard())).status).toBe(201);
    expect(await balance(person)).toBe('0.00');
  });

  it('keeps the credit reserved while the outcome is unknown, and spends it when it is known', async () => {
    const { person, session } = await studio(1_500);
    fixture.payments.fault = 'response_lost';
    fixture.payments.down = true;
    const [body, key] = [await withCard(), randomUUID()];
    expect((await register(person, session, body, key)).body['payment_unknown']).toBe(true);
    expect(await balance(person)).toBe('0.00');
    expect(await server.database.withTx((tx) => lockCredit(tx, person.id))).toBe(0);
    fixture.payments.fault = null;
    fixture.payments.down = false;
    expect((await register(person, session, body, key)).status).toBe(201);
    expect(await balance(person)).toBe('0.00');
    expect(await ledger(session)).toEqual(['charge card 6000 succeeded', 'charge credit 1500 succeeded']);
  });

  it.each([
    ['dies_before', 0, '15.00', ['charge card 6000 cancelled']],
    ['dies_after', 1, '0.00', ['charge card 6000 succeeded', 'charge credit 1500 succeeded']],
  ] as const)('survives a process that %s the charge', async (fault, charges, left, lines) => {
    const { person, session } = await studio(1_500);
    const [body, key] = [await withCard(), randomUUID()];
    fixture.payments.fault = fault;
    void register(person, session, body, key);
    await expect.poll(() => balance(person)).toBe('0.00');
    await expect.poll(async () => (await fixture.books(session))?.charges).toBe(charges);
    fixture.payments.fault = null;
    await reconcileAll(server.deps, { ownerIsDead: true });
    expect(await balance(person)).toBe(left);
    expect(await ledger(session)).toEqual(lines);
  });

  it('waits for the bank with the credit reserved, and frees it when the bank refuses', async () => {
    const { person, session } = await studio(1_500);
    const asked = await register(person, session, await withCard(cards.asks));
    const { client_secret } = asked.body['payment'] as { client_secret: string };
    expect([asked.status, await balance(person)]).toEqual([202, '0.00']);
    await fixture.authenticate(client_secret, false);
    const path = `/training/registrations/${String(registrationIn(asked)['public_id'])}/confirm-payment/`;
    expect((await server.call('POST', path, { body: { client_secret } })).status).toBe(402);
    expect(await balance(person)).toBe('15.00');
  });

  it('pays a reserved seat later: all of it, or the rest by card', async () => {
    const whole = await reserved(7_500);
    expect((await pay(whole.person, whole.id, { use_credit: true })).status).toBe(200);
    expect(await ledger(whole.session)).toEqual(['charge credit 7500 succeeded']);
    const part = await reserved(1_500);
    expect((await pay(part.person, part.id, { use_credit: true })).status).toBe(400);
    expect((await pay(part.person, part.id, {})).status).toBe(400);
    const declined = { use_credit: true, ...(await withCard(cards.declined)) };
    expect((await pay(part.person, part.id, declined)).status).toBe(402);
    expect((await pay(part.person, part.id, { use_credit: true, ...(await withCard()) })).status).toBe(200);
    expect((await ledger(part.session)).filter((line) => line.endsWith('succeeded'))).toEqual([
      'charge card 6000 succeeded',
      'charge credit 1500 succeeded',
    ]);
    expect(await balance(part.person)).toBe('0.00');
  });

  it('leaves the card an amount that providers accept', async () => {
    const { person, session } = await studio(7_480);
    expect((await register(person, session, await withCard())).status).toBe(201);
    expect(await ledger(session)).toEqual(['charge card 50 succeeded', 'charge credit 7450 succeeded']);
    expect(await balance(person)).toBe('0.30');
  });

  it('spends the credit once when two sessions are paid at the same time', async () => {
    const { person, session } = await studio(1_500);
    const other = await aSession(server.database, { startsAt: new Date('2026-03-21T18:30:00-04:00') });
    const [first, second] = [await withCard(), await withCard()];
    const made = await Promise.all([register(person, session, first), register(person, other, second)]);
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect([...(await ledger(session)), ...(await ledger(other))].toSorted()).toEqual([
      'charge card 6000 succeeded',
      'charge card 7500 succeeded',
      'charge credit 1500 succeeded',
    ]);
    expect(await balance(person)).toBe('0.00');
  });

  it('charges no card more than its payer saw when the credit is spent meanwhile', async () => {
    const { person, session } = await studio(1_500);
    const other = await aSession(server.database, { startsAt: new Date('2026-03-21T18:30:00-04:00') });
    const seen = { credit_amount: '15.00' };
    const [first, second] = [
      { ...seen, ...(await withCard()) },
      { ...seen, ...(await withCard()) },
    ];
    const made = await Promise.all([register(person, session, first), register(person, other, second)]);
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(made.find(({ status }) => status === 409)?.body['code']).toBe('credit_changed');
    const lines = [...(await ledger(session)), ...(await ledger(other))];
    expect(lines.filter((line) => line.endsWith('succeeded'))).toEqual([
      'charge card 6000 succeeded',
      'charge credit 1500 succeeded',
    ]);
  });

  it.each([['14.99'], ['15.01'], ['0'], ['75']])(
    'refuses %s dollars of credit where there are 15',
    async (credit_amount) => {
      const { person, session, id } = await reserved(1_500);
      const other = await aSession(server.database, { startsAt: new Date('2026-03-21T18:30:00-04:00') });
      const made = await register(person, other, { ...(await withCard()), credit_amount });
      const paid = await pay(person, id, { use_credit: true, ...(await withCard()), credit_amount });
      for (const { status, body } of [made, paid])
        expect([status, body['code'], body['message']]).toEqual([
          409,
          'credit_changed',
          'Your studio credit has changed. Nothing was charged.',
        ]);
      expect([...(await ledger(session)), ...(await ledger(other))]).toEqual([]);
      const again = { use_credit: true, ...(await withCard()), credit_amount: '15.00' };
      expect((await pay(person, id, again)).status).toBe(200);
    },
  );

  it('charges nobody when two payments without a card want the same credit', async () => {
    const { person, session } = await studio(7_500);
    const other = await aSession(server.database, { startsAt: new Date('2026-03-21T18:30:00-04:00') });
    const made = await Promise.all([register(person, session, {}), register(person, other, {})]);
    const statuses = made.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect([400, 409]).toContain(statuses.find((status) => status !== 201));
    expect(await balance(person)).toBe('0.00');
  });

  it('leaves the ledger whole after all of these', async () => {
    expect((await checkLedger(server.database.db)).problems).toEqual([]);
  });
});
