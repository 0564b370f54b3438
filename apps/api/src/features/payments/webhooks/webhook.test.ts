import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cards } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { newId, type FakeEvent } from '../../../../test/stripe-fake/state.ts';
import { stripeStudio, type Ordered, type StripeStudio } from '../../../../test/stripe-fake/studio.ts';

let studio: StripeStudio;
beforeAll(async () => {
  studio = await stripeStudio(await anyDatabase());
});
afterAll(() => studio?.close());
beforeEach(() => {
  studio.fixture.fake.fault = null;
  studio.fixture.fake.dropsQueries = false;
});

const event = (type: string, object: object): FakeEvent => ({
  id: newId('evt'),
  object: 'event',
  type,
  created: 1_772_800_000,
  data: { object },
});
const only = (events: FakeEvent[]): FakeEvent => {
  expect(events).toHaveLength(1);
  return events[0] as FakeEvent; // the caller has just checked the index
};
const books = ({ sessionId }: Ordered) => studio.fixture.books(sessionId);
const seen = async (id: string) => {
  const { rows } = await studio.server.database.db.execute(
    sql`select 1 from webhook_events where id = ${id}`,
  );
  return rows.length;
};
const mails = async ({ email }: Ordered, template: string) => {
  const { rows } = await studio.server.database.db.execute(
    sql`select 1 from outbox_mails where recipient = ${email} and template = ${template}`,
  );
  return rows.length;
};
describe('a webhook delivery', () => {
  it.each([
    ['signed with another secret', { secret: 'whsec_guessed' }],
    ['older than 300 seconds', { age: 301 }],
    ['more than 300 seconds from the future', { age: -301 }],
    ['with a changed body', { body: '{"id":"evt_1","type":"payment_intent.succeeded"}' }],
    ['that is not JSON', { body: '{"id":' }],
  ])('%s is rejected and has no effect', async (_what, how) => {
    const asked = await studio.order(cards.asks);
    studio.fixture.fake.authenticate(asked.secret, true);
    const succeeded = only(asked.events('payment_intent.succeeded'));
    expect(await studio.deliver(succeeded, how)).toBe(400);
    expect([await seen(succeeded.id), await books(asked)]).toMatchObject([0, { registrations: 0 }]);
  });

  it('without a signature is rejected', async () => {
    const response = await studio.server.call('POST', '/payments/webhook/', { body: { id: 'evt_1' } });
    expect([response.status, response.body['code']]).toEqual([400, 'validation_failed']);
  });

  it.each([300, -300])('%i seconds old is accepted', async (age) => {
    const asked = await studio.order(cards.asks);
    studio.fixture.fake.authenticate(asked.secret, true);
    const succeeded = only(asked.events('payment_intent.succeeded'));
    expect(await studio.deliver(succeeded, { age })).toBe(204);
    expect(await books(asked)).toMatchObject({ registrations: 1 });
  });

  it.each([
    ['of an unknown type', 'issuing_card.created', { id: 'ic_1' }],
    ['about an unknown payment', 'payment_intent.succeeded', { id: 'pi_other', status: 'succeeded' }],
    [
      'about a refund of an unknown payment',
      'charge.refunded',
      { payment_intent: 'pi_other', amount_refunded: 5 },
    ],
    [
      'about a dispute of an unknown payment',
      'charge.dispute.created',
      { id: 'dp_other', payment_intent: null },
    ],
  ])('%s is acknowledged and ignored', async (_what, type, object) => {
    const before = await studio.server.database.db.execute(sql`select * from payments`);
    expect(await studio.deliver(event(type, object))).toBe(204);
    expect((await studio.server.database.db.execute(sql`select * from payments`)).rows).toEqual(before.rows);
  });
});

describe('an event about a payment', () => {
  it('confirms a registration once for 20 concurrent deliveries when the member approved and closed the window', async () => {
    const asked = await studio.order(cards.asks);
    studio.fixture.fake.authenticate(asked.secret, true);
    const succeeded = only(asked.events('payment_intent.succeeded'));
    const statuses = await Promise.all(Array.from({ length: 20 }, () => studio.deliver(succeeded)));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await books(asked)).toMatchObject({ registrations: 1, charges: 1, charged: 7500 });
    expect([await seen(succeeded.id), await mails(asked, 'registration_confirmed')]).toEqual([1, 1]);
    expect((await asked.again()).status).toBe(201);
  });

  it('confirms a charge whose response was lost, and the retry finds it confirmed', async () => {
    studio.fixture.payments.fault = 'response_lost';
    studio.fixture.payments.down = true;
    const lost = await studio.order();
    expect([lost.status, await books(lost)]).toMatchObject([409, { registrations: 0 }]);
    studio.fixture.payments.fault = null;
    expect(await studio.deliver(only(lost.events('payment_intent.succeeded')))).toBe(204);
    expect(await books(lost)).toMatchObject({ registrations: 1, charges: 1 });
    studio.fixture.payments.down = false;
    expect((await lost.again()).status).toBe(201);
    expect(await books(lost)).toMatchObject({ registrations: 1, charges: 1 });
  });

  it('releases the seat when the card was declined, and cancels the payment intent', async () => {
    const asked = await studio.order(cards.asks);
    studio.fixture.fake.authenticate(asked.secret, false);
    const failed = only(asked.events('payment_intent.payment_failed'));
    expect(await studio.deliver(failed)).toBe(204);
    expect(await books(asked)).toMatchObject({ taken: 0, live: 0, charges: 0 });
    expect(asked.intent.status).toBe('canceled');
    expect(await studio.deliver(only(asked.events('payment_intent.canceled')))).toBe(204);
    expect((await asked.again()).body).toMatchObject({ code: 'payment_failed' });
  });

  it('is delivered again later when Stripe does not return the state of the payment', async () => {
    const asked = await studio.order(cards.asks);
    studio.fixture.fake.authenticate(asked.secret, false);
    const failed = only(asked.events('payment_intent.payment_failed'));
    studio.fixture.fake.dropsQueries = true;
    expect(await studio.deliver(failed)).toBe(503);
    expect([await seen(failed.id), await books(asked)]).toMatchObject([0, { taken: 1, live: 1 }]);
    studio.fixture.fake.dropsQueries = false;
    expect(await studio.deliver(failed)).toBe(204);
    expect([await seen(failed.id), await books(asked)]).toMatchObject([1, { taken: 0 }]);
  });

  it('changes nothing when a failure event arrives after the success', async () => {
    const paid = await studio.order();
    const stale = event('payment_intent.payment_failed', {
      ...paid.intent,
      status: 'requires_payment_method',
    });
    expect(await studio.deliver(stale)).toBe(204);
    expect(await books(paid)).toMatchObject({ registrations: 1, charges: 1, charged: 7500 });
  });

  it('refunds the charge when the seat had to be released before', async () => {
    const asked = await studio.order(cards.asks);
    studio.fixture.fake.authenticate(asked.secret, true);
    await studio.server.database.db.execute(sql`
      update registrations set status = 'released', held_until = null where id = ${asked.id}`);
    await studio.server.database.db.execute(
      sql`update sessions set taken = taken - 1 where id = ${asked.sessionId}`,
    );
    const succeeded = only(asked.events('payment_intent.succeeded'));
    await Promise.all([studio.deliver(succeeded), studio.deliver(succeeded)]);
    expect(await books(asked)).toMatchObject({ taken: 0, registrations: 0, charges: 1, charged: 0 });
    expect(
      studio.fixture.fake.state.refunds.filter((each) => each.payment_intent === asked.intent.id),
    ).toHaveLength(1);
  });
});

describe('an event about a dispute', () => {
  it('is recorded once for its charge, and the registration stays confirmed', async () => {
    const paid = await studio.order();
    const dispute = { id: newId('dp'), payment_intent: paid.intent.id, amount: 7500, reason: 'fraudulent' };
    const created = event('charge.dispute.created', dispute);
    for (const each of [created, created, event('charge.dispute.created', dispute)])
      await studio.deliver(each);
    const { rows } = await studio.server.database.db.execute(sql`
      select d.amount_cents, d.reason from payment_disputes d join payments m on m.id = d.payment_id
      where m.registration_id = ${paid.id}`);
    expect(rows).toEqual([{ amount_cents: 7500, reason: 'fraudulent' }]);
    expect(await books(paid)).toMatchObject({ registrations: 1 });
  });
});
