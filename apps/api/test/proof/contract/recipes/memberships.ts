import { sql } from 'drizzle-orm';
import { aCard, aMember, cards } from '../../../booking.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import type { Make, Recipes } from '../recipe.ts';
import { introductory } from './introductory.ts';
import { closed, full, open, registered, type NewSession } from './booking.ts';

const order = async ({ server }: ContractFixture, over: object = {}, card?: string) => ({
  plan_id: 'plan-standard-month',
  payment_method_id: await aCard(server, card),
  payment_consent: true,
  ...over,
});

const buying =
  (over: object = {}, card?: string, person: Parameters<typeof aMember>[1] = {}): Make =>
  async (fixture) => ({ by: await aMember(fixture.server, person), body: await order(fixture, over, card) });

/** Buying in order to register for a session. */
const joiningFor =
  (session: NewSession, person: Parameters<typeof aMember>[1] = {}): Make =>
  async (fixture) =>
    buying({ session_id: await open(fixture, session) }, cards.good, person)(fixture);

/** A membership that somebody bought; `change` sets its columns. */
const bought =
  (change: string, body?: (fixture: ContractFixture) => Promise<object>): Make =>
  async (fixture) => {
    const by = await aMember(fixture.server);
    const { result } = await fixture.ask('memberships', 'buy', { by, body: await order(fixture) });
    const { id } = (result as { membership: { id: string } }).membership;
    await fixture.server.database.db.execute(sql`update memberships set ${sql.raw(change)} where id = ${id}`);
    return { by, params: { id }, ...(body && { body: await body(fixture) }) };
  };

const asItIs = "state = 'active'";
const declinedOnce = "state = 'past_due', paid_until = '2026-03-01', declines = 1";
const ended = "state = 'cancelled', cancel_at_period_end = true, end_date = '2026-03-02'";
const paying =
  (card?: string) =>
  async ({ server }: ContractFixture) => ({
    payment_method_id: await aCard(server, card),
    payment_consent: true,
  });

const aMonth = () => Promise.resolve({ from: '2026-03-10', until: '2026-04-10' });

const paused = "pause_from = '2026-03-12', pause_until = '2026-04-12'";
const toYear = () => Promise.resolve({ plan_id: 'plan-standard-year', amount: '441.00' });

/** Brought back while its person has another one. */
const replaced: Make = async (fixture) => {
  const asked = await bought("state = 'expired', end_date = '2026-03-02'", paying())(fixture);
  await fixture.ask('memberships', 'buy', { by: asked.by ?? null, body: await order(fixture) });
  return asked;
};

export const memberships: Recipes = {
  'memberships.buy': {
    good: buying(),
    cheap: async (fixture) => ({ body: await order(fixture, { plan_id: 'nothing-here' }) }),
    other: { plan_id: 'plan-standard-year' },
    rejected: {
      not_found: buying({ session_id: 'nothing-here' }),
      waiver_required: joiningFor({}, { waiver: false }),
      profile_incomplete: joiningFor({}, { dateOfBirth: null }),
      age_restricted: joiningFor({}, { dateOfBirth: '2012-01-01' }),
      registration_closed: joiningFor(closed),
      session_full: joiningFor(full),
      already_registered: async (fixture) => {
        const { by, session_id } = await registered(fixture, {});
        return { by, body: await order(fixture, { session_id }) };
      },
      plan_not_sold: buying({ plan_id: 'plan-founding' }),
      price_changed: buying({ version_id: 'an-older-one' }),
      offer_used: async (fixture) => {
        const by = await aMember(fixture.server);
        const body = { plan_id: 'plan-pass-5' };
        await fixture.ask('passes', 'buy', { by, body: await order(fixture, body) });
        return { by, body: await order(fixture, { plan_id: await introductory(fixture, 'membership') }) };
      },
      membership_exists: buying({}, cards.good, { member: true }),
      payment_failed: buying({}, cards.declined),
    },
  },
  'memberships.pay': {
    good: bought(declinedOnce, paying()),
    other: { payment_method_id: 'pm_other' },
    cheap: () => ({
      params: { id: 'nothing-here' },
      body: { payment_method_id: 'pm_1c9e', payment_consent: true },
    }),
    rejected: {
      nothing_to_pay: bought(asItIs, paying()),
      membership_exists: replaced,
      payment_failed: bought(declinedOnce, paying(cards.declined)),
    },
  },
  'memberships.changeCard': {
    good: bought(asItIs, paying()),
    other: { payment_method_id: 'pm_other' },
    cheap: () => ({
      params: { id: 'nothing-here' },
      body: { payment_method_id: 'pm_1c9e', payment_consent: true },
    }),
    rejected: {
      not_renewing: bought(ended, paying()),
      payment_failed: bought(asItIs, paying(cards.declined)),
    },
  },
  'memberships.previewChange': {
    good: bought(asItIs, toYear),
    cheap: () => ({ params: { id: 'nothing-here' }, body: { plan_id: 'plan-standard-year' } }),
    rejected: {
      not_renewing: bought(ended, toYear),
      membership_paused: bought(paused, toYear),
      plan_not_sold: bought(asItIs, () => Promise.resolve({ plan_id: 'plan-founding' })),
    },
  },
  'memberships.change': {
    good: bought(asItIs, toYear),
    other: { amount: '1.00' },
    cheap: () => ({
      params: { id: 'nothing-here' },
      body: { plan_id: 'plan-standard-year', amount: '441.00' },
    }),
    rejected: {
      not_renewing: bought(ended, toYear),
      membership_paused: bought(paused, toYear),
      plan_not_sold: bought(asItIs, async () => ({ ...(await toYear()), plan_id: 'plan-founding' })),
      preview_changed: bought(asItIs, async () => ({ ...(await toYear()), amount: '1.00' })),
      payment_failed: bought(asItIs, async ({ server }) => ({
        ...(await toYear()),
        payment_method_id: await aCard(server, cards.declined),
      })),
    },
  },
  'memberships.cancel': { good: bought(asItIs), rejected: { not_renewing: bought(ended) } },
  'memberships.pause': {
    good: bought(asItIs, aMonth),
    other: { until: '2026-05-02' },
    cheap: () => ({ params: { id: 'nothing-here' }, body: { from: '2026-03-10', until: '2026-04-10' } }),
    rejected: {
      not_renewing: bought(ended, aMonth),
      membership_paused: bought(paused, aMonth),
    },
  },
  'memberships.resume': {
    good: bought("cancel_at_period_end = true, end_date = '2026-04-01'"),
    rejected: { membership_over: bought(ended) },
  },
};
