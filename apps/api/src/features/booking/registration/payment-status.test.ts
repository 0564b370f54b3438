import { describe, expect, it } from 'vitest';
import { paymentStatus, type ViewedRegistration } from './view.ts';

const charge = (cents: number, status: ViewedRegistration['payments'][number]['status'] = 'succeeded') =>
  ({ kind: 'charge', method: 'card', cents, status }) as const;
const refund = (cents: number) => ({ kind: 'refund', method: 'card', cents, status: 'succeeded' }) as const;
const cash = (cents: number) => ({ ...charge(cents), method: 'cash' }) as const;
const waived = (cents: number) => ({ ...charge(cents), method: 'complimentary' }) as const;

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
    ['confirmed', 7500, [cash(7500)], 'paid'],
    ['confirmed', 7500, [cash(3000)], 'pending'],
    ['confirmed', 7500, [waived(7500)], 'paid'],
    ['confirmed', 7500, [cash(3000), waived(4500)], 'paid'],
    ['cancelled', 7500, [waived(7500)], 'void'],
    ['cancelled', 7500, [charge(3000), waived(4500), refund(3000)], 'refunded'],
  ] as const)(
    'is derived for a %s registration with a price of %i and payments %j: %4$s',
    (status, priceCents, payments, expected) => {
      expect(paymentStatus({ status, priceCents, payments })).toBe(expected);
    },
  );
});
