import { describe, expect, it } from 'vitest';
import { expiryOf, isCardValid, savedCardLabel } from '../src/card/saved-card.ts';

const card = { payment_method_id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 };

it('names a card by its brand and last digits', () => {
  expect(savedCardLabel(card)).toBe('Visa ending in 4242');
  expect(expiryOf(card)).toBe('08 / 30');
});

describe('isCardValid', () => {
  it.each([
    ['2030-07-31T12:00:00Z', true],
    ['2030-08-31T12:00:00Z', true],
    ['2030-09-01T12:00:00Z', false],
    ['2031-01-01T12:00:00Z', false],
    ['2029-12-31T12:00:00Z', true],
  ])('on %s a card that expires in August 2030 is valid: %s', (now, valid) => {
    expect(isCardValid(card, new Date(now))).toBe(valid);
  });
});
