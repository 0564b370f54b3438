import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  instalmentAmounts,
  isPlanOffered,
  paymentPlans,
  planOptions,
  planTerms,
  instalmentsLabel,
  schedule,
} from '../src/index.ts';
import type { PaymentPlan } from '../src/index.ts';

describe('the payments of a price', () => {
  test.each<[string, number, PaymentPlan, number[]]>([
    ['$75 in full', 7_500, 'full', [7_500]],
    ['$75 in two', 7_500, 'bi_weekly', [3_800, 3_700]],
    ['$75 in four', 7_500, 'weekly', [1_900, 1_900, 1_900, 1_800]],
    ['$25 in four', 2_500, 'weekly', [700, 700, 700, 400]],
    ['$80 in four', 8_000, 'weekly', [2_000, 2_000, 2_000, 2_000]],
    ['$75.50 in two', 7_550, 'bi_weekly', [3_800, 3_750]],
    ['$75.50 in full', 7_550, 'full', [7_550]],
    ['$5 in four, where the fourth payment would be zero', 500, 'weekly', [200, 200, 100]],
    ['$9 in four', 900, 'weekly', [300, 300, 300]],
    ['$1 in four', 100, 'weekly', [100]],
    ['99 cents in two', 99, 'bi_weekly', [99]],
    ['$0 in four', 0, 'weekly', []],
    ['$0 in full', 0, 'full', []],
  ])('%s', (_what, cents, plan, expected) => {
    expect(instalmentAmounts(cents, plan)).toEqual(expected);
  });

  test.each([-100, 10.5, Number.NaN])('%d cents is not a valid price', (cents) => {
    expect(() => instalmentAmounts(cents, 'full')).toThrow(RangeError);
  });
});

/** Describes what is wrong with the payments of a price. Empty when all rules of SPEC-B 10.2 hold. */
function fault(priceCents: number, plan: PaymentPlan): string {
  const amounts = instalmentAmounts(priceCents, plan);
  const { payments } = planTerms[plan];
  const inDollars = Math.ceil(priceCents / payments / 100) * 100;
  let sum = 0;
  for (const [index, cents] of amounts.entries()) {
    sum += cents;
    if (cents < 1) return 'an empty payment';
    if (cents > (amounts[index - 1] ?? cents)) return 'a payment greater than the one before';
    if (plan !== 'full' && cents !== inDollars && index < amounts.length - 1)
      return 'not ceil(price / n) in dollars';
  }
  if (sum !== priceCents) return `sums to ${sum}`;
  return amounts.length > payments ? 'too many payments' : '';
}

describe.each(paymentPlans)('%s, for every price from 1 to 1,000,000 cents', (plan) => {
  test('the payments add up to the price, are never zero, never increase and are never too many', () => {
    const faults: string[] = [];
    for (let cents = 1; cents <= 1_000_000; cents += 1) {
      const found = fault(cents, plan);
      if (found) faults.push(`${cents}: ${found}`);
    }
    expect(faults).toEqual([]);
  });
});

test('the same rules hold for much higher prices', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 45 }), fc.constantFrom(...paymentPlans), (cents, plan) => {
      expect(fault(cents, plan)).toBe('');
    }),
  );
});

describe('due days', () => {
  test('the first payment is due now and the next every 14 days', () => {
    expect(schedule(7_500, 'bi_weekly', '2026-11-20')).toEqual([
      { dueOn: '2026-11-20', cents: 3_800 },
      { dueOn: '2026-12-04', cents: 3_700 },
    ]);
  });

  test('the first payment is due now and the next every 7 days, across a clock change and a month end', () => {
    const days = schedule(7_500, 'weekly', '2027-02-26').map(({ dueOn }) => dueOn);
    expect(days).toEqual(['2027-02-26', '2027-03-05', '2027-03-12', '2027-03-19']);
  });

  test('an invalid day throws an error', () => {
    expect(() => schedule(7_500, 'weekly', '2027-02-30')).toThrow(RangeError);
  });
});

describe('a plan is offered only if its last payment is due on or before the day of the session', () => {
  const today = '2026-11-20';

  test.each([
    ['2026-11-20', ['full']],
    ['2026-12-03', ['full']],
    ['2026-12-04', ['full', 'bi_weekly']],
    ['2026-12-10', ['full', 'bi_weekly']],
    ['2026-12-11', ['full', 'bi_weekly', 'weekly']],
  ])('for a session on %s', (sessionDay, offered) => {
    const options = planOptions(7_500, { today, sessionDay });
    expect(options.map(({ plan }) => plan)).toEqual(['full', 'bi_weekly', 'weekly']);
    expect(options.filter((option) => option.offered).map(({ plan }) => plan)).toEqual(offered);
    expect(paymentPlans.filter((plan) => isPlanOffered(plan, 7_500, { today, sessionDay }))).toEqual(offered);
  });

  test('a plan with fewer payments ends earlier', () => {
    expect(isPlanOffered('weekly', 500, { today, sessionDay: '2026-12-04' })).toBe(true);
    expect(isPlanOffered('weekly', 7_500, { today, sessionDay: '2026-12-04' })).toBe(false);
  });

  test('an option contains the amount today, the total and the reason why it is not available', () => {
    expect(planOptions(7_500, { today, sessionDay: '2026-11-25' })[1]).toMatchObject({
      plan: 'bi_weekly',
      totalCents: 7_500,
      todayCents: 3_800,
      offered: false,
      unavailableReason: 'last_payment_after_session',
    });
  });

  test('a free session has no instalment plan', () => {
    const options = planOptions(0, { today, sessionDay: '2027-11-25' });
    expect(options.map(({ plan, offered, todayCents }) => [plan, offered, todayCents])).toEqual([
      ['full', true, 0],
      ['bi_weekly', false, 0],
      ['weekly', false, 0],
    ]);
  });
});

test.each([
  [0, 'full', ''],
  [7_500, 'full', '$75'],
  [18_000, 'bi_weekly', '2 × $90'],
  [7_500, 'bi_weekly', '$38 + $37'],
  [7_500, 'weekly', '3 × $19 + $18'],
  [2_500, 'weekly', '3 × $7 + $4'],
] as const)('%i cents, %s: %s', (cents, plan, label) => {
  expect(instalmentsLabel(schedule(cents, plan, '2026-11-20'))).toBe(label);
});
