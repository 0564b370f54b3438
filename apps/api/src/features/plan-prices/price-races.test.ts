import { sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedPlans } from '../../app/seed/plans/seed-plans.ts';
import { aMember, seedStudio } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { membershipActions } from '../../../test/membership-fixture.ts';
import { month } from '../../../test/plan-change-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { claimRenewal } from '../memberships/claim-renewal.ts';
import { changePrice } from './change-price.ts';
import type { lockPayers } from './payers.ts';

let server: TestServer;
beforeAll(async () => {
  const database = await realDatabase({ poolSize: 10 });
  server = await testServer({ database });
  await seedStudio(database);
  await database.withTx(seedPlans);
});
afterAll(() => server?.close());
beforeEach(() => server.clock.set('2026-03-02T12:00:00-05:00'));

/** What a member is told of a lower price while another process claims the renewal of that day, and what that charges. */
async function fallWhileRenewing(lock?: typeof lockPayers) {
  const { database, deps, clock } = server;
  const person = await aMember(server);
  const bought = await membershipActions(server).buy(person);
  const { id } = bought.body['membership'] as { id: string };
  clock.set('2026-04-02T00:05:00-04:00');
  let commit = () => {};
  const held = new Promise<void>((resolve) => (commit = resolve));
  let claimed = () => {};
  const isClaimed = new Promise<void>((resolve) => (claimed = resolve));
  const renewal = database.withTx(async (tx) => {
    const charge = await claimRenewal({ db: tx }, id, deps.payments.name, clock.now());
    claimed();
    await held;
    return charge?.cents;
  });
  await isClaimed;
  const change = database.withTx((tx) =>
    changePrice({ ...deps, tx, now: clock.now() }, month, 4_500, 'at_renewal', lock && { lock }),
  );
  await Promise.race([change, wait(500)]);
  commit();
  const cents = await renewal;
  await change;
  const { rows } = await database.db.execute<{ subject: string; text: string }>(
    sql`select text_body as text from outbox_mails where recipient = ${person.email} and template = 'membership_price_falls'`,
  );
  await database.db.execute(
    sql`update memberships set state = 'cancelled', end_date = start_date where id = ${id}`,
  );
  return { cents, text: rows[0]?.text ?? '' };
}

it('a lower price that meets a renewal is told from the payment after it', async () => {
  const { cents, text } = await fallWhileRenewing();
  expect(cents).toBe(4_900);
  expect(text).toContain('May 2, 2026, costs $45');
});

it('without the lock, it is told for a payment that costs more (positive control)', async () => {
  const { cents, text } = await fallWhileRenewing(async () => undefined);
  expect(cents).toBe(4_900);
  expect(text).toContain('April 2, 2026, costs $45');
});
