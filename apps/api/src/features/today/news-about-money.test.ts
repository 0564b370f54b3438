import type { WorklistEntry } from '@detroit-well/api-client/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, cards, type Person } from '../../../test/booking.ts';
import { anyDatabase } from '../../../test/database.ts';
import { provedHuman } from '../../../test/human.ts';
import { newId, type FakeIntent } from '../../../test/stripe-fake/state.ts';
import { createRefund } from '../../../test/stripe-fake/refunds.ts';
import { stripeStudio, type StripeStudio } from '../../../test/stripe-fake/studio.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { seedPlans } from '../../app/seed/plans/seed-plans.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';

let studio: StripeStudio;
let desk: Person;
let member: Person;
beforeAll(async () => {
  studio = await stripeStudio(await anyDatabase());
  await studio.server.database.withTx(seedPlans);
  desk = await aTeamMember(studio.server, 'front_desk', 0);
});
afterAll(() => studio?.close());

/** Buys one of the things that a studio sells and returns the payment intent of its charge. */
async function bought(good: Good): Promise<FakeIntent> {
  const { server, fixture } = studio;
  if (good === 'registration') return (await studio.order()).intent;
  member = await aMember(server);
  const { intents } = fixture.fake.state;
  const before = new Set(intents.keys());
  const paid = { payment_method_id: fixture.fake.card(cards.good), payment_consent: true };
  const { status } = await server.call('POST', paths[good], {
    token: member.token,
    body: { ...paid, ...(await wanted[good]()) },
  });
  expect(status).toBe(201);
  const intent = [...intents.values()].find(({ id }) => !before.has(id));
  if (intent === undefined) throw new Error('nothing was charged');
  return intent;
}
const goods = ['registration', 'membership', 'pass', 'gift card'] as const;
type Good = (typeof goods)[number];
const paths = { membership: '/memberships/', pass: '/passes/', 'gift card': '/gift-cards/' } as const;
const wanted = {
  membership: () => ({ plan_id: 'plan-standard-month' }),
  pass: () => ({ plan_id: 'plan-pass-5' }),
  'gift card': async () => ({
    amount: '50.00',
    recipient_name: 'Renée',
    recipient_email: `renee-${randomUUID()}@demo.test`,
    message: '',
    sender_name: 'Tanya',
    email: member.email,
    turnstile_token: await provedHuman(studio.server),
  }),
} as const;
const named: Readonly<Record<Good, string>> = {
  registration: '$75.00 for Rhythm Roll Foundations. ',
  membership: '$49.00 for Standard. ',
  pass: '$150.00 for 5 sessions. ',
  'gift card': '$50.00 for a gift card for Renée. ',
};

const waiting = async (kind: string): Promise<WorklistEntry[]> => {
  const { body } = await studio.server.call('GET', `/office/worklist/?about=money&kind=${kind}`, {
    token: await desk.renewed(),
  });
  return body['results'] as WorklistEntry[];
};
const resolve = async (id: string) =>
  studio.server.call('POST', `/office/worklist/${id}/resolve/`, { token: await desk.renewed() });

describe.each(goods)('what the provider tells about a %s', (good) => {
  it('is on the worklist through all states of a dispute, each until somebody looked', async () => {
    const intent = await bought(good);
    const id = newId('dp');
    let second = 1_772_800_000;
    const tell = (type: string, status: string, dueBy?: string, at = (second += 60)) =>
      studio.deliver({
        id: newId('evt'),
        object: 'event',
        type: `charge.dispute.${type}`,
        created: at,
        data: {
          object: {
            id,
            payment_intent: intent.id,
            amount: intent.amount,
            reason: 'product_not_received',
            status,
            evidence_details: { due_by: dueBy ? Date.parse(dueBy) / 1000 : null },
          },
        },
      });
    const text = async () =>
      (await waiting('payment_disputed')).find((entry) => entry.id.endsWith(id))?.text ?? null;
    const why = `${named[good]}Reason: product not received. `;

    await tell('created', 'needs_response', '2026-03-20T23:59:00-04:00');
    expect(await text()).toBe(`${why}Answer in the dashboard of the provider by Mar 20, 2026.`);
    expect((await resolve(`payment_disputed:${id}`)).status).toBe(204);
    await tell('updated', 'needs_response', '2026-03-20T23:59:00-04:00');
    expect(await text()).toBe(null);
    await tell('updated', 'under_review', '2026-03-20T23:59:00-04:00');
    expect(await text()).toBe(`${why}It was answered, and the bank decides.`);
    const closed = (second += 60);
    await tell('closed', 'lost');
    const lost = `${why}The bank gave the money back to the cardholder. Look whether what was paid for should end.`;
    expect(await text()).toBe(lost);
    await tell('updated', 'under_review', undefined, closed);
    expect(await text()).toBe(lost);
    expect((await resolve(`payment_disputed:${id}`)).status).toBe(204);
    await tell('updated', 'appeal_needs_response', '2026-04-20T23:59:00-04:00');
    expect(await text()).toBe(
      `${why}The decision can be appealed. Answer in the dashboard of the provider by Apr 20, 2026.`,
    );
    await tell('updated', 'appeal_under_review');
    expect(await text()).toBe(`${why}It was answered, and the bank decides.`);
    await tell('closed', 'won');
    expect(await text()).toBe(null);
  });

  it.each(['won', 'warning_closed', 'prevented'])('is nothing to do once a dispute is %s', async (status) => {
    const intent = await bought(good);
    const object = {
      id: newId('dp'),
      payment_intent: intent.id,
      amount: intent.amount,
      reason: 'fraudulent',
    };
    const before = await waiting('payment_disputed');
    await studio.deliver({
      id: newId('evt'),
      object: 'event',
      type: 'charge.dispute.created',
      created: 1_772_800_000,
      data: { object: { ...object, status } },
    });
    expect(await waiting('payment_disputed')).toEqual(before);
  });

  it('is on the worklist when somebody gave it back in the dashboard, until somebody looked', async () => {
    const intent = await bought(good);
    const before = new Set((await waiting('refund_at_provider')).map(({ id }) => id));
    createRefund(studio.fixture.fake.state, { payment_intent: intent.id, amount: String(intent.amount) });
    const [event] = studio.fixture.fake.state.events
      .filter(({ type }) => type === 'charge.refunded')
      .slice(-1);
    if (event === undefined) throw new Error('Stripe sent no event');
    expect(await studio.deliver(event)).toBe(204);
    const [entry] = (await waiting('refund_at_provider')).filter(({ id }) => !before.has(id));
    const end = good === 'registration' ? 'the spot' : 'what was sold';
    expect(entry?.text).toBe(
      `${named[good]}Somebody gave it back in the dashboard. Look whether ${end} should end.`,
    );
    expect(entry?.person_id).toEqual(expect.any(String));
    expect((await resolve(entry?.id ?? '')).status).toBe(204);
    expect(await waiting('refund_at_provider')).toHaveLength(before.size);
    expect((await checkLedger(studio.server.database.db)).problems).toEqual([]);
  });
});
