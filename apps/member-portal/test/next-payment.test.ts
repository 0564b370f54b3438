import { describe, expect, it } from 'vitest';
import { isOverdue } from '../src/format/overdue.ts';
import { nextPayment } from '../src/routes/session/next-payment.ts';

const base = { status: 'confirmed', payment_status: 'pending', price: '75.00', instalments: [] } as const;
const plan = [
  { due_on: '2026-11-20', amount: '38.00', status: 'paid' },
  { due_on: '2026-12-04', amount: '37.00', status: 'due' },
] as const;

describe('the next payment of a registration', () => {
  it('is the full price when there is no instalment plan', () => {
    expect(nextPayment({ ...base, instalments: [] })).toEqual({ amount: '75.00', number: null, dueOn: null });
  });

  it('is the next open instalment', () => {
    expect(nextPayment({ ...base, instalments: [...plan] })).toEqual({
      amount: '37.00',
      number: 2,
      dueOn: '2026-12-04',
    });
  });

  it.each(['held', 'cancelled', 'expired', 'completed'] as const)('is null if it is %s', (status) => {
    expect(nextPayment({ ...base, instalments: [], status })).toBeNull();
  });

  it.each(['paid', 'free', 'refunded', 'void'] as const)('is null if payment is %s', (payment_status) => {
    expect(nextPayment({ ...base, instalments: [], payment_status })).toBeNull();
  });
});

describe('an instalment is overdue', () => {
  const now = new Date('2026-03-10T00:30:00-04:00');

  it.each([
    ['the day after it was due', 'confirmed', 'due', '2026-03-09', true],
    ['not on the day itself', 'confirmed', 'due', '2026-03-10', false],
    ['after a failed payment', 'confirmed', 'failed', '2026-03-01', true],
    ['not when it is paid', 'confirmed', 'paid', '2026-03-01', false],
    ['not after a cancellation', 'cancelled', 'due', '2026-03-01', false],
  ] as const)('%s', (_when, status, state, due_on, overdue) => {
    expect(isOverdue({ status }, { due_on, status: state }, now)).toBe(overdue);
  });
});
