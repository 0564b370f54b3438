import { yearlyText } from '@detroit-well/booking/joining/yearly-text';
import { describe, expect, it } from 'vitest';
import { kindsOf, savingsOf } from '../src/routes/membership/compare.ts';
import { course, monthly, night, today } from './rated-sessions.ts';

describe('what a membership saves', () => {
  it('counts the membership itself, and says how much less that is', () => {
    const saved = savingsOf([course, night], monthly, today);
    expect(saved).toMatchObject({
      title: 'On the two sessions you looked at',
      withoutCents: 27_200,
      withCents: 25_300,
      included: 'The first month’s $49 is in it',
      pays: true,
      verdict: '$19 less.',
    });
    expect(saved?.reason).toBe(
      'All of them begin before December 25, so one month covers them. The rate of a course is set on its first day and holds to its last.',
    );
    expect(saved?.rows.at(-1)).toEqual({
      title: 'Membership',
      detail: 'The first month, to December 24',
      pricePublic: null,
      priceMember: 4900,
    });
  });

  it('says so where it does not pay, and from when it would', () => {
    expect(savingsOf([night], monthly, today)).toMatchObject({
      title: 'On the session you looked at',
      withCents: 7300,
      pays: false,
      verdict: 'Not yet.',
      reason:
        'For this one, paying for each is $41 cheaper. A membership pays from 7 sessions of Open Floor a month.',
    });
  });

  it('counts each month until the last session begins', () => {
    const later = { ...night, id: 'later', day: '2027-01-10' };
    expect(savingsOf([night, later], monthly, today)).toMatchObject({
      included: '2 times $49 is in it',
      withCents: 2 * 2400 + 2 * 4900,
    });
  });

  it('names each kind once, from how many of it on it pays', () => {
    const kinds = kindsOf([night, course, { ...night, id: 'other', day: '2026-12-18' }], monthly);
    expect(kinds.map(({ session: { title }, saved, count }) => [title, saved, count])).toEqual([
      ['Open Floor', 800, 7],
      ['Rhythm & Glide', 6000, 1],
    ]);
  });

  it.each([
    [4900, 49_000, '$98 less than twelve months'],
    [4900, 50_050, '$87.50 less than twelve months'],
    [4900, 58_800, undefined],
  ])('a month of %d and a year of %d: %s', (month, year, text) => {
    expect(yearlyText(month, year)).toBe(text);
  });
});
