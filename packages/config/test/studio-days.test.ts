import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, ageOn, daysBetween, relativeDay, studioInstant } from '../src/studio-time.ts';

describe('the relative date of a card counts studio days', () => {
  const now = studioInstant('2026-10-30', '23:30');

  test.each([
    ['2026-10-30', '23:45', 'Today'],
    ['2026-10-31', '00:15', 'Tomorrow'],
    ['2026-11-01', '12:00', '2 days'],
    ['2026-11-06', '09:00', '7 days'],
    ['2026-11-07', '09:00', 'Nov 7'],
    ['2026-10-30', '08:00', 'Completed'],
  ])('a session on %s at %s is %s', (day, time, expected) => {
    expect(relativeDay(studioInstant(day, time), now)).toBe(expected);
  });

  test('a session in progress is Today, even when it began before midnight', () => {
    const start = studioInstant('2026-10-29', '23:00');
    expect(relativeDay(start, now, studioInstant('2026-10-30', '23:59'))).toBe('Today');
  });
});

test.each([
  ['2026-02-27', 2, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-10-31', 2, '2026-11-02'],
  ['2027-03-13', 1, '2027-03-14'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s plus %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test('adding days and counting days are inverse operations', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
      expect(daysBetween('2026-11-20', addDays('2026-11-20', days))).toBe(days);
    }),
  );
});

test.each([
  ['2008-11-20', '2026-11-20', 18],
  ['2008-11-21', '2026-11-20', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['1906-11-20', '2026-11-20', 120],
])('a person born on %s is, on %s, %i years old', (dateOfBirth, day, age) => {
  expect(ageOn(dateOfBirth, day)).toBe(age);
});

test.each(['2026-02-30', '2026-13-01', 'yesterday', ''])('%j is not a valid day', (day) => {
  expect(() => addDays(day, 1)).toThrow(RangeError);
});
