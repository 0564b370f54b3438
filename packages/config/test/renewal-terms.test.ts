import { expect, it } from 'vitest';
import { renewalTerms, termsFromFirst } from '../src/renewal-terms.ts';

it('names both amounts, the first day, how often, and how it ends', () => {
  expect(renewalTerms({ today: '34.30', later: '49.00', period: 'month', on: '2026-04-14' })).toBe(
    'I agree to be charged $34.30 today, $49.00 on Tuesday, April 14, 2026 and every month from then on, until I cancel.',
  );
});

it.each([
  [null, '$34.30 on Tuesday, April 14, 2026 and every month from then on, until'],
  [1, '$49.00 on Tuesday, April 14, 2026 and every month from then on, until'],
  [
    3,
    '$34.30 on Tuesday, April 14, 2026 and every month from then on, $49.00 from Sunday, June 14, 2026 on, until',
  ],
])('says what follows a first payment that a code lowers for %s', (payments, text) => {
  const startOf = (index: number) => `2026-0${3 + index}-14`;
  const terms = termsFromFirst({ price: '49.00', first: '34.30', payments, period: 'month', startOf });
  expect(terms).toContain(`$34.30 today, ${text}`);
});
