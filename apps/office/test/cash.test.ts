import { describe, expect, it } from 'vitest';
import { cashGiven, notesFor } from '../src/selling/cash.ts';

describe('the sums that are offered', () => {
  it.each([
    [4900, [4900, 5000, 6000, 10_000]],
    [15_000, [15_000, 16_000, 20_000]],
    [2400, [2400, 3000, 4000, 5000]],
    [10_000, [10_000]],
  ])('for %i cents', (cents, notes) => expect(notesFor(cents)).toEqual(notes));
});

describe('what was handed over', () => {
  it.each([
    ['60', { change: 1100, missing: 0 }],
    ['$49.00', { change: 0, missing: 0 }],
    ['40', { change: 0, missing: 900 }],
    ['', null],
    ['sixty', undefined],
  ])('%j of $49', (typed, given) => expect(cashGiven(typed, 4900)).toEqual(given));
});
