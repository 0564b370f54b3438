import { expect, it } from 'vitest';
import { renewalTerms } from '../src/renewal-terms.ts';

it('names both amounts, the first day, how often, and how it ends', () => {
  expect(renewalTerms({ today: '34.30', later: '49.00', period: 'month', on: '2026-04-14' })).toBe(
    'I agree to be charged $34.30 today, $49.00 on Tuesday, April 14, 2026 and every month from then on, until I cancel.',
  );
});
