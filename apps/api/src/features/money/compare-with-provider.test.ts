import type { WorklistEntry } from '@detroit-well/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, registrationIn, seedStudio, type Person } from '../../../test/booking.ts';
import { anyDatabase } from '../../../test/database.ts';
import { moneyCalls, moneyStudio, paidByCard, problemOf, type MoneyCalls } from '../../../test/money.ts';
import { stripeFixture, type StripeFixture } from '../../../test/payment-fixtures.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { createRefund } from '../../../test/stripe-fake/refunds.ts';
import type { FakeIntent } from '../../../test/stripe-fake/state.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { providerDifferences } from '../../platform/database/schema/provider-differences.ts';
import { compareWithProvider } from './compare-with-provider.ts';

interface Studio {
  readonly server: TestServer;
  readonly owner: Person;
  readonly desk: Person;
  readonly money: MoneyCalls;
}

/** The differences in the worklist, after a comparison two hours from now, when all that was done is settled. */
async function compared({ server, money, desk }: Studio): Promise<WorklistEntry[]> {
  const now = server.clock.now();
  server.clock.pass(7_200);
  await compareWithProvider(server.deps);
  server.clock.set(now);
  const { body } = await money.call('GET', '/office/worklist/?about=money&kind=provider_difference', desk);
  return body['results'] as WorklistEntry[];
}
const texts = async (studio: Studio) =>
  (await compared(studio)).map(({ text }) => text.replace(/ Look .*/, '').replace(/ \([^)]*\)/, ''));

describe('the comparison with Stripe', () => {
  let studio: Studio;
  let fixture: StripeFixture;
  beforeAll(async () => {
    const database = await anyDatabase();
    fixture = await stripeFixture(database);
    const server = await testServer({ database, adapters: { payments: fixture.payments } });
    // The fake has the time of this machine.
    server.clock.set(new Date());
    await seedStudio(database);
    const [owner, desk] = [await aTeamMember(server, 'owner'), await aTeamMember(server, 'front_desk', 0)];
    studio = { server, owner, desk, money: moneyCalls(server, { owner, desk }) };
  });
  afterAll(async () => {
    await studio?.server.close();
    await fixture?.close();
  });

  /** A registration paid by card, with its payment and the intent of Stripe. */
  async function paid() {
    const { server } = studio;
    const startsAt = new Date(server.clock.now().getTime() + 10 * 86_400_000);
    const sessionId = await aSession(server.database, { startsAt });
    const person = await aMember(server);
    const body = { session_id: sessionId, payment_method_id: await fixture.card(), payment_consent: true };
    const made = await server.call('POST', '/training/registrations/register/', {
      token: person.token,
      body,
    });
    const id = String(registrationIn(made)['public_id']);
    const { db } = server.database;
    const [payment] = await db.select().from(payments).where(eq(payments.registrationId, id));
    const intent = fixture.fake.state.intents.get(payment?.providerRef ?? '');
    if (payment === undefined || intent === undefined) throw new Error('nothing was charged');
    return { id, payment, intent };
  }
  const refundAtStripe = ({ id }: FakeIntent, amount: string) =>
    createRefund(fixture.fake.state, { payment_intent: id, amount });

  it('finds nothing while both have the same payments and refunds', async () => {
    const { payment } = await paid();
    expect(
      (await studio.money.refund(payment.id, { amount: '75.00', reason: 'Moved away', destination: 'card' }))
        .status,
    ).toBe(201);
    expect(await texts(studio)).toEqual([]);
  });

  it('puts what one of them lacks on the worklist, until both agree', async () => {
    const { fake } = fixture;
    const lost = await paid();
    const foreign = await paid();
    fake.state.intents.delete(lost.intent.id);
    const byHand = refundAtStripe(foreign.intent, '2000');
    fake.state.intents.set('pi_foreign', { ...foreign.intent, id: 'pi_foreign', amount: 1200, metadata: {} });
    expect((await texts(studio)).toSorted()).toEqual([
      'The ledger has a payment of $75.00 that the provider does not list.',
      'The provider has a payment of $12.00 that did not arrive here.',
      'The provider has a refund of $20.00 that did not arrive here.',
    ]);
    fake.state.intents.set(lost.intent.id, lost.intent);
    fake.state.intents.delete('pi_foreign');
    fake.state.refunds.splice(fake.state.refunds.indexOf(byHand), 1);
    expect(await texts(studio)).toEqual([]);
  });

  it('finds another amount, and a payment that failed here', async () => {
    const { db } = studio.server.database;
    const { payment } = await paid();
    const change = (values: Partial<typeof payment>) =>
      db.update(payments).set(values).where(eq(payments.id, payment.id));
    await change({ amountCents: 7000 });
    expect(await texts(studio)).toEqual(['The ledger has a payment of $70.00, and the provider $75.00.']);
    await change({ amountCents: 7500, status: 'failed', providerRef: null });
    expect(await texts(studio)).toEqual(['The provider has a payment of $75.00 that did not arrive here.']);
    // Asking for its outcome is the work of another job.
    await change({ status: 'unknown' });
    expect(await texts(studio)).toEqual([]);
    await change({ status: 'succeeded', providerRef: payment.providerRef });
    expect(await texts(studio)).toEqual([]);
  });

  it('shows what was looked at again only if it changes', async () => {
    const { money, desk } = studio;
    const { intent, payment } = await paid();
    const refund = refundAtStripe(intent, '1000');
    const [found] = await compared(studio);
    expect(found).toMatchObject({ resolvable: true, amount: '10.00', payment_id: null });
    const resolve = () => money.call('POST', `/office/worklist/${found?.id}/resolve/`, desk);
    expect((await resolve()).status).toBe(204);
    expect(problemOf(await resolve())).toEqual([404, 'not_found']);
    expect(await texts(studio)).toEqual([]);
    await studio.server.database.db
      .update(payments)
      .set({ amountCents: 7000 })
      .where(eq(payments.id, payment.id));
    expect(await texts(studio)).toHaveLength(1);
    await studio.server.database.db
      .update(payments)
      .set({ amountCents: 7500 })
      .where(eq(payments.id, payment.id));
    fixture.fake.state.refunds.splice(fixture.fake.state.refunds.indexOf(refund), 1);
    expect(await texts(studio)).toEqual([]);
  });

  it('reads every page of the list', async () => {
    const { intent } = await paid();
    const many = 230;
    for (let n = 0; n < many; n += 1)
      fixture.fake.state.intents.set(`pi_page_${n}`, { ...intent, id: `pi_page_${n}`, metadata: {} });
    await compared(studio);
    const found = await studio.server.database.db.select().from(providerDifferences);
    expect(found).toHaveLength(many);
  });

  it('keeps what it knew when Stripe does not respond', async () => {
    fixture.payments.down = true;
    const before = await studio.server.database.db.select().from(providerDifferences);
    await expect(compareWithProvider(studio.server.deps)).rejects.toThrow(/connection/i);
    fixture.payments.down = false;
    expect(await studio.server.database.db.select().from(providerDifferences)).toEqual(before);
  });
});

describe('the comparison with the sandbox', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await moneyStudio();
  });
  afterAll(() => studio?.server.close());

  it('finds a payment that only the sandbox has', async () => {
    const { server } = studio;
    const { db } = server.database;
    // The ledger has the time of the test, and the sandbox that of its database.
    const { paymentId } = await paidByCard(server);
    server.clock.set(new Date(Date.now() + 7_200_000));
    await compareWithProvider(server.deps);
    expect(await db.select().from(providerDifferences)).toEqual([]);
    await db.update(payments).set({ status: 'cancelled' }).where(eq(payments.id, paymentId));
    await compareWithProvider(server.deps);
    expect(await db.select().from(providerDifferences)).toMatchObject([
      { what: 'not_here', paymentId, providerCents: 7500, ledgerCents: null },
    ]);
  });
});
