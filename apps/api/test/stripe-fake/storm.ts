import { sql } from 'drizzle-orm';
import { cards } from '../booking.ts';
import { createRefund, failRefund, refundedOf, refundsOf } from './refunds.ts';
import { newId, tell, type FakeEvent } from './state.ts';
import type { Ordered, StripeStudio } from './studio.ts';

/** How a payment continues after the order. Each fate leaves events, some of which are the only report of what happened. */
const fates = [
  'paid',
  'approved',
  'refused',
  'lost',
  'cancelled',
  'by hand',
  'by hand, then cancelled',
  'cancelled, not arrived',
  'by hand, not arrived',
  'disputed',
] as const;
type Fate = (typeof fates)[number];

export interface Told {
  readonly fate: Fate;
  readonly order: Ordered;
}

/** Creates `each` orders for every fate. The fake's events are the only report of their outcomes. */
export async function tellStories(studio: StripeStudio, each: number): Promise<Told[]> {
  const { world, server } = studio;
  const { fake, payments } = world;
  const told: Told[] = [];
  for (const fate of fates.flatMap((name) => Array.from({ length: each }, () => name))) {
    const asks = fate === 'approved' || fate === 'refused';
    payments.fault = fate === 'lost' ? 'answer_lost' : null;
    const order = await studio.order(asks ? cards.asks : cards.good);
    payments.fault = null;
    if (asks) fake.answer(order.secret, fate === 'approved');
    if (fate.startsWith('by hand')) {
      for (const amount of ['1000', '1500']) {
        createRefund(fake.state, { payment_intent: order.intent.id, amount });
      }
    }
    if (fate.includes('cancelled')) {
      const path = `/training/registrations/${order.id}/cancel/`;
      await server.call('POST', path, { token: order.token, body: {} });
    }
    if (fate.endsWith('not arrived')) {
      refundsOf(fake.state, order.intent.id).forEach((refund) => failRefund(fake.state, refund));
    }
    if (fate === 'disputed') {
      const dispute = {
        id: newId('dp'),
        payment_intent: order.intent.id,
        amount: 7500,
        reason: 'fraudulent',
      };
      tell(fake.state, 'charge.dispute.created', dispute);
    }
    told.push({ fate, order });
  }
  return told;
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
export async function storm(
  events: readonly FakeEvent[],
  hand: (event: FakeEvent) => Promise<number>,
  atOnce = 8,
): Promise<Set<number>> {
  const statuses = new Set<number>();
  const queue = events[Symbol.iterator]();
  const worker = async () => {
    for (const event of queue) statuses.add(await hand(event));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return statuses;
}

/** Errors in our records after all deliveries; empty when each fate had its effect exactly once. */
export async function mistakes({ server, world }: StripeStudio, told: readonly Told[]): Promise<string[]> {
  const found: string[] = [];
  for (const { fate, order } of told) {
    const { rows } = await server.database.db.execute<{ seen: string }>(sql`
      select concat_ws(' ', r.status, s.taken,
        (select count(*) from payments m where m.registration_id = r.id and m.kind = 'charge' and m.status = 'succeeded'),
        (select coalesce(sum(m.amount_cents), 0) from payments m
          where m.registration_id = r.id and m.kind = 'refund' and m.status = 'succeeded'),
        (select count(*) from outbox_mails o where o.recipient = ${order.email} and o.template = 'registration_confirmed'),
        (select count(*) from payment_disputes d join payments m on m.id = d.payment_id
          where m.registration_id = r.id)) as seen
      from registrations r join sessions s on s.id = r.session_id where r.id = ${order.id}`);
    const back = refundedOf(world.fake.state, order.intent.id);
    const disputes = fate === 'disputed' ? 1 : 0;
    const right = {
      refused: 'released 0 0 0 0 0',
      cancelled: 'cancelled 0 1 7500 1 0',
      'by hand, then cancelled': 'cancelled 0 1 7500 1 0',
      'cancelled, not arrived': 'cancelled 0 1 0 1 0',
    };
    const expected =
      fate in right ? right[fate as keyof typeof right] : `confirmed 1 1 ${back} 1 ${disputes}`;
    if (rows[0]?.seen !== expected) found.push(`${fate}: ${rows[0]?.seen}, not ${expected}`);
  }
  return found;
}
