import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyDatabase } from '../../../../test/database.ts';
import type { FakeEvent } from '../../../../test/stripe-fake/state.ts';
import {
  deliveries,
  findErrors,
  deliverAll,
  createOrders,
  type ScenarioOrder,
} from '../../../../test/stripe-fake/webhook-deliveries.ts';
import { stripeStudio, type StripeStudio } from '../../../../test/stripe-fake/studio.ts';

let studio: StripeStudio;
let orders: ScenarioOrder[];
beforeAll(async () => {
  studio = await stripeStudio(await anyDatabase());
  orders = await createOrders(studio, 2);
});
afterAll(() => studio?.close());

it('500 deliveries, repeated and shuffled, have each effect once', async () => {
  const { events } = studio.fixture.fake.state;
  // Without events, lost and unfinished payments have the wrong state: the events correct them.
  expect(await findErrors(studio, orders)).not.toEqual([]);
  expect(await deliverAll(deliveries(events, 500, 20), studio.deliver)).toEqual(new Set([204]));
  expect(await findErrors(studio, orders)).toEqual([]);
  const { rows } = await studio.server.database.db.execute<{ heard: number; twice: number }>(
    sql`select count(*)::int as heard, (count(*) - count(distinct id))::int as twice from webhook_events`,
  );
  expect(rows[0]?.twice).toBe(0);
  expect(rows[0]?.heard).toBeGreaterThan(orders.length);
});

it('a listener that applies every delivery gives wrong results (positive control)', async () => {
  const { db } = studio.server.database;
  const applyEveryDelivery = async ({ type, data }: FakeEvent) => {
    const { payment_intent: intent, amount_refunded: cents } = data.object as Record<string, unknown>;
    if (type === 'charge.refunded') {
      await db.execute(sql`
        insert into payments (id, registration_id, kind, amount_cents, status, provider, idempotency_key, refund_of_id)
        select ${randomUUID()}::text, registration_id, 'refund', ${Number(cents)}::int, 'succeeded', 'stripe',
          ${randomUUID()}::text, id from payments where provider_ref = ${String(intent)} and kind = 'charge'`);
    }
    return 204;
  };
  await deliverAll(deliveries(studio.fixture.fake.state.events, 60, 21), applyEveryDelivery);
  expect(await findErrors(studio, orders)).not.toEqual([]);
});
