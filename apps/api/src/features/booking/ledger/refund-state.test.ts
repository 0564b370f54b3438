import { expect, it } from 'vitest';
import { refundStateOf } from './refund-state.ts';

const cancelledAt = new Date('2026-03-02T12:00:00-05:00');
type Row = readonly [charge: string, cents: number, status: string, how?: 'by hand before' | 'by hand after'];
const refunds = (all: readonly Row[]) =>
  all.map(([refundOfId, cents, status, how], index) => ({
    id: `refund-${index}`,
    kind: 'refund' as const,
    method: 'card' as const,
    refundOfId,
    cents,
    status: status as 'succeeded',
    key: how === undefined ? `refund_${refundOfId}` : `by_hand_re_${index}`,
    createdMs: cancelledAt.getTime() + (how === 'by hand before' ? -1_000 : 1_000),
  }));
/** One charge of $75, or two of $38 and $37. */
const charges = (all: readonly Row[]) => {
  const sums = all.some(([charge]) => charge === 'b') ? { a: 3800, b: 3700 } : { a: 7500 };
  return Object.entries(sums).map(([id, cents]) => ({
    id,
    kind: 'charge' as const,
    method: 'card' as const,
    refundOfId: null,
    cents,
    status: 'succeeded' as const,
    key: `charge_${id}`,
    createdMs: 0,
  }));
};

it.each<[string, Row[], number, string, number, number]>([
  ['no refund', [], 0, 'none', 0, 0],
  ['a succeeded refund', [['a', 7500, 'succeeded']], 7500, 'succeeded', 7500, 0],
  ['a pending refund', [['a', 7500, 'pending']], 7500, 'pending', 0, 0],
  ['a refund with an unknown outcome', [['a', 7500, 'unknown']], 7500, 'pending', 0, 0],
  ['a failed refund', [['a', 7500, 'failed']], 7500, 'failed', 0, 7500],
  [
    'two charges, one of whose refunds failed',
    [
      ['a', 3800, 'succeeded'],
      ['b', 3700, 'failed'],
    ],
    7500,
    'failed',
    3800,
    3700,
  ],
  [
    'the server’s refund cancelled after a full manual refund',
    [
      ['a', 7500, 'cancelled'],
      ['a', 7500, 'succeeded', 'by hand before'],
    ],
    7500,
    'succeeded',
    7500,
    0,
  ],
  [
    'a failed manual refund, and the server’s refund',
    [
      ['a', 3000, 'failed', 'by hand before'],
      ['a', 7500, 'succeeded'],
    ],
    7500,
    'succeeded',
    7500,
    0,
  ],
  [
    'a partial manual refund, and the pending rest',
    [
      ['a', 3000, 'succeeded', 'by hand before'],
      ['a', 4500, 'pending'],
    ],
    7500,
    'pending',
    3000,
    0,
  ],
  [
    'a partial manual refund, and the failed rest',
    [
      ['a', 3000, 'succeeded', 'by hand before'],
      ['a', 4500, 'failed'],
    ],
    7500,
    'failed',
    3000,
    4500,
  ],
  [
    'a failed partial manual refund, and the succeeded rest',
    [
      ['a', 3000, 'failed', 'by hand before'],
      ['a', 4500, 'succeeded'],
    ],
    7500,
    'failed',
    4500,
    3000,
  ],
  [
    'several failed refunds of one charge: never more than was paid',
    [
      ['a', 3000, 'failed', 'by hand before'],
      ['a', 7500, 'failed'],
    ],
    7500,
    'failed',
    0,
    7500,
  ],
  [
    'a goodwill refund before the cancellation, without a refund due',
    [['a', 1000, 'succeeded', 'by hand before']],
    0,
    'none',
    0,
    0,
  ],
  [
    'a goodwill refund after the cancellation, without a refund due',
    [['a', 1000, 'succeeded', 'by hand after']],
    1000,
    'succeeded',
    1000,
    0,
  ],
])('%s', (_what, all, cents, status, returnedCents, owedCents) => {
  const payments = [...charges(all), ...refunds(all)];
  const parts = cents === 0 ? [] : [{ to: 'card', cents, returnedCents }];
  expect(refundStateOf({ payments, cancelledAt })).toEqual({
    parts,
    cents,
    status,
    returnedCents,
    owedCents,
  });
});
