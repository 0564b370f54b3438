import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, cards, paymentIn, registrationIn, seedStudio } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { outboxMails } from '../../../platform/database/schema/outbox.ts';
import { collectInstalments } from '../instalments/collect-instalments.ts';
import { checkLedger } from '../ledger/check-ledger.ts';

/** A payment as its due date, amount and status. */
const lines = (registration: Record<string, unknown>) =>
  (registration['instalments'] as Record<string, string>[]).map(
    ({ due_on, amount, status }) => `${due_on} ${amount} ${status}`,
  );

const wholePrice = ['2026-03-09 75.00 due'];
const weeklyBegun = [
  '2026-03-05 19.00 paid',
  '2026-03-12 19.00 due',
  '2026-03-19 19.00 due',
  '2026-03-26 18.00 due',
];

describe.each(paymentFixtures)('paying a reserved seat in a plan, with %s,', (_name, open) => {
  let server: TestServer;
  let fixture: PaymentFixture;
  beforeAll(async () => {
    const database = await anyDatabase();
    fixture = await open(database);
    server = await testServer({ database, adapters: { payments: fixture.payments } });
    await seedStudio(database);
  });
  beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));
  afterAll(async () => {
    await server?.close();
    await fixture?.close();
  });

  /** $75, reserved on March 2 to be paid by March 9; by default it is paid on March 5. */
  async function reserved({
    startsAt = '2026-04-20T18:30:00-04:00',
    paidAt = '2026-03-05T23:30:00-05:00',
  } = {}) {
    const session_id = await aSession(server.database, { startsAt: new Date(startsAt) });
    const person = await aMember(server);
    const made = await server.call('POST', '/training/registrations/register/', {
      token: person.token,
      body: { session_id },
    });
    const id = String(registrationIn(made)['public_id']);
    server.clock.set(paidAt);
    const token = await person.renewed();
    const path = `/training/registrations/${id}/`;
    const send = (body: object, key?: string) =>
      server.call('POST', `${path}pay/`, {
        token,
        body,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      });
    const pay = async (payment_plan: string | undefined, card: string = cards.good, key?: string) =>
      send(
        {
          payment_method_id: await fixture.card(card),
          instalment: 1,
          payment_plan,
          save_payment_method: false,
        },
        key,
      );
    const stored = async () => {
      const { body } = await server.call('GET', '/training/registrations/', {
        token: await person.renewed(),
      });
      const [registration] = body as unknown as Record<string, unknown>[];
      return { plan: registration?.['payment_plan'], lines: lines(registration ?? {}) };
    };
    const charged = async () => (await fixture.books(session_id))?.charged;
    return { id, token, person, path, send, pay, stored, charged };
  }

  it('charges the first payment, and the others on their due dates from that day on', async () => {
    const { pay, stored, charged, person } = await reserved();
    const paid = await pay('weekly');
    expect([paid.status, paymentIn(paid)?.['amount'], registrationIn(paid)['payment_status']]).toEqual([
      200,
      '19.00',
      'pending',
    ]);
    expect([await charged(), await stored()]).toEqual([1_900, { plan: 'weekly', lines: weeklyBegun }]);
    const [mail] = await server.database.db
      .select()
      .from(outboxMails)
      .where(eq(outboxMails.template, 'payment_received'));
    expect(mail?.textBody).toContain('Mar 12');
    for (const [at, cents] of [
      ['2026-03-11T23:59:00-04:00', 1_900],
      ['2026-03-12T00:01:00-04:00', 3_800],
      ['2026-03-26T12:00:00-04:00', 7_500],
    ] as const) {
      server.clock.set(at);
      await collectInstalments(server.deps);
      expect([at, await charged()]).toEqual([at, cents]);
    }
    expect((await stored()).lines.every((line) => line.endsWith('paid'))).toBe(true);
    expect((await server.call('GET', '/payments/methods/', { token: await person.renewed() })).body).toEqual(
      [],
    );
  });

  it.each([
    ['the last payment on the day of the session', '2026-03-26T18:30:00-04:00', 'weekly'],
    ['two payments that fit where four do not', '2026-03-19T00:30:00-04:00', 'bi_weekly'],
    ['payment in full where no plan fits', '2026-03-07T18:30:00-05:00', 'full'],
  ])('is possible with %s', async (_what, startsAt, plan) => {
    const { pay, stored } = await reserved({ startsAt });
    expect([(await pay(plan)).status, (await stored()).plan]).toEqual([200, plan]);
  });

  it.each([
    ['the last payment a day after the session', '2026-03-25T18:30:00-04:00', 'weekly'],
    ['the last of two payments after it', '2026-03-18T23:30:00-04:00', 'bi_weekly'],
  ])('is refused with %s, and nothing is charged or changed', async (_what, startsAt, plan) => {
    const { pay, stored, charged } = await reserved({ startsAt });
    const before = await stored();
    const text = 'This payment plan would end after the session. Please choose another.';
    const refused = await pay(plan);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'plan_unavailable', message: text, payment_plan: [text] },
    ]);
    expect([await charged(), await stored()]).toEqual([0, before]);
  });

  it('is possible while it is overdue, as long as the plan fits', async () => {
    const { pay, stored } = await reserved({ paidAt: '2026-04-01T12:00:00-04:00' });
    expect((await pay('bi_weekly')).status).toBe(200);
    expect((await stored()).lines).toEqual(['2026-04-01 38.00 paid', '2026-04-15 37.00 due']);
  });

  it('changes neither plan nor due date when the card is declined, and the next choice is free', async () => {
    const { pay, stored, charged } = await reserved();
    expect((await pay('weekly', cards.declined)).status).toBe(402);
    expect([await charged(), await stored()]).toEqual([0, { plan: 'full', lines: wholePrice }]);
    server.clock.set('2026-03-10T12:00:00-04:00');
    await collectInstalments(server.deps);
    expect(await charged()).toBe(0);
  });

  it('starts a plan after payments in full and in another plan were declined', async () => {
    const { pay, stored } = await reserved();
    await pay(undefined, cards.declined);
    await pay('bi_weekly', cards.declined);
    expect((await pay('weekly')).status).toBe(200);
    expect((await stored()).lines).toEqual(weeklyBegun);
  });

  it('starts the plan only after the bank has confirmed, with the due dates that the member saw', async () => {
    const { id, pay, stored, charged } = await reserved();
    const asked = await pay('weekly', cards.asks);
    expect([asked.status, paymentIn(asked)?.['amount']]).toEqual([202, '19.00']);
    expect(await stored()).toEqual({ plan: 'full', lines: wholePrice });
    const { client_secret } = asked.body['payment'] as { client_secret: string };
    await fixture.authenticate(client_secret, true);
    // Past midnight of the studio.
    server.clock.set('2026-03-06T00:05:00-05:00');
    const confirm = `/training/registrations/${id}/confirm-payment/`;
    expect((await server.call('POST', confirm, { body: { client_secret } })).status).toBe(200);
    expect([await charged(), await stored()]).toEqual([1_900, { plan: 'weekly', lines: weeklyBegun }]);
  });

  it('charges once when the response was lost and the same request is repeated', async () => {
    const { send, stored, charged } = await reserved();
    const body = { payment_method_id: await fixture.card(), instalment: 1, payment_plan: 'weekly' };
    fixture.payments.fault = 'response_lost';
    await send(body, 'one-press');
    fixture.payments.fault = null;
    expect((await send(body, 'one-press')).status).toBe(200);
    expect([await charged(), await stored()]).toEqual([1_900, { plan: 'weekly', lines: weeklyBegun }]);
  });

  it('charges one first payment for many concurrent requests with different plans', async () => {
    const { pay, stored, charged } = await reserved();
    const answers = await Promise.all(
      ['weekly', 'bi_weekly', undefined, 'weekly', 'full', 'bi_weekly'].map((plan) => pay(plan)),
    );
    const [won, ...others] = answers.filter(({ status }) => status === 200);
    expect([won === undefined, others]).toEqual([false, []]);
    const { plan, lines: after } = await stored();
    const first = { full: 7_500, bi_weekly: 3_800, weekly: 1_900 }[String(plan)];
    expect([await charged(), after.filter((line) => line.endsWith('paid')).length]).toEqual([first, 1]);
  });

  it.each(['weekly', 'bi_weekly', 'full'])(
    'is refused as paid when a plan has begun elsewhere and %s is chosen',
    async (plan) => {
      const { pay, send, charged } = await reserved();
      await pay('weekly');
      const again = await pay(plan);
      expect([again.status, again.body['message']]).toEqual([409, 'This installment is already paid.']);
      const unnamed = await send({ payment_method_id: await fixture.card(), payment_plan: plan });
      expect([unnamed.status, await charged()]).toEqual([409, 1_900]);
    },
  );

  it('is refused for a registration with a plan of which nothing is paid', async () => {
    const session_id = await aSession(server.database, { startsAt: new Date('2026-04-20T18:30:00-04:00') });
    const { token } = await aMember(server);
    const made = await server.call('POST', '/training/registrations/register/', {
      token,
      body: { session_id, payment_plan: 'bi_weekly' },
    });
    const path = `/training/registrations/${String(registrationIn(made)['public_id'])}/pay/`;
    const body = { payment_method_id: await fixture.card(), payment_plan: 'weekly' };
    const refused = await server.call('POST', path, { token, body });
    expect([refused.status, refused.body['message']]).toEqual([
      400,
      'This registration already has a payment plan.',
    ]);
    expect((await fixture.books(session_id))?.charged).toBe(0);
  });

  it('gives the first payment back and drops the others when the member cancels in time', async () => {
    const { pay, token, path, stored, charged } = await reserved();
    await pay('weekly');
    const cancelled = await server.call('POST', `${path}cancel/`, { token, body: {} });
    expect((cancelled.body['refund'] as { amount: string }).amount).toBe('19.00');
    expect(await charged()).toBe(0);
    expect((await stored()).lines.slice(1).every((line) => line.endsWith('dropped'))).toBe(true);
  });

  it('leaves books that agree after all of that', async () => {
    expect((await checkLedger(server.database.db)).problems).toEqual([]);
  });
});
