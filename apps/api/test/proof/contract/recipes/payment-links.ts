import { aCard, cards } from '../../../booking.ts';
import { aPaymentLink } from '../../../payment-links.ts';
import { aTeamMember } from '../../../team-fixture.ts';
import type { ContractFixture } from '../contract-fixture.ts';
import type { Make, Recipes } from '../recipe.ts';

const aDay = 24 * 60;

const paying =
  (over: object = {}, { number, minutesAgo }: { number?: string; minutesAgo?: number } = {}): Make =>
  async ({ server }) => ({
    by: null,
    params: { token: (await aPaymentLink(server, { minutesAgo: minutesAgo ?? 0 })).token },
    body: { payment_method_id: await aCard(server, number), ...over },
  });
const paid = async (fixture: ContractFixture) => {
  const asked = await paying()(fixture);
  await fixture.ask('payments', 'payLink', asked);
  return asked;
};
const used: Make = async (fixture) => ({
  ...(await paid(fixture)),
  body: { payment_method_id: await aCard(fixture.server) },
});
const reading =
  (minutesAgo = 0): Make =>
  async ({ server }) => ({ params: { token: (await aPaymentLink(server, { minutesAgo })).token } });
const readingUsed: Make = async (fixture) => {
  const { params } = await paid(fixture);
  return params ? { params } : {};
};

/** A link that was paid, for who would withdraw it. */
export const withdrawingPaid: Make = async (fixture) => {
  const { linkId, token } = await aPaymentLink(fixture.server);
  await fixture.ask('payments', 'payLink', {
    by: null,
    params: { token },
    body: { payment_method_id: await aCard(fixture.server) },
  });
  return { by: await aTeamMember(fixture.server, 'owner'), params: { id: linkId } };
};

export const paymentLinkRecipes: Recipes = {
  'payments.readLink': {
    good: reading(),
    rejected: { link_used: readingUsed, link_ended: reading(aDay) },
  },
  'payments.payLink': {
    good: paying(),
    cheap: async (fixture) => ({ ...(await paying()(fixture)), params: { token: 'unknown' } }),
    other: { amount: '12.00' },
    rejected: {
      link_used: used,
      link_ended: paying({}, { minutesAgo: aDay }),
      price_changed: paying({ amount: '12.00' }),
      payment_failed: paying({}, { number: cards.declined }),
    },
  },
};
