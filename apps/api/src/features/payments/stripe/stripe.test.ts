import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cards } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { refundedOf } from '../../../../test/stripe-fake/refunds.ts';
import { stripeFixture, type StripeFixture } from '../../../../test/payment-fixtures.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { ChargeRequest } from '../port/provider.ts';

let database: Database;
let fixture: StripeFixture;
beforeAll(async () => {
  database = await anyDatabase();
  fixture = await stripeFixture(database);
});
afterAll(async () => {
  await fixture?.close();
  await database?.close();
});
beforeEach(() => {
  fixture.fake.fault = null;
  fixture.fake.down = false;
});

const charge = (paymentMethodId: string, key: string, more: Partial<ChargeRequest> = {}) =>
  fixture.payments.charge({ cents: 7500, paymentMethodId, key, description: 'a session', ...more });
const charged = async (number: string, key: string, more?: Partial<ChargeRequest>) =>
  charge(fixture.fake.card(number), key, more);
const intentOf = (key: string) =>
  [...fixture.fake.state.intents.values()].filter(({ metadata }) => metadata['key'] === key);
const secretOf = (outcome: { status: string; clientSecret?: string }) => outcome.clientSecret ?? '';

describe('a charge with Stripe', () => {
  it.each([
    [cards.good, { status: 'succeeded', cents: 7500 }],
    [cards.declined, { status: 'declined', reason: 'generic_decline' }],
    [cards.asks, { status: 'requires_action', cents: 7500 }],
  ])('of %s has the outcome that the port defines, and is found again', async (number, outcome) => {
    const key = `first ${number}`;
    expect(await charged(number, key, { registrationId: 'reg-1' })).toMatchObject(outcome);
    expect(await fixture.payments.find(key)).toMatchObject(outcome);
    expect(intentOf(key)).toMatchObject([{ metadata: { registration_id: 'reg-1' } }]);
  });

  it('happens once per key, even after Stripe has deleted its own idempotency keys', async () => {
    const first = await charged(cards.good, 'once');
    fixture.fake.forgetKeys();
    expect(await charged(cards.declined, 'once')).toEqual(first);
    expect(intentOf('once')).toHaveLength(1);
    expect(await fixture.payments.find('never')).toEqual({ status: 'none' });
  });

  it('with a card that Stripe does not have is declined', async () => {
    expect(await charge('pm_nobody', 'unknown card')).toEqual({
      status: 'declined',
      reason: 'resource_missing',
    });
    expect(await charged(cards.good, 'unknown card')).toMatchObject({ status: 'declined' });
    expect(intentOf('unknown card')).toEqual([]);
  });

  it('is closed after a decline, so that no other card pays for a released seat', async () => {
    const asked = await charged(cards.asks, 'rejected');
    fixture.fake.authenticate(secretOf(asked), false);
    expect(intentOf('rejected')[0]?.status).toBe('requires_payment_method');
    const declined = { status: 'declined', reason: 'payment_intent_authentication_failure' };
    expect(await fixture.payments.find('rejected')).toEqual(declined);
    expect(intentOf('rejected')[0]?.status).toBe('canceled');
    expect(await fixture.payments.find('rejected')).toEqual(declined);
  });

  it('that was approved in the browser is found as succeeded', async () => {
    const asked = await charged(cards.asks, 'approved');
    fixture.fake.authenticate(secretOf(asked), true);
    expect(await fixture.payments.find('approved')).toMatchObject({ status: 'succeeded' });
  });

  it('off-session is declined when the card requires authentication', async () => {
    const outcome = await charged(cards.asks, 'away', { offSession: true });
    expect(outcome).toEqual({ status: 'declined', reason: 'authentication_required' });
  });
});

describe('a charge whose response is lost', () => {
  it('throws and is found with its outcome: one charge', async () => {
    fixture.fake.fault = 'response_lost';
    await expect(charged(cards.good, 'lost')).rejects.toThrow();
    fixture.fake.fault = null;
    expect(await fixture.payments.find('lost')).toMatchObject({ status: 'succeeded', cents: 7500 });
    expect(await charged(cards.good, 'lost')).toMatchObject({ status: 'succeeded' });
    expect(intentOf('lost')).toHaveLength(1);
  });

  it('that never arrived has not happened, and never will after it is abandoned', async () => {
    fixture.fake.fault = 'request_lost';
    await expect(charged(cards.good, 'never arrived')).rejects.toThrow();
    fixture.fake.fault = null;
    expect(await fixture.payments.find('never arrived')).toEqual({ status: 'none' });
    expect(await fixture.payments.abandon('never arrived', 7500)).toEqual({
      status: 'declined',
      reason: 'cancelled',
    });
    expect(intentOf('never arrived')).toMatchObject([{ status: 'canceled' }]);
  });

  it('is not reported as final while Stripe does not respond', async () => {
    fixture.fake.fault = 'request_lost';
    await expect(charged(cards.good, 'silent')).rejects.toThrow();
    fixture.fake.down = true;
    await expect(fixture.payments.abandon('silent', 7500)).rejects.toThrow();
    await expect(fixture.payments.find('silent')).rejects.toThrow();
  });
});

describe('abandoning a charge', () => {
  it('is final before any request to Stripe, even while Stripe does not respond', async () => {
    fixture.fake.down = true;
    expect(await fixture.payments.abandon('early', 7500)).toMatchObject({ reason: 'cancelled' });
    fixture.fake.down = false;
    expect(await charged(cards.good, 'early')).toMatchObject({ status: 'declined', reason: 'cancelled' });
    expect(intentOf('early')).toEqual([]);
  });

  it('prevents the confirmation of an intent that is still being created', async () => {
    fixture.fake.fault = 'making_waits';
    const late = charged(cards.good, 'making');
    await expect.poll(fixture.fake.waiting).toBe(1);
    fixture.fake.fault = null;
    expect(await fixture.payments.abandon('making', 7500)).toMatchObject({ reason: 'cancelled' });
    fixture.fake.releaseWaiting();
    expect(await late).toMatchObject({ status: 'declined', reason: 'cancelled' });
    expect(intentOf('making')).toMatchObject([{ status: 'requires_confirmation' }]);
  });

  it('prevents a confirmation that is still in progress from charging late', async () => {
    fixture.fake.fault = 'waits';
    const late = charged(cards.good, 'late');
    await expect.poll(fixture.fake.waiting).toBe(1);
    fixture.fake.fault = null;
    expect(await fixture.payments.abandon('late', 7500)).toMatchObject({ reason: 'cancelled' });
    fixture.fake.releaseWaiting();
    expect(await late).toMatchObject({ status: 'declined' });
    expect(intentOf('late')).toMatchObject([{ status: 'canceled' }]);
  });

  it('cancels a pending authentication, and reports when the charge succeeded first', async () => {
    const asked = await charged(cards.asks, 'left');
    expect(await fixture.payments.abandon('left', 7500)).toMatchObject({ status: 'declined' });
    fixture.fake.authenticate(secretOf(asked), true);
    expect(await fixture.payments.find('left')).toMatchObject({ status: 'declined' });
    await charged(cards.good, 'paid');
    expect(await fixture.payments.abandon('paid', 7500)).toMatchObject({ status: 'succeeded' });
  });
});

describe('a refund with Stripe', () => {
  const paid = async (key: string) => {
    const outcome = await charged(cards.good, key);
    return outcome.status === 'succeeded' ? outcome.chargeId : '';
  };

  it('happens once per key, even a day later, and is limited to the amount that remains on the charge', async () => {
    const chargeId = await paid('to refund');
    const first = await fixture.payments.refund({ chargeId, cents: 5000, key: 'refund-1' });
    expect(first.status).toBe('succeeded');
    fixture.fake.forgetKeys();
    expect(await fixture.payments.refund({ chargeId, cents: 5000, key: 'refund-1' })).toEqual(first);
    expect(await fixture.payments.refund({ chargeId, cents: 2501, key: 'refund-2' })).toMatchObject({
      status: 'succeeded',
    });
    expect(refundedOf(fixture.fake.state, chargeId)).toBe(7500);
    expect(await fixture.payments.refund({ chargeId, cents: 2500, key: 'refund-3' })).toEqual({
      status: 'rejected',
      reason: 'nothing_left',
    });
    expect(fixture.fake.state.refunds.filter((each) => each.payment_intent === chargeId)).toHaveLength(2);
  });

  it('of a charge that Stripe does not have is rejected', async () => {
    const unknown = { chargeId: 'pi_nobody', cents: 1, key: 'refund-9' };
    expect(await fixture.payments.refund(unknown)).toMatchObject({ status: 'rejected' });
  });
});

describe('a card stored by Stripe', () => {
  const keep = { owner: 'ada', as: 'saved' } as const;

  it('is returned with the success, belongs to one customer per person, and pays again off-session', async () => {
    const card = fixture.fake.card(cards.good);
    expect(await charge(card, 'keep 1', { keep })).toMatchObject({
      card: { ref: card, as: 'saved', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2035 },
    });
    const second = fixture.fake.card(cards.good);
    await charge(second, 'keep 2', { keep });
    const owned = [card, second].map((id) => fixture.fake.state.methods.get(id)?.customer);
    expect(owned[0]).toMatch(/^cus_/);
    expect(owned[1]).toBe(owned[0]);
    expect(fixture.fake.state.customers.get(owned[0] ?? '')).toEqual({ owner: 'ada' });
    expect(await charge(card, 'keep 3', { offSession: true })).toMatchObject({ status: 'succeeded' });
  });

  it('is used once when it was not to be stored', async () => {
    const card = fixture.fake.card(cards.good);
    expect(await charge(card, 'single 1')).not.toHaveProperty('card');
    expect(await charge(card, 'single 2')).toMatchObject({ status: 'declined' });
  });

  it('is detached when it is removed, once or twice', async () => {
    const card = fixture.fake.card(cards.good);
    await charge(card, 'forget 1', { keep });
    await fixture.payments.forgetCard(card);
    await fixture.payments.forgetCard(card);
    expect(await charge(card, 'forget 2')).toMatchObject({ status: 'declined' });
  });
});
