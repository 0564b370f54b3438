import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedPlans } from '../../app/seed/plans/seed-plans.ts';
import { aMember, cards, paymentIn } from '../../../test/booking.ts';
import { anyDatabase } from '../../../test/database.ts';
import { membershipActions, membershipIn } from '../../../test/membership-fixture.ts';
import { month, plus, sellPlus } from '../../../test/plan-change-fixture.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { stripeStudio, type StripeStudio } from '../../../test/stripe-fake/studio.ts';
import { renewMemberships } from './renew-memberships.ts';

let studio: StripeStudio;
let act: ReturnType<typeof membershipActions>;
beforeAll(async () => {
  const database = await anyDatabase();
  studio = await stripeStudio(database);
  act = membershipActions(studio.server);
  await database.withTx(seedPlans);
  await sellPlus(database.db);
});
afterAll(() => studio?.close());

const order = (number: string) => ({
  plan_id: month,
  payment_method_id: studio.fixture.fake.card(number),
  payment_consent: true,
});
const succeeded = () =>
  studio.fixture.fake.state.events.filter(({ type }) => type === 'payment_intent.succeeded');
const paid = () => succeeded().reduce((sum, { data }) => sum + (data.object as { amount: number }).amount, 0);

it('Stripe charges the first period, keeps the card for the renewals, and a repeated event changes nothing', async () => {
  const person = await aMember(studio.server);
  const bought = await act.post(person, '', order(cards.good));
  expect([bought.status, membershipIn(bought)]).toMatchObject([
    201,
    { state: 'active', card: { last4: '4242' } },
  ]);
  for (const event of succeeded()) expect(await studio.deliver(event)).toBe(204);
  studio.server.clock.set('2026-04-02T09:00:00-04:00');
  await renewMemberships(studio.server.deps);
  await renewMemberships(studio.server.deps);
  expect(paid()).toBe(9800);
  expect((await act.list(person))[0]).toMatchObject({ state: 'active', paid_until: '2026-05-02' });
  expect(await act.emails(person)).toEqual(['membership_joined', 'membership_renewed']);
});

it('the event of a confirmed payment begins the membership, when the browser never comes back', async () => {
  const before = paid();
  const person = await aMember(studio.server);
  const asked = await act.post(person, '', order(cards.asks));
  expect(asked.status).toBe(202);
  await studio.fixture.authenticate(String(paymentIn(asked)?.['client_secret']), true);
  for (const event of succeeded()) expect(await studio.deliver(event)).toBe(204);
  expect([(await act.list(person))[0]?.['state'], paid() - before]).toEqual(['active', 4900]);
});

it('a first month that a code pays stores the card without a payment, and the renewal charges it', async () => {
  studio.server.clock.set('2026-03-02T12:00:00-05:00');
  const before = paid();
  const { code } = await aPromoCode(studio.server.database, { percentOff: 100, periods: 1 });
  const person = await aMember(studio.server);
  const token = studio.fixture.fake.token(cards.good);
  const begun = await act.post(person, '', {
    ...order(cards.good),
    payment_method_id: token,
    promo_code: code,
  });
  expect([begun.status, membershipIn(begun), paid() - before]).toMatchObject([
    201,
    { state: 'active', card: { last4: '4242' }, payments: [] },
    0,
  ]);
  studio.server.clock.set('2026-04-02T09:00:00-04:00');
  await renewMemberships(studio.server.deps);
  expect([(await act.list(person))[0]?.['paid_until'], paid() - before]).toEqual(['2026-05-02', 4900]);
  expect(await act.problems()).toEqual([]);
});

it('a declined card leaves no membership', async () => {
  const person = await aMember(studio.server);
  const { status, body } = await act.post(person, '', order(cards.declined));
  expect([status, body['code'], await act.list(person)]).toEqual([402, 'payment_failed', []]);
});

/** A member since March 2, whose bank now answers like this. It is March 12. */
async function memberInMarch(behaviour: 'succeeds' | 'asks' | 'declines') {
  studio.server.clock.set('2026-03-02T12:00:00-05:00');
  const person = await aMember(studio.server);
  const bought = order(cards.good);
  const id = String(membershipIn(await act.post(person, '', bought))['id']);
  const card = studio.fixture.fake.state.methods.get(bought.payment_method_id);
  if (card) card.behaviour = behaviour;
  studio.server.clock.set('2026-03-12T12:00:00-05:00');
  const before = paid();
  const own = async () => (await act.list(person))[0];
  return {
    own,
    change: () => act.post(person, `${id}/change/`, { plan_id: plus, amount: '45.81' }),
    taken: () => paid() - before,
  };
}

it('a dearer plan is charged to the saved card, once with its repeated event, and renews at its price', async () => {
  const { own, change, taken } = await memberInMarch('succeeds');
  expect((await change()).status).toBe(200);
  for (const event of succeeded()) expect(await studio.deliver(event)).toBe(204);
  expect([taken(), await own()]).toMatchObject([4581, { plan_id: plus, next_payment_on: '2026-04-12' }]);
  studio.server.clock.set('2026-04-12T09:00:00-04:00');
  await renewMemberships(studio.server.deps);
  expect([taken() - 4581, (await own())?.['paid_until']]).toEqual([7900, '2026-05-12']);
});

it('a bank that asks about a dearer plan changes it with the event of the confirmed payment', async () => {
  const { own, change, taken } = await memberInMarch('asks');
  const asked = await change();
  expect([asked.status, (await own())?.['plan_id'], taken()]).toEqual([202, month, 0]);
  await studio.fixture.authenticate(String(paymentIn(asked)?.['client_secret']), true);
  for (const event of succeeded()) expect(await studio.deliver(event)).toBe(204);
  expect([(await own())?.['plan_id'], taken()]).toEqual([plus, 4581]);
});

it('a card that Stripe declines changes no plan', async () => {
  const { own, change, taken } = await memberInMarch('declines');
  const { status, body } = await change();
  expect([status, body['code'], (await own())?.['plan_id'], taken()]).toEqual([
    402,
    'payment_failed',
    month,
    0,
  ]);
});
