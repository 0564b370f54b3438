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
/** The payment methods: made by a page of before, or of now. */
const kinds = [
  { kind: 'payment method', before: 'requires_confirmation' },
  { kind: 'confirmation token', before: 'requires_payment_method' },
] as const;
type Kind = (typeof kinds)[number]['kind'];
/** Charges what was entered into Stripe's forms, for a key of its own for each kind. */
const entered = (kind: Kind) => {
  const keyOf = (key: string) => `${key} by ${kind}`;
  const charged = async (number: string, key: string, more?: Partial<ChargeRequest>) =>
    charge(
      kind === 'payment method' ? fixture.fake.card(number) : fixture.fake.token(number),
      keyOf(key),
      more,
    );
  const find = (key: string) => fixture.payments.find(keyOf(key));
  const abandon = (key: string) => fixture.payments.abandon(keyOf(key), 7500);
  return { charged, find, abandon, intents: (key: string) => intentOf(keyOf(key)) };
};
const intentOf = (key: string) =>
  [...fixture.fake.state.intents.values()].filter(({ metadata }) => metadata['key'] === key);
const secretOf = (outcome: { status: string; clientSecret?: string }) => outcome.clientSecret ?? '';

describe.each(kinds)('a charge of a $kind with Stripe', ({ kind }) => {
  const { charged, find, intents } = entered(kind);
  it.each([
    [cards.good, { status: 'succeeded', cents: 7500 }],
    [cards.declined, { status: 'declined', reason: 'generic_decline' }],
    [cards.asks, { status: 'requires_action', cents: 7500 }],
  ])('of %s has the outcome that the port defines, and is found again', async (number, outcome) => {
    const key = `first ${number}`;
    expect(await charged(number, key, { registrationId: 'reg-1' })).toMatchObject(outcome);
    expect(await find(key)).toMatchObject(outcome);
    expect(intents(key)).toMatchObject([{ metadata: { registration_id: 'reg-1' } }]);
  });

  it('happens once per key, even after Stripe has deleted its own idempotency keys', async () => {
    const first = await charged(cards.good, 'once');
    fixture.fake.forgetKeys();
    expect(await charged(cards.declined, 'once')).toEqual(first);
    expect(intents('once')).toHaveLength(1);
    expect(await find('never')).toEqual({ status: 'none' });
  });

  it('is closed after a decline, so that no other card pays for a released seat', async () => {
    const asked = await charged(cards.asks, 'rejected');
    fixture.fake.authenticate(secretOf(asked), false);
    expect(intents('rejected')[0]?.status).toBe('requires_payment_method');
    const declined = { status: 'declined', reason: 'payment_intent_authentication_failure' };
    expect(await find('rejected')).toEqual(declined);
    expect(intents('rejected')[0]?.status).toBe('canceled');
    expect(await find('rejected')).toEqual(declined);
  });

  it('that was approved in the browser is found as succeeded', async () => {
    const asked = await charged(cards.asks, 'approved');
    fixture.fake.authenticate(secretOf(asked), true);
    expect(await find('approved')).toMatchObject({ status: 'succeeded' });
  });

  it('off-session is declined when the card requires authentication', async () => {
    const outcome = await charged(cards.asks, 'away', { offSession: true });
    expect(outcome).toEqual({ status: 'declined', reason: 'authentication_required' });
  });
});

describe.each(kinds)('a charge of a $kind whose response is lost', ({ kind }) => {
  const { charged, find, abandon, intents } = entered(kind);
  it('throws and is found with its outcome: one charge', async () => {
    fixture.fake.fault = 'response_lost';
    await expect(charged(cards.good, 'lost')).rejects.toThrow();
    fixture.fake.fault = null;
    expect(await find('lost')).toMatchObject({ status: 'succeeded', cents: 7500 });
    expect(await charged(cards.good, 'lost')).toMatchObject({ status: 'succeeded' });
    expect(intents('lost')).toHaveLength(1);
  });

  it('that never arrived has not happened, and never will after it is abandoned', async () => {
    fixture.fake.fault = 'request_lost';
    await expect(charged(cards.good, 'never arrived')).rejects.toThrow();
    fixture.fake.fault = null;
    expect(await find('never arrived')).toEqual({ status: 'none' });
    expect(await abandon('never arrived')).toEqual({
      status: 'declined',
      reason: 'cancelled',
    });
    expect(intents('never arrived')).toMatchObject([{ status: 'canceled' }]);
  });

  it('is not reported as final while Stripe does not respond', async () => {
    fixture.fake.fault = 'request_lost';
    await expect(charged(cards.good, 'silent')).rejects.toThrow();
    fixture.fake.down = true;
    await expect(abandon('silent')).rejects.toThrow();
    await expect(find('silent')).rejects.toThrow();
  });
});

describe.each(kinds)('abandoning a charge of a $kind', ({ kind, before }) => {
  const { charged, find, abandon, intents } = entered(kind);
  it('is final before any request to Stripe, even while Stripe does not respond', async () => {
    fixture.fake.down = true;
    expect(await abandon('early')).toMatchObject({ reason: 'cancelled' });
    fixture.fake.down = false;
    expect(await charged(cards.good, 'early')).toMatchObject({ status: 'declined', reason: 'cancelled' });
    expect(intents('early')).toEqual([]);
  });

  it('prevents the confirmation of an intent that is still being created', async () => {
    fixture.fake.fault = 'making_waits';
    const late = charged(cards.good, 'making');
    await expect.poll(fixture.fake.waiting).toBe(1);
    fixture.fake.fault = null;
    expect(await abandon('making')).toMatchObject({ reason: 'cancelled' });
    fixture.fake.releaseWaiting();
    expect(await late).toMatchObject({ status: 'declined', reason: 'cancelled' });
    expect(intents('making')).toMatchObject([{ status: before }]);
  });

  it('prevents a confirmation that is still in progress from charging late', async () => {
    fixture.fake.fault = 'waits';
    const late = charged(cards.good, 'late');
    await expect.poll(fixture.fake.waiting).toBe(1);
    fixture.fake.fault = null;
    expect(await abandon('late')).toMatchObject({ reason: 'cancelled' });
    fixture.fake.releaseWaiting();
    expect(await late).toMatchObject({ status: 'declined' });
    expect(intents('late')).toMatchObject([{ status: 'canceled' }]);
  });

  it('cancels a pending authentication, and reports when the charge succeeded first', async () => {
    const asked = await charged(cards.asks, 'left');
    expect(await abandon('left')).toMatchObject({ status: 'declined' });
    fixture.fake.authenticate(secretOf(asked), true);
    expect(await find('left')).toMatchObject({ status: 'declined' });
    await charged(cards.good, 'paid');
    expect(await abandon('paid')).toMatchObject({ status: 'succeeded' });
  });
});

describe('a charge without a card', () => {
  it('of a payment method that Stripe does not have is declined', async () => {
    expect(await charge('pm_nobody', 'unknown card')).toEqual({
      status: 'declined',
      reason: 'resource_missing',
    });
    expect(await charged(cards.good, 'unknown card')).toMatchObject({ status: 'declined' });
    expect(intentOf('unknown card')).toEqual([]);
  });

  it.each<[string, () => Promise<string> | string]>([
    ['that Stripe does not have', () => 'ctoken_nobody'],
    [
      'that has paid before',
      async () => {
        const token = fixture.fake.token(cards.good);
        expect(await charge(token, 'token, first')).toMatchObject({ status: 'succeeded' });
        return token;
      },
    ],
    [
      'that was declined before',
      async () => {
        const token = fixture.fake.token(cards.declined);
        expect(await charge(token, 'token, declined')).toMatchObject({ reason: 'generic_decline' });
        return token;
      },
    ],
    [
      'that is older than twelve hours',
      () => {
        const token = fixture.fake.token(cards.good);
        const stored = fixture.fake.state.tokens.get(token);
        if (stored) stored.expires_at = Math.floor(Date.now() / 1000);
        return token;
      },
    ],
    ['of Link itself', () => fixture.fake.token(cards.good, 'link_account')],
  ])('of a confirmation token %s is declined, and never charges', async (what, make) => {
    const key = `token ${what}`;
    const refused = { status: 'declined', reason: 'entry_refused' };
    expect(await charge(await make(), key)).toEqual(refused);
    expect(intentOf(key)).toMatchObject([{ status: 'canceled' }]);
    expect(await fixture.payments.find(key)).toMatchObject({ status: 'declined' });
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

  it('is that of a confirmation token, also when the response was lost, and pays again', async () => {
    const outcome = await charge(fixture.fake.token(cards.good), 'keep token', { keep });
    const ref = outcome.status === 'succeeded' ? (outcome.card?.ref ?? '') : '';
    expect(ref).toMatch(/^pm_/);
    expect(await charge(ref, 'keep token 2', { offSession: true })).toMatchObject({ status: 'succeeded' });
    fixture.fake.fault = 'response_lost';
    await expect(charge(fixture.fake.token(cards.good), 'keep token 3', { keep })).rejects.toThrow();
    fixture.fake.fault = null;
    const found = await fixture.payments.find('keep token 3');
    const later = found.status === 'succeeded' ? (found.card?.ref ?? '') : '';
    expect(await charge(later, 'keep token 4', { offSession: true })).toMatchObject({ status: 'succeeded' });
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
