import { record, type Side } from './sides.ts';
import { card, id, keepCard, signInAs, told, type Step } from './step.ts';

const idsOf = (plans: unknown, kind: string): string[] =>
  (Array.isArray(plans) ? plans : [])
    .map(record)
    .filter((plan) => plan['kind'] === kind)
    .map((plan) => String(plan['id']));

/** What a member buys, and what becomes of it. `giftCode` is that of the gift card of these steps. */
export function buying(giftCode: (side: Side) => Promise<string>): Step[] {
  const consent = (side: Side) => ({ payment_method_id: told(side, 'card'), payment_consent: true });
  const own = (side: Side) => id(told(side, 'membership'));
  return [
    signInAs('public'),
    {
      call: 'plans.list',
      keep: (data, side) => {
        const plans = Object.values(data);
        const [first = '', second = first] = idsOf(plans, 'membership');
        side.told.set('plan', first).set('other-plan', second);
        side.told.set('pack', idsOf(plans, 'pass')[0] ?? first);
      },
    },
    {
      call: 'payments.createSandboxMethod',
      does: 'for a membership',
      send: () => card('4242 4242 4242 4242'),
      keep: keepCard,
    },
    {
      call: 'memberships.buy',
      send: (side) => ({ body: { plan_id: told(side, 'plan'), ...consent(side) } }),
    },
    {
      call: 'memberships.list',
      keep: (data, side) => void side.told.set('membership', String(record(Object.values(data)[0])['id'])),
    },
    {
      call: 'memberships.previewChange',
      send: (side) => ({ ...own(side), body: { plan_id: told(side, 'other-plan') } }),
      keep: ({ due_now, next_amount }, side) =>
        void side.told.set('due', String(due_now)).set('next', String(next_amount)),
    },
    {
      call: 'memberships.change',
      send: (side) => ({
        ...own(side),
        body: {
          plan_id: told(side, 'other-plan'),
          amount: told(side, 'due'),
          next_amount: told(side, 'next'),
        },
      }),
    },
    { call: 'memberships.cancel', send: own },
    { call: 'memberships.resume', send: own },
    { call: 'passes.buy', send: (side) => ({ body: { plan_id: told(side, 'pack'), ...consent(side) } }) },
    { call: 'passes.list' },
    {
      call: 'giftCards.buy',
      send: (side) => ({
        body: {
          amount: '75.00',
          recipient_name: 'Josephine',
          recipient_email: 'josephine@guide.test',
          ...consent(side),
        },
      }),
    },
    { call: 'giftCards.redeem', send: async (side) => ({ body: { code: await giftCode(side) } }) },
    { call: 'credit.get' },
    { call: 'credit.history' },
  ];
}
