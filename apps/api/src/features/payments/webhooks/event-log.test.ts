import { sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyDatabase } from '../../../../test/database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { EventTaken, isTaken, takeEvent } from './event-log.ts';

let database: Database;
beforeAll(async () => {
  database = await anyDatabase();
});
afterAll(() => database?.close());

const now = new Date('2026-03-02T12:00:00-05:00');
const event = (id: string) => ({ id, type: 'charge.refunded' }) as Stripe.Event; // only its id is stored
const effects = async () =>
  (await database.db.execute(sql`select 1 from stripe_customers where owner = 'effect'`)).rows.length;
const effect = sql`insert into stripe_customers (owner, customer_ref) values ('effect', 'cus')`;

it('a second delivery of a recorded event rolls back its effect', async () => {
  await database.withTx((tx) => takeEvent(tx, event('evt_1'), now));
  const second = database.withTx(async (tx) => {
    await tx.execute(effect);
    await takeEvent(tx, event('evt_1'), now);
  });
  await expect(second).rejects.toBeInstanceOf(EventTaken);
  expect([await effects(), await isTaken(database.db, 'evt_1')]).toEqual([0, true]);
});

it('an effect that fails leaves no record, so that the event can be delivered again', async () => {
  const failing = database.withTx(async (tx) => {
    await takeEvent(tx, event('evt_2'), now);
    throw new Error('the effect failed');
  });
  await expect(failing).rejects.toThrow('the effect failed');
  expect(await isTaken(database.db, 'evt_2')).toBe(false);
});
