import { describe, expect, it } from 'vitest';
import { paymentStatus, type ViewedRegistration } from './view.ts';

const charge = (cents: number, status: ViewedRegistration['payments'][number]['status'] = 'succeeded') =>
  ({ kind: 'charge', cents, status }) as const;
const refund = (cents: number) => ({ kind: 'refund', cents, status: 'succeeded' }) as const;

describe('the payment status of a registration', () => {
  it.each([
    ['confirmed', 7500, [], 'pending'],
    ['confirmed', 7500, [charge(3800)], 'pending'],
    ['confirmed', 7500, [charge(3800), charge(3700)], 'paid'],
    ['confirmed', 0, [], 'free'],
    ['released', 7500, [charge(7500, 'failed')], 'failed'],
    ['cancelled', 7500, [charge(7500), refund(7500)], 'refunded'],
    ['cancelled', 7500, [charge(7500)], 'paid'],
    ['cancelled', 7500, [charge(3800)], 'paid'],
    ['cancelled', 7500, [], 'void'],
    ['cancelled', 7500, [charge(7500, 'failed')], 'void'],
    ['cancelled', 0, [], 'free'],
  ] as const)(
    'is derived for a %s registration with a price of %i and payments %j: %4$s',
    (status, priceCents, payments, expected) => {
      expect(paymentStatus({ status, priceCents, payments })).toBe(expected);
    },
  );
});
