import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, aSession, cards, registrationIn, seedStudio, type Person } from '../../../test/booking.ts';
import { anyDatabase } from '../../../test/database.ts';
import { moneyCalls, problemOf, type MoneyCalls } from '../../../test/money.ts';
import { stripeFixture, type StripeFixture } from '../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { deliver } from '../../../test/stripe-fake/deliver.ts';
import { createRefund } from '../../../test/stripe-fake/refunds.ts';
import { newId } from '../../../test/stripe-fake/state.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { outboxMails } from '../../platform/database/schema/outbox.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';

let server: TestServer;
let fixture: StripeFixture;
let owner: Person;
let desk: Person;
let money: MoneyCalls;
beforeAll(async () => {
  const database = await anyDatabase();
  fixture = await stripeFixture(database);
  server = await testServer({ database, adapters: { payments: fixture.payments } });
  await seedStudio(database);
  owner = await aTeamMember(server, 'owner');
  desk = await aTeamMember(server, 'front_desk', 0);
  money = moneyCalls(server, { owner, desk });
});
afterAll(async () => {
  await server?.close();
  await fixture?.close();
});
beforeEach(() => {
  fixture.payments.fault = null;
  fixture.payments.down = false;
});

/** A member who paid the first $38 of $75 with a card that they saved. */
async function onAPlan() {
  const sessionId = await aSession(server.database, { startsAt: new Date('2026-04-12T18:30:00-04:00') });
  const { token, email } = await aMember(server);
  const card = fixture.fake.card(cards.good);
  const body = {
    session_id: sessionId,
    payment_method_id: card,
    payment_plan: 'bi_weekly',
    payment_consent: true,
    save_payment_method: true,
  };
  const made = await server.call('POST', '/training/registrations/register/', { token, body });
  return { id: String(registrationIn(made)['public_id']), sessionId, token, email, card };
}
/** From now on, the bank refuses the card. */
const refuse = (card: string) =>
  Object.assign(fixture.fake.state.methods.get(card) ?? {}, { behaviour: 'declines' });
const charged = async (sessionId: string) => (await fixture.books(sessionId))?.charged;
const kindsOf = async (id: string) => {
  const { body } = await money.call('GET', '/office/worklist/?about=money', desk);
  return (body['results'] as Record<string, unknown>[])
    .filter((entry) => entry['registration_id'] === id)
    .map((entry) => entry['kind']);
};
const isWhole = async () => expect((await checkLedger(server.database.db)).problems).toEqual([]);
const eventsOf = (type: string) => fixture.fake.state.events.filter((event) => event.type === type);
const intentsOf = (card: string) =>
  [...fixture.fake.state.intents.values()].filter(({ first_method: method }) => method === card);

describe('the desk with Stripe', () => {
  it('takes a payment with a saved card once, however often it is sent', async () => {
    const { id, sessionId, card } = await onAPlan();
    const headers = { 'idempotency-key': 'desk-takes-once' };
    const answers = [
      await money.take(id, { method: 'card' }, desk, headers),
      await money.take(id, { method: 'card' }, desk, headers),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await charged(sessionId)).toBe(7500);
    expect(intentsOf(card)).toHaveLength(2);
    expect(fixture.fake.requests.filter((each) => each.includes('off_session=true'))).not.toEqual([]);
    await isWhole();
  });

  it('charges nothing with a declined card, says so, and sends a link instead', async () => {
    const { id, sessionId, card, email } = await onAPlan();
    refuse(card);
    expect(problemOf(await money.take(id, { method: 'card' }))).toEqual([402, 'payment_failed']);
    expect(await charged(sessionId)).toBe(3800);
    expect(await money.ledgerOf(id)).toEqual(['charge card 37.00 failed', 'charge card 38.00 succeeded']);
    expect(
      (await money.call('POST', '/office/payments/link/', desk, { registration_id: id })).body,
    ).toMatchObject({
      email,
      owed: '37.00',
    });
    const mails = await server.database.db.select().from(outboxMails).where(eq(outboxMails.recipient, email));
    expect(mails.map(({ template }) => template)).toContain('payment_link');
    await isWhole();
  });

  it('calls a lost answer unknown, has it on the worklist, and charges once when it is asked again', async () => {
    const { id, sessionId } = await onAPlan();
    fixture.payments.fault = 'response_lost';
    fixture.payments.down = true;
    const taken = await money.take(id, { method: 'card' });
    expect(taken.body).toMatchObject({ status: 'unknown', amount: '37.00' });
    expect(await kindsOf(id)).toEqual(['payment_unknown']);
    expect(problemOf(await money.take(id, { method: 'cash' }))).toEqual([409, 'in_progress']);
    fixture.payments.fault = null;
    fixture.payments.down = false;
    const check = () => money.call('POST', `/office/payments/${String(taken.body['id'])}/check/`, desk);
    const [first, second] = await Promise.all([check(), check()]);
    expect([first.body['status'], second.body['status']]).toEqual(['succeeded', 'succeeded']);
    expect([await charged(sessionId), await kindsOf(id)]).toEqual([7500, []]);
    await isWhole();
  });

  it('learns of a lost answer from the webhook, delivered twice', async () => {
    const { id, sessionId, card } = await onAPlan();
    fixture.payments.fault = 'response_lost';
    fixture.payments.down = true;
    await money.take(id, { method: 'card' });
    fixture.payments.fault = null;
    fixture.payments.down = false;
    const last = intentsOf(card).at(-1);
    const event = eventsOf('payment_intent.succeeded').find(
      ({ data }) => (data.object as { id: string }).id === last?.id,
    );
    if (event === undefined) throw new Error('Stripe sent no event');
    // Positive control: without the event the payment stays unknown.
    expect(await kindsOf(id)).toEqual(['payment_unknown']);
    expect([await deliver(server, event), await deliver(server, event)]).toEqual([204, 204]);
    expect([await charged(sessionId), await kindsOf(id)]).toEqual([7500, []]);
    await isWhole();
  });

  it('refunds a part to the card, and the cancellation returns exactly the rest', async () => {
    const { id, sessionId, token } = await onAPlan();
    const taken = await money.take(id, { method: 'card' });
    const back = await money.refund(String(taken.body['id']), {
      amount: '10.00',
      destination: 'card',
      reason: 'Late start.',
    });
    expect([back.status, back.body['status']]).toEqual([201, 'succeeded']);
    expect(await charged(sessionId)).toBe(6500);
    await server.call('POST', `/training/registrations/${id}/cancel/`, { token, body: {} });
    expect(await charged(sessionId)).toBe(0);
    expect((await money.ledgerOf(id)).filter((line) => line.startsWith('refund'))).toEqual([
      'refund card 10.00 succeeded',
      'refund card 27.00 succeeded',
      'refund card 38.00 succeeded',
    ]);
    await isWhole();
  });

  it.each([
    ['twice', 2, ['refund_at_provider']],
    ['never, and the next cancellation reads it', 0, []],
  ] as const)(
    'shows a refund made at Stripe once, though its webhook comes %s',
    async (_how, times, before) => {
      const { id, sessionId, card, token } = await onAPlan();
      const [intent] = intentsOf(card);
      createRefund(fixture.fake.state, { payment_intent: intent?.id ?? '', amount: '1000' });
      const [event] = eventsOf('charge.refunded').slice(-1);
      if (event === undefined) throw new Error('Stripe sent no event');
      for (let delivery = 0; delivery < times; delivery++) await deliver(server, event);
      expect(await kindsOf(id)).toEqual(before);
      await server.call('POST', `/training/registrations/${id}/cancel/`, { token, body: {} });
      expect([await charged(sessionId), await kindsOf(id)]).toEqual([0, ['refund_at_provider']]);
      await isWhole();
    },
  );

  it('shows a dispute until the bank has decided for the studio, in whatever order the events arrive', async () => {
    const { id, card } = await onAPlan();
    const [intent] = intentsOf(card);
    const event = (type: string, status: string, created: number) => ({
      id: newId('evt'),
      object: 'event' as const,
      type: `charge.dispute.${type}`,
      created,
      data: {
        object: {
          id: `dp_${id}`,
          payment_intent: intent?.id,
          amount: 3800,
          reason: 'fraudulent',
          status,
          evidence_details: { due_by: Date.parse('2026-03-20T23:59:00-04:00') / 1000 },
        },
      },
    });
    const review = event('updated', 'under_review', 1_772_800_200);
    for (const each of [review, event('created', 'needs_response', 1_772_800_100), review])
      expect(await deliver(server, each)).toBe(204);
    expect(await kindsOf(id)).toEqual(['payment_disputed']);
    for (const each of [
      event('closed', 'won', 1_772_800_400),
      event('updated', 'under_review', 1_772_800_300),
    ])
      expect(await deliver(server, each)).toBe(204);
    expect(await kindsOf(id)).toEqual([]);
  });
});
