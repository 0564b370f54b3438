import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, cards, guestForm, registrationIn, seedStudio } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { stripeFixture, type StripeFixture } from '../../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { collectInstalments } from '../../booking/instalments/collect-instalments.ts';
import { reconcileAll } from '../../booking/registration/reconcile.ts';

let server: TestServer;
let fixture: StripeFixture;
beforeAll(async () => {
  const database = await anyDatabase();
  fixture = await stripeFixture(database);
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

const aMonthAhead = () => aSession(server.database, { startsAt: new Date('2026-04-12T18:30:00-04:00') });
const collectOn = async (day: string) => {
  server.clock.set(`${day}T09:00:00-04:00`);
  await collectInstalments(server.deps);
};
const plan = async (id: string) => {
  const { rows } = await server.database.db.execute<{ status: string }>(
    sql`select status from instalments where registration_id = ${id} order by position`,
  );
  return rows.map(({ status }) => status);
};
async function memberOnAPlan(number: string = cards.good, over: object = {}) {
  const session_id = await aMonthAhead();
  const { token } = await aMember(server);
  const card = fixture.fake.card(number);
  const body = { session_id, payment_method_id: card, payment_plan: 'bi_weekly', ...over };
  const made = await server.call('POST', '/training/registrations/register/', { token, body });
  return { session_id, card, made, id: String(registrationIn(made)['public_id']) };
}

describe('a plan with Stripe charges', () => {
  it('stores a guest’s card for this plan under the registration, and charges it off-session', async () => {
    const session_id = await aMonthAhead();
    const card = fixture.fake.card(cards.good);
    const body = { ...guestForm(session_id, card), payment_plan: 'weekly' };
    const made = await server.call('POST', '/training/registrations/guest-register/', { body });
    const id = String(registrationIn(made)['public_id']);
    const customer = fixture.fake.state.methods.get(card)?.customer ?? '';
    expect(fixture.fake.state.customers.get(customer)).toEqual({ owner: id });
    for (const day of ['2026-03-09', '2026-03-16', '2026-03-23']) await collectOn(day);
    expect(await plan(id)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(await fixture.books(session_id)).toMatchObject({ charges: 4, charged: 7500 });
    const offSession = fixture.fake.requests.filter((request) => request.includes('off_session=true'));
    expect(offSession).toHaveLength(3);
  });

  it('stores the card of a member who does not save it for the plan alone', async () => {
    const { session_id, id } = await memberOnAPlan(cards.good, { save_payment_method: false });
    const storedCards = sql`
      select is_saved from payment_methods m join registrations r on r.user_id = m.user_id where r.id = ${id}`;
    expect((await server.database.db.execute(storedCards)).rows).toEqual([{ is_saved: false }]);
    await collectOn('2026-03-16');
    expect(await plan(id)).toEqual(['paid', 'paid']);
    expect(await fixture.books(session_id)).toMatchObject({ charges: 2, charged: 7500 });
    expect((await server.database.db.execute(storedCards)).rows).toEqual([]);
  });

  it('is declined off-session when the card requires authentication, and leaves no open intent', async () => {
    const { made, session_id, id } = await memberOnAPlan(cards.asks);
    const { client_secret } = made.body['payment'] as { client_secret: string };
    fixture.fake.authenticate(client_secret, true);
    const path = `/training/registrations/${id}/confirm-payment/`;
    expect((await server.call('POST', path, { body: { client_secret } })).status).toBe(200);
    await collectOn('2026-03-16');
    expect(await plan(id)).toEqual(['paid', 'failed']);
    expect(await fixture.states(id)).toEqual(['succeeded', 'cancelled']);
    expect(await fixture.books(session_id)).toMatchObject({ charges: 1, charged: 3800 });
  });

  it('charges once when the response is lost', async () => {
    const { session_id, id } = await memberOnAPlan();
    fixture.payments.fault = 'response_lost';
    await collectOn('2026-03-16');
    fixture.payments.fault = null;
    await collectInstalments(server.deps);
    await reconcileAll(server.deps);
    await collectInstalments(server.deps);
    expect(await plan(id)).toEqual(['paid', 'paid']);
    expect(await fixture.books(session_id)).toMatchObject({ charges: 2, charged: 7500 });
  });
});
