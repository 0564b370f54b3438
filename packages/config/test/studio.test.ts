import { expect, test } from 'vitest';
import { replyDay, hoursText, openState, studio } from '../src/studio.ts';

test.each([
  ['2026-03-14T17:12:00-04:00', 'Saturday', 'Open now.'],
  ['2026-03-14T08:30:00-04:00', 'Saturday', 'Open now.'],
  ['2026-03-14T08:29:59-04:00', 'Saturday', 'Closed now. Opens today at 8:30 AM.'],
  ['2026-03-14T22:00:00-04:00', 'Saturday', 'Closed now. Opens tomorrow at 9:30 AM.'],
  // The UTC day is still the same; in Detroit it is half past midnight.
  ['2026-03-15T04:30:00Z', 'Sunday', 'Closed now. Opens today at 9:30 AM.'],
  ['2026-03-15T20:30:00-04:00', 'Sunday', 'Closed now. Opens Tuesday at 4:00 PM.'],
  ['2026-03-16T12:00:00-04:00', 'Monday', 'Closed now. Opens tomorrow at 4:00 PM.'],
  ['2026-03-18T16:30:00-04:00', 'Tuesday to Thursday', 'Open now.'],
])('at %s today’s row is %s and the state is: %s', (now, today, text) => {
  expect(openState(now)).toEqual({ today, text });
});

test('every weekday has exactly one row', () => {
  expect(studio.hours.flatMap(({ days }) => [...days]).toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test.each([
  ['Monday', 'Closed'],
  ['Friday', '5:00 PM – 11:00 PM'],
])('the hours of %s are shown as %s', (label, text) => {
  const row = studio.hours.find((one) => one.label === label);
  expect(row && hoursText(row)).toBe(text);
});

test.each([
  ['2026-03-12T09:00:00-04:00', '2026-03-13'],
  ['2026-03-13T17:00:00-04:00', '2026-03-16'],
  ['2026-03-14T17:12:00-04:00', '2026-03-16'],
  ['2026-03-15T23:00:00-04:00', '2026-03-16'],
  ['2026-03-16T08:00:00-04:00', '2026-03-17'],
  // Thanksgiving, and Independence Day, which is observed on a Friday.
  ['2026-11-25T21:00:00-05:00', '2026-11-27'],
  ['2026-07-02T12:00:00-04:00', '2026-07-06'],
])('a message sent on %s gets a reply by %s', (received, day) => {
  expect(replyDay(received)).toBe(day);
});
