import { describe, expect, it } from 'vitest';
import { fittingPlan, planChoices } from '../src/plans/plan-choices.ts';

const now = new Date('2026-11-20T12:00:00-05:00');
const farAhead = '2027-01-10T18:00:00-05:00';
const soon = '2026-11-28T18:00:00-05:00';

describe('the payment plans of a price', () => {
  it('show the number of payments, the last day and the amounts', () => {
    expect(planChoices(18_000, farAhead, now)).toMatchObject([
      {
        value: 'full',
        label: 'Pay in full',
        detail: 'One payment today',
        amountLabel: '$180',
      },
      {
        value: 'bi_weekly',
        label: 'Bi-weekly',
        detail: '2 payments, the last on Dec 4, 2026',
        amountLabel: '2 × $90',
      },
      {
        value: 'weekly',
        label: 'Weekly',
        detail: '4 payments, the last on Dec 11, 2026',
        amountLabel: '4 × $45',
      },
    ]);
  });

  it('show different amounts when the payments are not equal', () => {
    expect(planChoices(7_500, farAhead, now).map(({ amountLabel }) => amountLabel)).toEqual([
      '$75',
      '$38 + $37',
      '3 × $19 + $18',
    ]);
  });

  it('leave out a plan whose last payment would come after the session', () => {
    expect(planChoices(7_500, soon, now).map(({ value }) => value)).toEqual(['full']);
  });

  it('are one plan without instalments for a free session', () => {
    expect(planChoices(0, farAhead, now)).toMatchObject([{ value: 'full', totalCents: 0, instalments: [] }]);
  });
});

describe('fittingPlan', () => {
  it.each([
    ['weekly', farAhead, 'weekly'],
    ['weekly', soon, 'full'],
    ['full', soon, 'full'],
  ] as const)('turns %s for a session on %s into %s', (chosen, start, fitting) => {
    expect(fittingPlan(planChoices(7_500, start, now), chosen)).toBe(fitting);
  });
});
