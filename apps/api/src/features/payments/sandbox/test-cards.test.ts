import { describe, expect, it } from 'vitest';
import { checkCard } from '@detroit-well/validation/card';
import { behaviourOf } from './test-cards.ts';

const good = { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2030, cvc: '123' };
const check = (over: Partial<Record<keyof typeof good, string | number>>) =>
  checkCard({ ...good, ...over } as typeof good, '2026-11-20');

describe('a card entered in the sandbox form', () => {
  it.each([
    ['a number that fails the check digit', { number: '4242 4242 4242 4241' }, 'number'],
    ['letters', { number: 'four two four two' }, 'number'],
    ['no number', { number: '' }, 'number'],
    ['month 13', { exp_month: 13 }, 'exp_month'],
    ['last year', { exp_year: 2025 }, 'exp_year'],
    ['last month', { exp_month: 10, exp_year: 2026 }, 'exp_month'],
    ['two digits of a past year', { exp_year: 25 }, 'exp_year'],
    ['a code of two digits', { cvc: '12' }, 'cvc'],
    ['a code of four digits on a visa', { cvc: '1234' }, 'cvc'],
    ['three digits on an amex', { number: '3782 822463 10005', cvc: '123' }, 'cvc'],
  ])('is rejected at its own field for %s', (_why, over, field) => {
    const result = check(over);
    expect(result.ok ? [] : Object.keys(result.fields)).toEqual([field]);
  });

  it('is valid through the end of its month', () => {
    expect(check({ exp_month: 11, exp_year: 2026 }).ok).toBe(true);
    expect(check({ exp_month: 11, exp_year: 26 }).ok).toBe(true);
  });

  it.each([2031, 2076, 2077, 2099, 9999])('is valid until any future year: %i', (exp_year) => {
    expect(check({ exp_year }).ok).toBe(true);
  });

  it('returns the last four digits and the brand', () => {
    const result = check({});
    expect(result.ok && [result.card.brand, result.card.last4]).toEqual(['visa', '4242']);
  });
});

describe('the sandbox provider', () => {
  it.each([
    ['4242424242424242', 'succeeds'],
    ['4000000000000002', 'declines'],
    ['4000002760003184', 'asks'],
    ['5555555555554444', 'unsupported'],
  ])('maps card %s to its behavior', (digits, behaviour) => expect(behaviourOf(digits)).toBe(behaviour));
});
