import { expect, it } from 'vitest';
import { expiryOf, savedCardLabel } from '../src/card/saved-card.ts';

const card = { payment_method_id: 'pm_1', brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 };

it('names a card by its brand and last digits', () => {
  expect(savedCardLabel(card)).toBe('Visa ending in 4242');
  expect(expiryOf(card)).toBe('08 / 30');
});
