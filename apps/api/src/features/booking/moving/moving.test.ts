import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, cards, registrationIn, seedStudio } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { aBooking, cheaper, dearer, same, stateOf, takenOf } from '../../../../test/moving.ts';
import { paymentFixtures, type PaymentFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { programs } from '../../../platform/database/schema/training.ts';
import { checkLedger } from '../ledger/check-ledger.ts';

describe.each(paymentFixtures)('moving to another date, with %s,', (_name, open) => {
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
  beforeEach(() => {
    server.clock.set('2026-03-02T12:00:00-05:00');
    fixture.payments.fault = null;
    fixture.payments.down = false;
  });
  /** A session that a test filled without registrations would contradict the ledger. */
  const emptied = (id: string) =>
    server.database.db.execute(sql`update sessions set taken = 0 where id = ${id}`);
  const ledger = async () => (await checkLedger(server.database.db)).problems;
  const paid = async (plan: 'full' | 'weekly' = 'full') =>
    aBooking(server, {
      card: await fixture.card(),
      plan,
      ...(plan === 'weekly' ? { from: { startsAt: new Date('2026-04-10T18:30:00-04:00') } } : {}),
    });
  const emails = async (email: string) => {
    const { rows } = await server.database.db.execute<{ template: string }>(
      sql`select template from outbox_mails where recipient = ${email} order by created_at`,
    );
    return rows.map(({ template }) => template);
  };

  it('at the same price exchanges both seats, keeps the payment and sends one email', async () => {
    const member = await paid();
    const to = await aSession(server.database, same);
    const moved = await member.move(to);
    expect(moved.status).toBe(200);
    expect(registrationIn(moved)).toMatchObject({ public_id: member.registrationId, session_id: to });
    expect(moved.body).toMatchObject({
      payment: null,
      refund_amount: '0.00',
      message: 'You moved to Monday, April 20, 2026.',
    });
    expect(await takenOf(server, member.session_id, to)).toEqual([0, 1]);
    expect(await stateOf(server, member.registrationId)).toMatchObject({
      sessionId: to,
      paid: 7500,
      moving: false,
    });
    expect((await emails(member.email)).filter((each) => each === 'registration_moved')).toHaveLength(1);
    expect(await ledger()).toEqual([]);
  });

  it('is possible while a session that the studio moved can be left for free, and ends that time', async () => {
    const member = await paid();
    const until = '2026-03-12T12:00:00-04:00';
    // Both sessions are within the last day, so the policy gives nothing back.
    server.clock.set('2026-03-12T00:00:00-04:00');
    const to = await aSession(server.database, { startsAt: new Date('2026-03-12T22:00:00-04:00') });
    expect((await member.move(to)).body).toMatchObject({ code: 'cannot_move' });
    await server.database.db.execute(
      sql`update registrations set free_until = ${until}::timestamptz where id = ${member.registrationId}`,
    );
    expect((await member.move(to)).status).toBe(200);
    const { body } = await member.get(`/sessions/registered/${to}/`);
    expect(body['registration']).toMatchObject({ cancellation: { refund_amount: '0.00' } });
  });

  it('shows the new date under the old address, and follows with participants and calendar', async () => {
    const member = await paid();
    const ics = async () =>
      (await member.get(`/sessions/registered/${member.registrationId}/calendar/ics/`)).text;
    const before = await ics();
    const to = await aSession(server.database, same);
    await member.move(to);
    const after = await ics();
    const line = (text: string, name: string) => new RegExp(`${name}:(.*)\r`).exec(text)?.[1];
    expect(line(after, 'UID')).toBe(line(before, 'UID'));
    expect(Number(line(after, 'SEQUENCE'))).toBeGreaterThan(Number(line(before, 'SEQUENCE')));
    expect(line(after, 'DTSTART')).toBe('20260420T223000Z');
    expect((await member.get(`/sessions/registered/${member.session_id}/`)).body['public_id']).toBe(to);
    expect((await member.get(`/sessions/registered/${member.session_id}/participants/`)).status).toBe(404);
    expect((await member.get(`/sessions/registered/${to}/participants/`)).body).toHaveLength(1);
  });

  it('to a dearer date charges the difference first', async () => {
    const member = await paid();
    const to = await aSession(server.database, dearer);
    const terms = { amount: '87.00', due_now: '12.00' };
    expect((await member.move(to, terms)).body).toHaveProperty('payment_method_id');
    expect((await member.move(to, { ...terms, payment_method_id: await fixture.card() })).status).toBe(200);
    expect(await stateOf(server, member.registrationId)).toMatchObject({
      sessionId: to,
      price: 8700,
      paid: 8700,
    });
    expect(await takenOf(server, member.session_id, to)).toEqual([0, 1]);
    const detail = await member.get(`/sessions/registered/${to}/`);
    expect(registrationIn(detail)).toMatchObject({
      payment_status: 'paid',
      price: '87.00',
      instalments: [
        { amount: '75.00', status: 'paid' },
        { amount: '12.00', status: 'paid' },
      ],
    });
    expect(await ledger()).toEqual([]);
  });

  it('to a cheaper date refunds the difference, and a later cancellation the rest', async () => {
    const member = await paid();
    const to = await aSession(server.database, cheaper);
    const moved = await member.move(to, { amount: '60.00' });
    expect(moved.body).toMatchObject({ refund_amount: '15.00', payment: null });
    expect(await fixture.books(to)).toMatchObject({ taken: 1, charged: 6000 });
    expect(registrationIn(moved)).toMatchObject({ price: '60.00', payment_status: 'paid' });
    const cancelled = await server.call('POST', `/sessions/registered/${to}/cancel/`, {
      token: await member.renewed(),
      body: {},
    });
    expect(cancelled.body['refund']).toMatchObject({ amount: '60.00', status: 'succeeded' });
    expect(await fixture.books(to)).toMatchObject({ taken: 0, charged: 0 });
    expect(await ledger()).toEqual([]);
  });

  it('there and back again charges and refunds each difference', async () => {
    const member = await paid();
    const to = await aSession(server.database, cheaper);
    await member.move(to, { amount: '60.00' });
    const card = await fixture.card();
    const back = await member.move(member.session_id, { due_now: '15.00', payment_method_id: card });
    expect(back.status).toBe(200);
    expect(await stateOf(server, member.registrationId)).toMatchObject({
      sessionId: member.session_id,
      price: 7500,
      paid: 7500,
    });
    expect(await takenOf(server, member.session_id, to)).toEqual([1, 0]);
    expect(await ledger()).toEqual([]);
  });

  it('keeps what a plan has paid and spreads the rest over its open payments', async () => {
    const member = await paid('weekly');
    const to = await aSession(server.database, { ...dearer, pricePublicCents: 9000 });
    const moved = await member.move(to, { amount: '90.00' });
    expect(registrationIn(moved)).toMatchObject({
      payment_plan: 'weekly',
      instalments: [
        { amount: '19.00', status: 'paid' },
        { amount: '24.00', status: 'due', due_on: '2026-03-09' },
        { amount: '24.00', status: 'due', due_on: '2026-03-16' },
        { amount: '23.00', status: 'due', due_on: '2026-03-23' },
      ],
    });
    expect(await ledger()).toEqual([]);
  });

  it('leaves a seat that is paid later open at the new price, also after a declined card', async () => {
    const member = await aBooking(server);
    const pay = async (number: string) =>
      server.call('POST', `/training/registrations/${member.registrationId}/pay/`, {
        token: await member.renewed(),
        body: { payment_method_id: await fixture.card(number) },
      });
    expect((await pay(cards.declined)).status).toBe(402);
    const to = await aSession(server.database, dearer);
    const moved = await member.move(to, { amount: '87.00' });
    expect(registrationIn(moved)).toMatchObject({
      payment_status: 'pending',
      instalments: [{ amount: '87.00', status: 'due', due_on: '2026-03-09' }],
    });
    expect((await pay(cards.good)).status).toBe(200);
    expect(await stateOf(server, member.registrationId)).toMatchObject({ paid: 8700 });
    expect(await ledger()).toEqual([]);
  });

  it('with a card that is declined keeps the old seat and releases the new one', async () => {
    const member = await paid();
    const to = await aSession(server.database, dearer);
    const declined = await member.move(to, {
      amount: '87.00',
      due_now: '12.00',
      payment_method_id: await fixture.card(cards.declined),
    });
    expect(declined.status).toBe(402);
    expect(await stateOf(server, member.registrationId)).toMatchObject({
      sessionId: member.session_id,
      price: 7500,
      paid: 7500,
      moving: false,
    });
    expect(await takenOf(server, member.session_id, to)).toEqual([1, 0]);
    expect(await ledger()).toEqual([]);
  });

  it('offers the old seat to the waitlist at once', async () => {
    const member = await aBooking(server, { card: await fixture.card(), from: { maxParticipants: 1 } });
    const waiting = await aMember(server);
    await server.call('POST', '/training/waitlist/', {
      token: waiting.token,
      body: { session_id: member.session_id },
    });
    await member.move(await aSession(server.database, same));
    expect(await emails(waiting.email)).toContain('waitlist_offer');
    expect(await takenOf(server, member.session_id)).toEqual([1]);
    expect(await ledger()).toEqual([]);
  });

  it('lists the other dates with what each charges, refunds and leaves open', async () => {
    await server.database.db
      .insert(programs)
      .values({ id: 'dates', categoryId: 'skate', title: 'Dates', slug: 'dates' })
      .onConflictDoNothing();
    const program = { programId: 'dates' };
    const member = await aBooking(server, { card: await fixture.card(), from: program });
    const [up, down] = [
      await aSession(server.database, { ...program, ...dearer }),
      await aSession(server.database, { ...program, pricePublicCents: 6000, maxParticipants: 1, taken: 1 }),
    ];
    const { body } = await member.get(`/sessions/registered/${member.session_id}/move/`);
    expect(body).toMatchObject({ can_move: true, reason: null, move_deadline: '2026-03-11T18:30:00-04:00' });
    expect(body['dates']).toMatchObject([
      { session: { public_id: down }, due_now: '0.00', refund_amount: '15.00', blocked_by: 'session_full' },
      {
        session: { public_id: up },
        due_now: '12.00',
        refund_amount: '0.00',
        instalments: [],
        blocked_by: null,
      },
    ]);
    await emptied(down);
  });

  it('moves once for concurrent requests with one key, and once with separate keys', async () => {
    const member = await paid();
    const to = await aSession(server.database, dearer);
    const body = { amount: '87.00', due_now: '12.00', payment_method_id: await fixture.card() };
    const all = await Promise.all(['a', 'a', 'b', 'c'].map((key) => member.move(to, body, `${to}-${key}`)));
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await stateOf(server, member.registrationId)).toMatchObject({ sessionId: to, paid: 8700 });
    expect(await takenOf(server, member.session_id, to)).toEqual([0, 1]);
    expect(await ledger()).toEqual([]);
  });
});
