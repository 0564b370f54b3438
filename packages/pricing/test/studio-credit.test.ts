import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitByCredit } from '../src/index.ts';

describe('studio credit in front of a card', () => {
  test.each([
    ['no credit', 3200, 0, 0, 3200],
    ['a part', 3200, 1500, 1500, 1700],
    ['exactly everything', 3200, 3200, 3200, 0],
    ['more than everything', 3200, 9000, 3200, 0],
    ['all but a cent: the card pays 50', 3200, 3199, 3150, 50],
    ['all but 50 cents', 3200, 3150, 3150, 50],
    ['all but 51 cents', 3200, 3149, 3149, 51],
    ['a part of an amount below 50 cents', 49, 20, 0, 49],
    ['nothing to pay', 0, 1500, 0, 0],
  ])('pays %s', (_what, cents, balance, creditCents, cardCents) => {
    expect(splitByCredit(cents, balance)).toEqual({ creditCents, cardCents });
  });

  test('adds up, takes no more than there is, and leaves the card nothing or 50 cents', () => {
    const amount = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(amount, amount, (cents, balance) => {
        const { creditCents, cardCents } = splitByCredit(cents, balance);
        expect(creditCents + cardCents).toBe(cents);
        expect(creditCents).toBeGreaterThanOrEqual(0);
        expect(creditCents).toBeLessThanOrEqual(balance);
        expect(cents < 50 || cardCents === 0 || cardCents >= 50).toBe(true);
        expect(creditCents).toBeGreaterThanOrEqual(Math.min(balance, balance < cents ? cents - 50 : cents));
      }),
    );
  });

  test.each([
    [-1, 0],
    [1, -1],
    [1.5, 0],
  ])('refuses %s and %s', (cents, balance) => {
    expect(() => splitByCredit(cents, balance)).toThrow(RangeError);
  });
});
