import { sql } from 'drizzle-orm';
import { cards } from '../booking.ts';
import { createRefund, failRefund, refundedOf, refundsOf } from './refunds.ts';
import { newId, recordEvent, type FakeEvent } from './state.ts';
import type { Ordered, StripeStudio } from './studio.ts';

/** How a payment continues after the order. Each scenario leaves events, some of which are the only report of what happened. */
const scenarios = [
  'paid',
  'approved',
  'rejected',
  'lost',
  'cancelled',
  'manual refund',
  'manual refund, then cancelled',
  'cancelled, refund failed',
  'manual refund, refund failed',
  'disputed',
] as const;
type Scenario = (typeof scenarios)[number];

export interface ScenarioOrder {
  readonly scenario: Scenario;
  readonly order: Ordered;
}

/** Creates `each` orders for every scenario. The fake's events are the only report of their outcomes. */
export async function createOrders(studio: StripeStudio, each: number): Promise<ScenarioOrder[]> {
  const { fixture, server } = studio;
  const { fake, payments } = fixture;
  const orders: ScenarioOrder[] = [];
  for (const scenario of scenarios.flatMap((name) => Array.from({ length: each }, () => name))) {
    const isChallenged = scenario === 'approved' || scenario === 'rejected';
    payments.fault = scenario === 'lost' ? 'response_lost' : null;
    const order = await studio.order(isChallenged ? cards.asks : cards.good);
    payments.fault = null;
    if (isChallenged) fake.authenticate(order.secret, scenario === 'approved');
    if (scenario.startsWith('manual refund')) {
      for (const amount of ['1000', '1500']) {
        createRefund(fake.state, { payment_intent: order.intent.id, amount });
      }
    }
    if (scenario.includes('cancelled')) {
      const path = `/training/registrations/${order.id}/cancel/`;
      await server.call('POST', path, { token: order.token, body: {} });
    }
    if (scenario.endsWith('refund failed')) {
      refundsOf(fake.state, order.intent.id).forEach((refund) => failRefund(fake.state, refund));
    }
    if (scenario === 'disputed') {
      const dispute = {
        id: newId('dp'),
        payment_intent: order.intent.id,
        amount: 7500,
        reason: 'fraudulent',
      };
      recordEvent(fake.state, 'charge.dispute.created', dispute);
    }
    orders.push({ scenario, order });
  }
  return orders;
}

/** `many` deliveries of these events, every event at least once, in an order that the seed determines. */
export function deliveries(events: readonly FakeEvent[], many: number, seed: number): FakeEvent[] {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const all = Array.from(
    { length: Math.max(many, events.length) },
    (_none, index) => events[index % events.length],
  );
  for (let last = all.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [all[last], all[other]] = [all[other], all[last]];
  }
  return all.filter((event) => event !== undefined);
}

/** Delivers all of them, several concurrently, and returns the statuses of the responses. */
export async function deliverAll(
  events: readonly FakeEvent[],
  deliver: (event: FakeEvent) => Promise<number>,
  concurrency = 8,
): Promise<Set<number>> {
  const statuses = new Set<number>();
  const queue = events[Symbol.iterator]();
  const worker = async () => {
    for (const event of queue) statuses.add(await deliver(event));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return statuses;
}

/** Errors in our records after all deliveries; empty when each scenario had its effect exactly once. */
export async function findErrors(
  { server, fixture }: StripeStudio,
  orders: readonly ScenarioOrder[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { scenario, order } of orders) {
    const { rows } = await server.database.db.execute<{ seen: string }>(sql`
      select concat_ws(' ', r.status, s.taken,
        (select count(*) from payments m where m.registration_id = r.id and m.kind = 'charge' and m.status = 'succeeded'),
        (select coalesce(sum(m.amount_cents), 0) from payments m
          where m.registration_id = r.id and m.kind = 'refund' and m.status = 'succeeded'),
        (select count(*) from outbox_mails o where o.recipient = ${order.email} and o.template = 'registration_confirmed'),
        (select count(*) from payment_disputes d join payments m on m.id = d.payment_id
          where m.registration_id = r.id)) as seen
      from registrations r join sessions s on s.id = r.session_id where r.id = ${order.id}`);
    const back = refundedOf(fixture.fake.state, order.intent.id);
    const disputes = scenario === 'disputed' ? 1 : 0;
    const special = {
      rejected: 'released 0 0 0 0 0',
      cancelled: 'cancelled 0 1 7500 1 0',
      'manual refund, then cancelled': 'cancelled 0 1 7500 1 0',
      'cancelled, refund failed': 'cancelled 0 1 0 1 0',
    };
    const expected =
      scenario in special ? special[scenario as keyof typeof special] : `confirmed 1 1 ${back} 1 ${disputes}`;
    if (rows[0]?.seen !== expected) found.push(`${scenario}: ${rows[0]?.seen}, not ${expected}`);
  }
  return found;
}
