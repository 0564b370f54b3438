import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  aCard,
  aMember,
  aSession,
  books,
  cards,
  registrationIn,
  seedStudio,
} from '../../../../test/booking.ts';
import { memoryDatabase } from '../../../../test/database.ts';
import { withFaults, type FaultyPayments } from '../../../../test/faulty-payments.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { emailsTo, waitlistActions } from '../../../../test/waitlist-actions.ts';
import { openSandbox } from '../../payments/sandbox/sandbox.ts';
import { refundCancelledSessions } from './refund-cancelled-sessions.ts';
import { reconcileAll } from './reconcile.ts';

let server: TestServer;
let payments: FaultyPayments;
let people: ReturnType<typeof waitlistActions>;
beforeAll(async () => {
  const database = await memoryDatabase();
  payments = withFaults(openSandbox(database.db));
  server = await testServer({ database, adapters: { payments } });
  people = waitlistActions(server);
  await seedStudio(server.database);
});
afterAll(() => server?.close());
beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));

const callOff = (id: string) =>
  server.database.db.execute(sql`update sessions set status = 'cancelled' where id = ${id}`);

describe('a session that the business cancels', () => {
  it('is refunded in full to everybody, once and with an email, even an hour before it starts', async () => {
    const session_id = await aSession(server.database, { startsAt: new Date('2026-04-12T18:30:00-04:00') });
    const [whole, onPlan, unpaid] = [await aMember(server), await aMember(server), await aMember(server)];
    await people.buy(whole, session_id);
    await people.buy(onPlan, session_id, undefined, { payment_plan: 'bi_weekly' });
    await people.register(unpaid, session_id);
    expect(await books(server.database, session_id)).toMatchObject({ charged: 7500 + 3800, live: 3 });
    server.clock.set('2026-04-12T17:30:00-04:00');
    await callOff(session_id);
    await refundCancelledSessions(server.deps);
    await refundCancelledSessions(server.deps);
    expect(await books(server.database, session_id)).toMatchObject({ charged: 0, live: 0, taken: 0 });
    for (const person of [whole, onPlan, unpaid]) {
      expect(await emailsTo(server, person)).toEqual(['registration_confirmed', 'registration_cancelled']);
    }
    const { rows } = await server.database.db.execute(sql`
      select distinct cancelled_by from registrations where session_id = ${session_id}`);
    expect(rows).toEqual([{ cancelled_by: 'business' }]);
  });

  it('shows the full refund in the preview and refunds a member who cancels before the job runs', async () => {
    const session_id = await aSession(server.database, { startsAt: new Date('2026-03-03T08:00:00-05:00') });
    const person = await aMember(server);
    await people.buy(person, session_id);
    await callOff(session_id);
    const preview = await server.call('GET', `/sessions/registered/${session_id}/cancel/preview/`, {
      token: await person.renewed(),
    });
    expect(preview.body).toMatchObject({ can_cancel: true, refund_amount: '75.00', full_refund: true });
    const response = await people.cancel(person, session_id);
    expect(response.body['refund']).toEqual({
      amount: '75.00',
      status: 'succeeded',
      returned_amount: '75.00',
      owed_amount: '0.00',
      parts: [{ to: 'card', amount: '75.00', returned_amount: '75.00' }],
    });
  });

  it('sends all emails at once while the provider does not respond, and the repair refunds the money', async () => {
    const session_id = await aSession(server.database);
    const [one, other] = [await aMember(server), await aMember(server)];
    for (const person of [one, other]) await people.buy(person, session_id);
    await callOff(session_id);
    const { refund } = payments;
    const seen: string[][] = [];
    payments.refund = async (request) => {
      if (seen.length === 0) for (const person of [one, other]) seen.push(await emailsTo(server, person));
      throw new Error(`the provider did not receive ${request.key}`);
    };
    await refundCancelledSessions(server.deps);
    payments.refund = refund;
    const templates = ['registration_confirmed', 'registration_cancelled'];
    expect(seen).toEqual([templates, templates]);
    expect(await books(server.database, session_id)).toMatchObject({ charged: 15_000, taken: 0 });
    await reconcileAll(server.deps);
    expect(await books(server.database, session_id)).toMatchObject({ charged: 0 });
  });

  it('does not wait for a payment in progress: all other registrations are refunded first', async () => {
    const session_id = await aSession(server.database);
    const [paying, other] = [await aMember(server), await aMember(server)];
    const made = await people.register(paying, session_id);
    await server.call('POST', `/training/registrations/${String(registrationIn(made)['public_id'])}/pay/`, {
      token: paying.token,
      body: { payment_method_id: await aCard(server, cards.asks) },
    });
    await people.buy(other, session_id);
    await callOff(session_id);
    const { find } = payments;
    payments.find = async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      throw new Error('the provider does not respond');
    };
    await refundCancelledSessions(server.deps, { ms: 1_000 });
    payments.find = find;
    expect(await emailsTo(server, other)).toEqual(['registration_confirmed', 'registration_cancelled']);
    expect(await emailsTo(server, paying)).toEqual(['registration_confirmed']);
    await refundCancelledSessions(server.deps);
    await reconcileAll(server.deps);
    expect(await books(server.database, session_id)).toMatchObject({ charged: 0, live: 0 });
  });

  it('stops cancelling registrations when the session is held after all', async () => {
    const session_id = await aSession(server.database);
    const person = await aMember(server);
    const made = await people.register(person, session_id);
    const id = String(registrationIn(made)['public_id']);
    await server.call('POST', `/training/registrations/${id}/pay/`, {
      token: person.token,
      body: { payment_method_id: await aCard(server, cards.asks) },
    });
    await callOff(session_id);
    const { find } = payments;
    payments.find = async (key) => {
      await server.database.db.execute(
        sql`update sessions set status = 'scheduled' where id = ${session_id}`,
      );
      return find(key);
    };
    await refundCancelledSessions(server.deps);
    payments.find = find;
    expect(await books(server.database, session_id)).toMatchObject({ live: 1, taken: 1 });
    expect(await emailsTo(server, person)).toEqual(['registration_confirmed']);
  });

  it('does not charge a member whose payment authentication was pending at the cancellation', async () => {
    const session_id = await aSession(server.database);
    const person = await aMember(server);
    await people.buy(person, session_id, cards.asks);
    await callOff(session_id);
    server.clock.pass(16 * 60);
    await reconcileAll(server.deps);
    await refundCancelledSessions(server.deps);
    expect(await books(server.database, session_id)).toMatchObject({ charged: 0, live: 0, taken: 0 });
  });
});
