import { sql } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cards } from '../../../../test/booking.ts';
import { anyDatabase } from '../../../../test/database.ts';
import { createRefund, failRefund } from '../../../../test/stripe-fake/refunds.ts';
import type { FakeEvent, FakeRefund } from '../../../../test/stripe-fake/state.ts';
import { stripeStudio, type Ordered, type StripeStudio } from '../../../../test/stripe-fake/studio.ts';
import { reconcileAll } from '../../booking/registration/reconcile.ts';
import { handleEvent } from './handle-event.ts';

let studio: StripeStudio;
beforeAll(async () => {
  studio = await stripeStudio(await anyDatabase());
});
afterAll(() => studio?.close());
beforeEach(() => {
  studio.fixture.fake.dropsQueries = false;
  studio.fixture.refundLogs.length = 0;
});

const byHand = ({ intent }: Ordered, cents: number): FakeRefund =>
  createRefund(studio.fixture.fake.state, { payment_intent: intent.id, amount: String(cents) });
const fails = (refund: FakeRefund) => failRefund(studio.fixture.fake.state, refund);
const cancel = ({ id, token }: Ordered) =>
  studio.server.call('POST', `/training/registrations/${id}/cancel/`, { token, body: {} });
const ours = ({ intent }: Ordered): FakeRefund => {
  const found = studio.fixture.fake.state.refunds.find((each) => each.payment_intent === intent.id);
  if (found === undefined) throw new Error('there is no refund');
  return found;
};
/** Delivers the events in this order and returns the responses. */
const deliverAll = async (...events: FakeEvent[]): Promise<number[]> => {
  const statuses: number[] = [];
  for (const event of events) statuses.push(await studio.deliver(event));
  return statuses;
};
const ledger = async ({ id }: Ordered) => {
  const { rows } = await studio.server.database.db.execute<{ line: string }>(sql`
    select amount_cents || ' ' || status as line from payments
    where registration_id = ${id} and kind = 'refund' order by amount_cents, status`);
  return rows.map(({ line }) => line);
};
/** The refund in the response to the cancellation, part by part. */
const ledgerOf = (status: string, returned_amount: string, owed_amount: string) => ({
  amount: '75.00',
  status,
  returned_amount,
  owed_amount,
  parts: [{ to: 'card', amount: '75.00', returned_amount }],
});
/** The amount of the charge that Stripe finally keeps, in cents. */
const held = async ({ sessionId }: Ordered) => (await studio.fixture.books(sessionId))?.charged;

describe('an event about a refund', () => {
  it('adds nothing to the ledger for the server’s own refund', async () => {
    const paid = await studio.order();
    await cancel(paid);
    const refunded = paid.events('charge.refunded');
    expect(await deliverAll(...refunded, ...refunded)).toEqual([204, 204]);
    expect(await ledger(paid)).toEqual(['7500 succeeded']);
  });

  it('records each manual refund once, in whatever order its events arrive', async () => {
    const paid = await studio.order();
    byHand(paid, 1000);
    byHand(paid, 1500);
    const [first, second] = paid.events('charge.refunded') as [FakeEvent, FakeEvent];
    expect(await deliverAll(second, first, second, first)).toEqual([204, 204, 204, 204]);
    expect(await ledger(paid)).toEqual(['1000 succeeded', '1500 succeeded']);
  });

  it('of a manual part leaves the rest to be refunded when the registration is cancelled', async () => {
    const paid = await studio.order();
    byHand(paid, 2500);
    await deliverAll(...paid.events('charge.refunded'));
    expect((await cancel(paid)).body['refund']).toMatchObject({ status: 'succeeded' });
    expect([await held(paid), await ledger(paid)]).toEqual([0, ['2500 succeeded', '5000 succeeded']]);
  });

  it('that arrives before the charge succeeded is recorded after it', async () => {
    const asked = await studio.order(cards.asks);
    studio.fixture.fake.authenticate(asked.secret, true);
    byHand(asked, 7500);
    await deliverAll(...asked.events('charge.refunded'), ...asked.events('payment_intent.succeeded'));
    expect(await ledger(asked)).toEqual(['7500 succeeded']);
  });

  it('is delivered again later when Stripe does not return the refunds', async () => {
    const paid = await studio.order();
    byHand(paid, 3000);
    studio.fixture.fake.dropsQueries = true;
    expect(await deliverAll(...paid.events('charge.refunded'))).toEqual([503]);
    studio.fixture.fake.dropsQueries = false;
    expect(await deliverAll(...paid.events('charge.refunded'))).toEqual([204]);
    expect(await ledger(paid)).toEqual(['3000 succeeded']);
  });

  it('that is still pending does not make the sweep send a second refund', async () => {
    const paid = await studio.order();
    const refund = byHand(paid, 3000);
    refund.status = 'pending';
    await deliverAll(...paid.events('charge.refunded'));
    await reconcileAll(studio.server.deps);
    expect([await held(paid), await ledger(paid)]).toEqual([4500, ['3000 unknown']]);
    refund.status = 'succeeded';
    await reconcileAll(studio.server.deps);
    expect([await held(paid), await ledger(paid)]).toEqual([4500, ['3000 succeeded']]);
  });
});

describe('a manual refund without a delivered event', () => {
  it('is recorded at the cancellation, and the rest is refunded', async () => {
    const paid = await studio.order();
    byHand(paid, 3000);
    expect((await cancel(paid)).body['refund']).toEqual(ledgerOf('succeeded', '75.00', '0.00'));
    expect([await held(paid), await ledger(paid)]).toEqual([0, ['3000 succeeded', '4500 succeeded']]);
    await deliverAll(...paid.events('charge.refunded'));
    expect(await ledger(paid)).toEqual(['3000 succeeded', '4500 succeeded']);
  });

  it('is recorded while the server’s own refund waits for Stripe, and the sweep refunds the rest', async () => {
    const paid = await studio.order();
    studio.fixture.fake.dropsQueries = true;
    expect((await cancel(paid)).body['refund']).toEqual(ledgerOf('pending', '0.00', '0.00'));
    byHand(paid, 3000);
    studio.fixture.fake.dropsQueries = false;
    await deliverAll(...paid.events('charge.refunded'));
    // Together they never exceed the paid amount.
    expect(await ledger(paid)).toEqual(['3000 succeeded', '4500 unknown']);
    expect((await cancel(paid)).body['refund']).toEqual(ledgerOf('pending', '30.00', '0.00'));
    await reconcileAll(studio.server.deps);
    expect([await held(paid), await ledger(paid)]).toEqual([0, ['3000 succeeded', '4500 succeeded']]);
  });

  it('of the full amount needs neither a refund by the server nor an operator', async () => {
    const paid = await studio.order();
    byHand(paid, 7500);
    await cancel(paid);
    expect([await held(paid), await ledger(paid)]).toEqual([0, ['7500 cancelled', '7500 succeeded']]);
    expect(studio.fixture.refundLogs).toEqual([]);
  });
});

describe('a refund that Stripe rejects permanently', () => {
  it('is reported to an operator by ids alone', async () => {
    const paid = await studio.order();
    studio.fixture.fake.state.disputed.add(paid.intent.id);
    expect((await cancel(paid)).body['refund']).toEqual(ledgerOf('failed', '0.00', '75.00'));
    expect(await ledger(paid)).toEqual(['7500 failed']);
    const key = expect.stringMatching(/^refund_[\w-]+$/) as string;
    expect(studio.fixture.refundLogs).toEqual([
      { charge: paid.intent.id, key, cents: 7500, reason: 'charge_disputed' },
    ]);
  });
});

describe('a manual partial refund', () => {
  it('does not hide that the rest was rejected', async () => {
    const paid = await studio.order();
    byHand(paid, 3000);
    await deliverAll(...paid.events('charge.refunded'));
    studio.fixture.fake.state.disputed.add(paid.intent.id);
    expect((await cancel(paid)).body['refund']).toEqual(ledgerOf('failed', '30.00', '45.00'));
    expect(await ledger(paid)).toEqual(['3000 succeeded', '4500 failed']);
  });

  it('that fails before the server’s own refund was sent is covered by the server’s refund', async () => {
    const paid = await studio.order();
    const refund = byHand(paid, 3000);
    await deliverAll(...paid.events('charge.refunded'));
    studio.fixture.fake.dropsQueries = true;
    await cancel(paid);
    studio.fixture.fake.dropsQueries = false;
    fails(refund);
    await deliverAll(...paid.events('refund.failed'));
    await reconcileAll(studio.server.deps);
    expect([await held(paid), await ledger(paid)]).toEqual([0, ['3000 failed', '7500 succeeded']]);
    expect((await cancel(paid)).body['refund']).toEqual(ledgerOf('succeeded', '75.00', '0.00'));
  });
});

describe('an event about a failed refund', () => {
  it('is recorded for the server’s own refund, and a late event does not change the result', async () => {
    const paid = await studio.order();
    await cancel(paid);
    const refunded = paid.events('charge.refunded');
    studio.fixture.fake.dropsQueries = true;
    expect(await deliverAll(...refunded)).toEqual([503]);
    studio.fixture.fake.dropsQueries = false;
    fails(ours(paid));
    expect(await deliverAll(...paid.events('refund.failed'), ...refunded)).toEqual([204, 204]);
    expect(await ledger(paid)).toEqual(['7500 failed']);
  });

  it('is recorded for a manual refund, so that the full amount is refunded at the cancellation', async () => {
    const paid = await studio.order();
    const refund = byHand(paid, 3000);
    await deliverAll(...paid.events('charge.refunded'));
    fails(refund);
    await deliverAll(...paid.events('refund.failed'));
    expect(await ledger(paid)).toEqual(['3000 failed']);
    await cancel(paid);
    expect([await held(paid), await ledger(paid)]).toEqual([0, ['3000 failed', '7500 succeeded']]);
  });

  it('is reported to an operator once', async () => {
    const paid = await studio.order();
    await cancel(paid);
    const refund = ours(paid);
    fails(refund);
    const logged: unknown[] = [];
    const log = { error: (facts: unknown) => logged.push(facts) };
    const { server, fixture } = studio;
    const context = { ...server.deps, payments: fixture.payments, log };
    for (const event of [...paid.events('refund.failed'), ...paid.events('charge.refunded')]) {
      await handleEvent(context, event as unknown as Stripe.Event); // as the fake delivers it
    }
    const { id, failure_reason: reason } = refund;
    const paymentId = expect.any(String) as string;
    expect(logged).toEqual([{ refund: id, registrationId: paid.id, paymentId, reason }]);
  });
});
