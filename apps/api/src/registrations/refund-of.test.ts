import { expect, it } from 'vitest';
import { refundOf } from './refund-of.ts';

type Row = readonly [charge: string, cents: number, status: string];
const rows = (all: readonly Row[]) =>
  all.map(([refundOfId, cents, status]) => ({
    kind: 'refund' as const,
    refundOfId,
    cents,
    status: status as 'succeeded',
  }));

it.each<[string, Row[], number, string]>([
  ['nothing', [], 0, 'none'],
  ['one that arrived', [['a', 7500, 'succeeded']], 7500, 'succeeded'],
  ['one under way', [['a', 7500, 'pending']], 7500, 'pending'],
  ['one nobody knows of yet', [['a', 7500, 'unknown']], 7500, 'pending'],
  ['one that failed', [['a', 7500, 'failed']], 7500, 'failed'],
  [
    'one of two charges that failed',
    [
      ['a', 3800, 'succeeded'],
      ['b', 3700, 'failed'],
    ],
    7500,
    'failed',
  ],
  [
    'ours given up, as all was given by hand',
    [
      ['a', 7500, 'cancelled'],
      ['a', 7500, 'succeeded'],
    ],
    7500,
    'succeeded',
  ],
  [
    'one by hand that failed, and ours',
    [
      ['a', 3000, 'failed'],
      ['a', 7500, 'succeeded'],
    ],
    7500,
    'succeeded',
  ],
  [
    'a part by hand, and the rest',
    [
      ['a', 3000, 'succeeded'],
      ['a', 4500, 'pending'],
    ],
    7500,
    'pending',
  ],
])('%s', (_what, all, cents, status) => {
  expect(refundOf(rows(all))).toEqual({ cents, status });
});
