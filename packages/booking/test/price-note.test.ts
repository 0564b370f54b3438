import { rateFor } from '@detroit-well/pricing';
import { expect, it, test } from 'vitest';
import { membersRate, priceNote } from '../src/session-view/price-note.ts';

const meetings = ['11-28', '12-05', '12-12', '12-19', '12-26'].map((day) => ({
  start_datetime: `2026-${day}T18:30:00-05:00`,
  end_datetime: `2026-${day}T20:00:00-05:00`,
}));
const rates = { priceMember: 15_000, pricePublic: 20_000 };

test.each([
  ['a visitor', false, '$40 a night', 'Members $150'],
  ['a member', true, '$30 a night', undefined],
])('the price of a course says to %s what it buys', (_who, isMember, each, members) => {
  const price = rateFor(rates, isMember);
  expect(priceNote({ meetings }, price)).toEqual({ buys: '5 Saturdays, Nov 28 to Dec 26', each });
  expect(membersRate({ price_member: '150.00' }, price)).toBe(members);
});

it('names no price of one meeting where there is only one, and no rate where both are the same', () => {
  const free = rateFor({ priceMember: 0, pricePublic: 0 }, false);
  expect(priceNote({ meetings: meetings.slice(0, 1) }, free)).toEqual({
    buys: 'One night, 90 minutes',
    each: undefined,
  });
  expect(membersRate({ price_member: '0.00' }, free)).toBeUndefined();
});
