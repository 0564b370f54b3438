import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcileAll } from '../../src/features/booking/registration/reconcile.ts';
import { aMember, aSession, cards, paymentIn, registrationIn } from '../booking.ts';
import { realDatabase } from '../database.ts';
import type { ApiResponse } from '../server.ts';
import { steps, type Cut } from '../stripe-fake/cuts.ts';
import { confirmIntent, createIntent } from '../stripe-fake/intents.ts';
import type { FakeState } from '../stripe-fake/state.ts';
import { stripeStudio, type StripeStudio } from '../stripe-fake/studio.ts';
import { deliverAll, deliveries } from '../stripe-fake/webhook-deliveries.ts';
import { amount, chances, report, timeFor } from './amounts.ts';

// Everything that may go wrong with a payment from Stripe's elements, at the same time. The database is PostgreSQL, whose
// connections let several payers pay at once.
const payers = amount(40, 1_000);
const atOnce = 8;

/** Each is as likely as the others; a name that stands twice is twice as likely. */
const choices = {
  enters: ['confirmation token', 'confirmation token', 'payment method'],
  madeWith: ['card', 'card', 'apple_pay', 'google_pay', 'link', 'link_account'],
  number: [
    cards.good,
    cards.good,
    cards.good,
    cards.asks,
    cards.asks,
    cards.declined,
    '4000 0000 0000 9995',
    '4000 0000 0000 0069',
  ],
  answer: ['approves', 'approves', 'rejects', 'leaves'],
  plan: ['full', 'bi_weekly'],
  saves: [true, false],
  step: [null, ...steps, 'confirm'],
  loses: ['request', 'response'],
  // The client of Stripe repeats a request once, so two breaks reach our server.
  times: [1, 2],
  presses: [1, 1, 1, 2],
  comesBack: [true, true, true, false],
} as const;
/** What the server says; 402 to every other card, and to a method that is no card. */
const statuses: Readonly<Record<string, number>> = { [cards.good]: 201, [cards.asks]: 202 };
type Choice = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] };

function choose(chance: () => number): Choice {
  const picked = Object.entries(choices).map(([name, list]) => [
    name,
    list[Math.floor(chance() * list.length)],
  ]);
  return Object.fromEntries(picked) as Choice;
}

let studio: StripeStudio;
beforeAll(async () => {
  studio = await stripeStudio(await realDatabase());
});
afterAll(() => studio?.close());

/** Requests whose connection broke. */
let broken = 0;

const isOpen = ({ status }: ApiResponse) => status === 409 || status >= 500;

interface Paid {
  readonly choice: Choice;
  readonly sessionId: string;
  /** The status of the last response. */
  readonly status: number | undefined;
  /** How many charges there may be in the end. */
  readonly charges: readonly number[];
}

/** One person at one form, until the person has an outcome or leaves. */
async function pay(choice: Choice): Promise<Paid> {
  const { enters, madeWith, number, answer, plan, saves, step, loses, times, presses, comesBack } = choice;
  const { server, fixture } = studio;
  const { fake } = fixture;
  const sessionId = await aSession(server.database, { startsAt: new Date('2026-03-20T18:30:00-04:00') });
  const { id, token } = await aMember(server);
  const method = enters === 'payment method' ? fake.card(number, madeWith) : fake.token(number, madeWith);
  const cut: Cut | null = step && { step, loses, times };
  let left: number = times;
  for (const about of [method, id]) if (cut) fake.cuts.set(about, cut);

  const call = (path: string, body: object) => {
    const headers = { 'idempotency-key': randomUUID() };
    return () => server.call('POST', `/training/registrations/${path}/`, { token, body, headers });
  };
  /** The connection is repaired after the first attempt, and a client repeats what has no outcome. */
  const ask = async (send: () => Promise<ApiResponse>) => {
    const [first] = await Promise.all(Array.from({ length: presses }, send));
    if (cut) {
      broken += left - cut.times;
      left = 0;
      cut.times = 0;
    }
    let reply = first;
    for (let again = 0; again < 20 && comesBack && reply && isOpen(reply); again += 1) reply = await send();
    return reply;
  };

  const body = { session_id: sessionId, payment_plan: plan, payment_method_id: method };
  const reply = await ask(call('register', { ...body, save_payment_method: saves }));
  const result = { choice, sessionId, status: reply?.status };
  const expected = madeWith === 'link_account' ? 402 : (statuses[number] ?? 402);
  if (reply && isOpen(reply) && !comesBack) return { ...result, charges: expected === 201 ? [0, 1] : [0] };
  if (reply?.status !== expected) return { ...result, charges: [] };
  if (expected !== 202) return { ...result, charges: expected === 201 ? [1] : [0] };

  const client_secret = String(paymentIn(reply)?.['client_secret']);
  if (answer !== 'leaves') fake.authenticate(client_secret, answer === 'approves');
  const confirm = `${String(registrationIn(reply)['public_id'])}/confirm-payment`;
  if (comesBack && answer !== 'leaves') await ask(call(confirm, { client_secret }));
  return { ...result, charges: answer === 'approves' ? [1] : [0] };
}

/** Charges beyond the first of each registration, which here has one payment due. */
function doubleCharges({ intents }: FakeState): number {
  const paid = [...intents.values()].filter(({ status }) => status === 'succeeded');
  return paid.length - new Set(paid.map(({ metadata }) => metadata['registration_id'])).size;
}

it(
  'payments from Stripe’s elements charge once or not at all, whatever breaks',
  { timeout: timeFor(payers, 600) },
  async () => {
    const { server, fixture } = studio;
    const { state } = fixture.fake;
    const chance = chances(28);
    const chosen = Array.from({ length: payers }, () => choose(chance));
    const queue = chosen[Symbol.iterator]();
    const paid: Paid[] = [];
    const worker = async () => {
      for (const choice of queue) paid.push(await pay(choice));
    };
    await Promise.all(Array.from({ length: atOnce }, worker));

    // One event of three is lost, and each of the others arrives twice, in any order.
    const arriving = state.events.filter((_event, index) => index % 3 !== 0);
    const delivered = deliveries(arriving, arriving.length * 2, 28);
    expect(await deliverAll(delivered, studio.deliver)).toEqual(new Set([204]));
    server.clock.pass(16 * 60);
    await reconcileAll(server.deps);

    let charged = 0;
    const faults: object[] = [];
    for (const { choice, sessionId, status, charges } of paid) {
      const found = await fixture.books(sessionId);
      const count = found?.charges ?? -1;
      const agree = [found?.taken, found?.live, found?.registrations].every((each) => each === count);
      if (!agree || !charges.includes(count)) faults.push({ choice, status, found });
      charged += count;
    }
    expect(faults).toEqual([]);
    expect(charged).toBe([...state.intents.values()].filter(({ status }) => status === 'succeeded').length);
    expect(doubleCharges(state)).toBe(0);
    expect(broken).toBeGreaterThan(payers / 4);
    report('payments from Stripe’s elements', {
      payers,
      charged,
      'not charged': payers - charged,
      'requests broken': broken,
      'webhooks lost': state.events.length - arriving.length,
      'webhooks delivered': delivered.length,
      'double charges': doubleCharges(state),
    });

    const first = [...state.intents.values()].find(({ status }) => status === 'succeeded');
    const again = createIntent(state, {
      amount: '7500',
      payment_method: fixture.fake.card(cards.good),
      allowed_payment_method_types: { 0: 'card' },
      metadata: { ...first?.metadata },
    });
    confirmIntent(state, again.id, {});
    expect(doubleCharges(state), 'positive control').toBe(1);
  },
);
