import { afterAll, beforeAll, expect, it } from 'vitest';
import { realDatabase } from '../database.ts';
import {
  deliveries,
  findErrors,
  deliverAll,
  createOrders,
  type ScenarioOrder,
} from '../stripe-fake/webhook-deliveries.ts';
import { stripeStudio, type StripeStudio } from '../stripe-fake/studio.ts';

let studio: StripeStudio;
let orders: ScenarioOrder[];
beforeAll(async () => {
  studio = await stripeStudio(await realDatabase());
  orders = await createOrders(studio, 12);
});
afterAll(() => studio?.close());

it('10,000 repeated, shuffled and concurrent webhook deliveries have each effect once', async () => {
  const all = deliveries(studio.fixture.fake.state.events, 10_000, 1120);
  expect(all).toHaveLength(10_000);
  expect(await deliverAll(all, studio.deliver, 16)).toEqual(new Set([204]));
  expect(await findErrors(studio, orders)).toEqual([]);
});
