import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCents, fromCents, toCents } from '../src/index.ts';

test.each([
  ['75.00', 7_500],
  ['75.5', 7_550],
  ['75', 7_500],
  ['0.07', 7],
  ['0', 0],
  [75.5, 7_550],
  [' 19.99 ', 1_999],
])('%j on the wire is %i cents', (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});

test.each(['', '-1', '1.234', '1,000.00', '$75', 'free', '1e3', '.5', '5.', 0.1 + 0.2, Number.NaN, -1])(
  '%j is not a valid amount',
  (amount) => {
    expect(() => toCents(amount)).toThrow(RangeError);
  },
);

test.each([
  [7_500, '$75'],
  [7_550, '$75.50'],
  [5, '$0.05'],
  [0, '$0'],
  [120_000, '$1,200'],
  [123_456_789, '$1,234,567.89'],
])('%i cents are shown as %s', (cents, text) => {
  expect(formatCents(cents)).toBe(text);
});

test.each([
  [144_000, '$1,440.00'],
  [7_550, '$75.50'],
  [0, '$0.00'],
])('%i cents are shown as %s in a table', (cents, text) => {
  expect(formatCents(cents, { exact: true })).toBe(text);
});

test('every amount survives a round trip through the wire format', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000_000), (cents) => {
      expect(fromCents(cents)).toMatch(/^\d+\.\d\d$/);
      expect(toCents(fromCents(cents))).toBe(cents);
    }),
  );
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a valid number of cents', (cents) => {
  expect(() => fromCents(cents)).toThrow(RangeError);
  expect(() => formatCents(cents)).toThrow(RangeError);
});
