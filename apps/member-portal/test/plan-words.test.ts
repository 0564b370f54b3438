import { describe, expect, it } from 'vitest';
import { planRow, plansFor } from '../src/registering/plan-words.ts';

const now = new Date('2026-11-20T12:00:00-05:00');
const rows = (cents: number, start: string) => plansFor(cents, start, now).map(planRow);

describe('the payment plans of a price', () => {
  it('show the number of payments, the last day and the amounts', () => {
    expect(rows(18_000, '2027-01-10T18:00:00-05:00')).toEqual([
      {
        value: 'full',
        label: 'Pay in full',
        detail: 'One payment today',
        amountLabel: '$180',
        disabledReason: undefined,
      },
      {
        value: 'bi_weekly',
        label: 'Bi-weekly',
        detail: '2 payments, the last on Dec 4, 2026',
        amountLabel: '2 × $90',
        disabledReason: undefined,
      },
      {
        value: 'weekly',
        label: 'Weekly',
        detail: '4 payments, the last on Dec 11, 2026',
        amountLabel: '4 × $45',
        disabledReason: undefined,
      },
    ]);
  });

  it('show different amounts when the payments are not equal', () => {
    expect(rows(7_500, '2027-01-10T18:00:00-05:00').map(({ amountLabel }) => amountLabel)).toEqual([
      '$75',
      '$38 + $37',
      '3 × $19 + $18',
    ]);
  });

  it('explain why a plan that ends after the session is not available', () => {
    const [full, biWeekly] = rows(7_500, '2026-11-28T18:00:00-05:00');
    expect(full?.disabledReason).toBeUndefined();
    expect(biWeekly?.disabledReason).toBe('The last payment would come after the session.');
  });
});
