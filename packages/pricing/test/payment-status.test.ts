import { expect, test } from 'vitest';
import { paymentStatus } from '../src/index.ts';

test.each([
  ['confirmed', 7500, 0, 0, 'pending'],
  ['confirmed', 7500, 3800, 0, 'pending'],
  ['confirmed', 7500, 7500, 0, 'paid'],
  ['confirmed', 7500, 7500, 3800, 'paid'],
  ['confirmed', 0, 0, 0, 'free'],
  ['held', 7500, 0, 0, 'pending'],
  ['released', 7500, 0, 0, 'failed'],
  ['released', 7500, 7500, 7500, 'refunded'],
  ['cancelled', 7500, 7500, 7500, 'refunded'],
  ['cancelled', 7500, 7500, 3800, 'paid'],
  ['cancelled', 7500, 3800, 0, 'paid'],
  ['cancelled', 7500, 3800, 3800, 'refunded'],
  ['cancelled', 7500, 0, 0, 'void'],
  ['cancelled', 0, 0, 0, 'free'],
] as const)(
  'a %s registration for %i cents, %i charged and %i refunded, has payment status %s',
  (status, priceCents, chargedCents, refundedCents, expected) => {
    expect(paymentStatus({ status, priceCents, chargedCents, refundedCents })).toBe(expected);
  },
);
