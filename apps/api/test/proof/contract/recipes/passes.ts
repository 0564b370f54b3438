import { aCard, aMember, cards } from '../../../booking.ts';
import { introductory } from './introductory.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import type { Make, Recipes } from '../recipe.ts';

const order = async ({ server }: ContractFixture, over: object = {}, card?: string) => ({
  plan_id: 'plan-pass-5',
  payment_method_id: await aCard(server, card),
  payment_consent: true,
  ...over,
});

const buying =
  (over: object = {}, card?: string, member: Parameters<typeof aMember>[1] = {}): Make =>
  async (fixture) => ({ by: await aMember(fixture.server, member), body: await order(fixture, over, card) });

export const passes: Recipes = {
  'passes.buy': {
    good: buying(),
    cheap: async (fixture) => ({ body: await order(fixture, { plan_id: 'nothing-here' }) }),
    other: { plan_id: 'plan-pass-10' },
    rejected: {
      profile_incomplete: buying({}, cards.good, { lastName: '' }),
      plan_not_sold: buying({ plan_id: 'plan-standard-month' }),
      price_changed: buying({ version_id: 'an-older-one' }),
      offer_used: async (fixture) => {
        const by = await aMember(fixture.server);
        await fixture.ask('passes', 'buy', { by, body: await order(fixture) });
        return { by, body: await order(fixture, { plan_id: await introductory(fixture, 'pass') }) };
      },
      bought_just_now: async (fixture) => {
        const { server } = fixture;
        const by = await aMember(server);
        await server.call('POST', '/passes/', { token: by.token, body: await order(fixture) });
        return { by, body: await order(fixture) };
      },
      payment_failed: buying({}, cards.declined),
    },
  },
};
