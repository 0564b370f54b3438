import { afterAll, beforeAll, expect, it } from 'vitest';
import { cards } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { stripeFixture, type StripeFixture } from '../../../../test/payment-fixtures.ts';
import type { Database } from '../../../platform/database/database.ts';

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

const store = (paymentMethodId: string, key: string) =>
  fixture.payments.storeCard({ paymentMethodId, key, owner: 'ada' });

it.each([
  ['payment method', () => fixture.fake.card(cards.good)],
  ['confirmation token', () => fixture.fake.token(cards.good)],
])('a card that is stored by a %s without a charge pays off-session later', async (kind, make) => {
  const stored = await store(make(), `store ${kind}`);
  expect(stored).toMatchObject({ status: 'stored', card: { as: 'saved', brand: 'visa', last4: '4242' } });
  expect(fixture.fake.state.intents.size).toBe(kind === 'payment method' ? 0 : 1);
  const paymentMethodId = stored.status === 'stored' ? stored.card.ref : '';
  const request = { cents: 4900, paymentMethodId, key: `charge ${kind}`, description: '', offSession: true };
  expect(await fixture.payments.charge(request)).toMatchObject({ status: 'succeeded' });
});

it('the same request stores a card once', async () => {
  const token = fixture.fake.token(cards.good);
  const [first, again] = [await store(token, 'once'), await store(token, 'once')];
  expect(again).toEqual(first);
});

it.each([
  ['declined', cards.declined, 'generic_decline'],
  ['asked about', cards.asks, 'authentication_required'],
])('a card that is %s is not stored', async (how, number, reason) => {
  expect(await store(fixture.fake.card(number), `not ${how}`)).toEqual({ status: 'declined', reason });
});

it('a card without an answer is not known', async () => {
  fixture.fake.down = true;
  await expect(store(fixture.fake.card(cards.good), 'down')).rejects.toThrow();
  fixture.fake.down = false;
});
