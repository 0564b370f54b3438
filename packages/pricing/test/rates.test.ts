import { describe, expect, test } from 'vitest';
import { membershipActiveOn, rateFor } from '../src/index.ts';

const prices = { priceMember: 6_000, pricePublic: 7_500 };

test('a member with an active membership pays the member rate and sees the public rate struck through', () => {
  expect(rateFor(prices, true)).toEqual({
    rate: 'member',
    cents: 6_000,
    badge: 'Member Rate',
    struckCents: 7_500,
  });
});

test('everyone else pays the public rate', () => {
  expect(rateFor(prices, false)).toEqual({
    rate: 'public',
    cents: 7_500,
    badge: 'Public Rate',
    struckCents: null,
  });
});

test('the public rate is struck through only when it is higher', () => {
  expect(rateFor({ priceMember: 7_500, pricePublic: 7_500 }, true).struckCents).toBeNull();
  expect(rateFor({ priceMember: 8_000, pricePublic: 7_500 }, true)).toMatchObject({
    cents: 8_000,
    struckCents: null,
  });
});

test('without a member rate everyone pays the same price', () => {
  expect(rateFor({ priceMember: null, pricePublic: 7_500 }, true)).toMatchObject({
    rate: 'public',
    cents: 7_500,
  });
});

test('a session that is free for members costs members nothing', () => {
  expect(rateFor({ priceMember: 0, pricePublic: 2_000 }, true)).toMatchObject({ rate: 'member', cents: 0 });
});

describe('a membership is active on the day of the session', () => {
  const term = { is_active: true, start_date: '2026-01-01', end_date: '2026-12-31' };

  test.each([
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('on %s: %s', (day, active) => {
    expect(membershipActiveOn([term], day)).toBe(active);
  });

  test('a missing start or end date does not limit the membership', () => {
    expect(membershipActiveOn([{ is_active: true, start_date: null }], '2099-01-01')).toBe(true);
  });

  test('one active membership is enough, and an inactive one does not count', () => {
    expect(membershipActiveOn([{ ...term, is_active: false }], '2026-06-01')).toBe(false);
    expect(membershipActiveOn([{ ...term, is_active: false }, term], '2026-06-01')).toBe(true);
    expect(membershipActiveOn([], '2026-06-01')).toBe(false);
  });
});
