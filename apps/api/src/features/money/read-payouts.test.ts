import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, registrationIn, seedStudio, type Person } from '../../../test/booking.ts';
import { anyDatabase } from '../../../test/database.ts';
import { moneyCalls, type MoneyCalls } from '../../../test/money.ts';
import { stripeFixture, type StripeFixture } from '../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { createManualPayout, createPayout } from '../../../test/stripe-fake/payouts.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { sandboxCharges } from '../../platform/database/schema/sandbox.ts';
import { openSandbox } from '../payments/sandbox/sandbox.ts';
import { readPayouts } from './read-payouts.ts';

let server: TestServer;
let fixture: StripeFixture;
let owner: Person;
let money: MoneyCalls;
beforeAll(async () => {
  const database = await anyDatabase();
  fixture = await stripeFixture(database);
  server = await testServer({ database, adapters: { payments: fixture.payments } });
  // The fake has the time of this machine.
  server.clock.set(new Date());
  await seedStudio(database);
  const desk = await aTeamMember(server, 'front_desk', 0);
  owner = await aTeamMember(server, 'owner');
  money = moneyCalls(server, { owner, desk });
});
afterAll(async () => {
  await server?.close();
  await fixture?.close();
});

const dayIn = (days: number) =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

async function report(): Promise<object[]> {
  await readPayouts(server.deps);
  const query = `start_date=${dayIn(-20)}&end_date=${dayIn(20)}`;
  const { status, body } = await money.call('GET', `/office/reports/payouts/?${query}`, owner);
  expect(status).toBe(200);
  return body['results'] as object[];
}

/** A registration of $75 paid by card. Returns its payment. */
async function paid(): Promise<string> {
  const startsAt = new Date(server.clock.now().getTime() + 10 * 86_400_000);
  const sessionId = await aSession(server.database, { startsAt });
  const person = await aMember(server);
  const body = { session_id: sessionId, payment_method_id: await fixture.card(), payment_consent: true };
  const made = await server.call('POST', '/training/registrations/register/', { token: person.token, body });
  const { db } = server.database;
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(eq(payments.registrationId, String(registrationIn(made)['public_id'])));
  if (payment === undefined) throw new Error('nothing was charged');
  return payment.id;
}

describe('payouts of Stripe', () => {
  it('are beside the ledger, with fees, refunds and what is something else', async () => {
    const first = await paid();
    await paid();
    const refund = { amount: '20.00', reason: 'Came late', destination: 'card' };
    expect((await money.refund(first, refund)).status).toBe(201);
    const payout = createPayout(fixture.fake.state, dayIn(1), [-1_500, 250]);
    const row = {
      id: `stripe:${payout.id}`,
      arrives_on: dayIn(1),
      status: 'on_its_way',
      charges: '150.00',
      refunds: '20.00',
      // Twice 2.9 % and 30 cents.
      fees: '4.96',
      added: '2.50',
      withheld: '15.00',
      amount: '112.54',
      withdrawn: '0.00',
      missing: 0,
    };
    expect(await report()).toEqual([row]);
    const inIt = await money.call('GET', `/office/payments/?payout=${row.id}`, owner);
    expect((inIt.body['results'] as { kind: string }[]).map(({ kind }) => kind).toSorted()).toEqual([
      'charge',
      'charge',
      'refund',
    ]);
    payout.status = 'paid';
    expect(await report()).toEqual([{ ...row, status: 'paid' }]);
  });

  it('count what the ledger does not have, and what went back to the account', async () => {
    const payment = await paid();
    await server.database.db.update(payments).set({ amountCents: 7_400 }).where(eq(payments.id, payment));
    const payout = createPayout(fixture.fake.state, dayIn(2), [-30_000]);
    payout.status = 'failed';
    const [row] = await report();
    expect(row).toMatchObject({
      status: 'failed',
      charges: '75.00',
      amount: '0.00',
      withdrawn: '227.48',
      missing: 1,
    });
  });
});

describe('payouts of Stripe without a list of their parts', () => {
  const amountsOf = async (days: readonly number[]) =>
    ((await report()) as { id: string; arrives_on: string; amount: string; charges: string }[])
      .filter(({ arrives_on }) => days.map(dayIn).includes(arrives_on))
      .map(({ amount, charges }) => ({ amount, charges }));

  it('are kept by hand and instant, and the older payouts are read', async () => {
    await paid();
    createPayout(fixture.fake.state, dayIn(3));
    createManualPayout(fixture.fake.state, dayIn(4), 20_000);
    createManualPayout(fixture.fake.state, dayIn(5), 5_000, { method: 'instant' });
    expect(await amountsOf([3, 4, 5])).toEqual([
      { amount: '50.00', charges: '0.00' },
      { amount: '200.00', charges: '0.00' },
      { amount: '72.52', charges: '75.00' },
    ]);
  });

  it('do not keep the others from being read when Stripe refuses the list, and the job fails at its end', async () => {
    await paid();
    createPayout(fixture.fake.state, dayIn(6));
    createManualPayout(fixture.fake.state, dayIn(7), 9_000, { automatic: true });
    await expect(readPayouts(server.deps)).rejects.toMatchObject({
      message: 'failed rows: 1',
      cause: { type: 'StripeInvalidRequestError' },
    });
    const { rows } = await server.database.db.execute(
      sql`select amount_cents from provider_payouts where arrives_on in (${dayIn(6)}, ${dayIn(7)}) order by 1`,
    );
    expect(rows).toEqual([{ amount_cents: 7_252 }, { amount_cents: 9_000 }]);
  });
});

describe('payouts of the sandbox', () => {
  it('have the money of a day two days later, less a fee', async () => {
    const { db } = server.database;
    const sandbox = openSandbox(db);
    const at = new Date(Date.now() - 4 * 86_400_000);
    const made = (kind: 'charge' | 'refund', amountCents: number) => ({
      id: `${kind}_${amountCents}`,
      kind,
      idempotencyKey: `${kind}_${amountCents}`,
      amountCents,
      status: 'succeeded' as const,
      clientSecret: `${kind}_${amountCents}`,
      createdAt: at,
    });
    await db.insert(sandboxCharges).values([made('charge', 10_000), made('refund', 2_500)]);
    const found: object[] = [];
    for await (const payout of sandbox.payouts(new Date(Date.now() - 7 * 86_400_000)))
      found.push({ ...payout, entries: await payout.entries() });
    expect(found).toMatchObject([
      { cents: 7_180, status: 'paid', entries: [{ kind: 'charge' }, { kind: 'refund' }] },
    ]);
  });
});
