import { describe, expect, test } from 'vitest';
import { isLastDay, lastDayUntil, waitlistHours } from '../src/index.ts';

test('an offer holds its seat for 12 hours, and the last day has 24 (SPEC-B 10.8)', () => {
  expect(waitlistHours).toEqual({ offer: 12, lastDay: 24 });
});

/** The start of a session, and the first instant of its last day in studio time. */
describe.each([
  ['an ordinary day', '2026-12-24T14:00:00-05:00', '2026-12-23T14:00:00-05:00'],
  ['the day the clocks go back', '2026-11-01T14:00:00-05:00', '2026-10-31T15:00:00-04:00'],
  ['the day the clocks go forward', '2027-03-14T14:00:00-04:00', '2027-03-13T13:00:00-05:00'],
])('a session on %s', (_day, startsAt, edge) => {
  test.each([
    ['a millisecond before', -1, false],
    ['exactly then', 0, true],
    ['a millisecond later', 1, true],
  ])('%s', (_when, milliseconds, expected) => {
    const now = new Date(Date.parse(edge) + milliseconds);
    expect(isLastDay(startsAt, now)).toBe(expected);
    expect(Date.parse(startsAt) <= lastDayUntil(now)).toBe(expected);
  });
});

test('an invalid start is in no last day', () => {
  expect(isLastDay('soon', '2026-12-24T14:00:00-05:00')).toBe(false);
});
