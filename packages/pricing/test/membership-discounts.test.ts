import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { membershipDiscount, planChange, type MembershipDiscount } from '../src/index.ts';

const third: MembershipDiscount = { percentOff: 30, amountOffCents: null, planIds: [], paymentsLeft: 3 };
const month = { priceCents: 4_900, planId: 'month' };

describe('what a code takes off a payment of a membership', () => {
  test.each([
    ['the next payment', third, 0, 1_470],
    ['the last payment with the code', third, 2, 1_470],
    ['the payment after it', third, 3, 0],
    ['every payment', { ...third, paymentsLeft: null }, 99, 1_470],
    ['a payment of its plan', { ...third, planIds: ['month'] }, 0, 1_470],
    ['a payment of another plan', { ...third, planIds: ['year'] }, 0, 0],
    ['an amount', { ...third, percentOff: null, amountOffCents: 800 }, 0, 800],
    ['all but the least that a card can pay', { ...third, percentOff: 100 }, 0, 4_850],
    ['nothing without a code', null, 0, 0],
  ])('%s', (_what, discount, index, off) => {
    expect(membershipDiscount(month, discount, index)).toBe(off);
  });

  test('never takes more than the code says, and leaves what a card can pay', () => {
    const prices = fc.integer({ min: 50, max: 1_000_000 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 100 }), (priceCents, percentOff) => {
        const off = membershipDiscount({ priceCents, planId: 'any' }, { ...third, percentOff });
        expect(off).toBeLessThanOrEqual(Math.floor((priceCents * percentOff + 50) / 100));
        expect(priceCents - off).toBeGreaterThanOrEqual(50);
      }),
    );
  });
});

describe('a change of the plan with a code', () => {
  const paid = { from: '2026-01-31', until: '2026-02-28', cents: 3_430 };

  test('credits what was paid, and charges the new price with the code', () => {
    const from = { priceCents: 4_900, period: 'month' } as const;
    const to = { priceCents: 7_900, period: 'month', offCents: 2_370 } as const;
    expect(planChange(from, to, paid, '2026-02-20')).toEqual({
      dueNow: 4_550,
      credit: 980,
      periods: 1,
      nextAmount: 5_530,
      nextOn: '2026-03-20',
    });
  });
});
