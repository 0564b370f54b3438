import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays, meetingCount, meetingsText, meetingWord, studioInstant } from '../src/studio-time.ts';

const meeting = (day: string, from = '18:30', to = '20:00') => ({
  start_datetime: studioInstant(day, from),
  end_datetime: studioInstant(day, to),
});
const weekly = (day: string, weeks: number, from?: string, to?: string) =>
  Array.from({ length: weeks }, (_, week) => meeting(addDays(day, week * 7), from, to));

test.each([
  ['six evenings over the new year', weekly('2026-11-28', 6), '6 Saturdays, Nov 28 to Jan 2', 'night'],
  ['a course over a clock change', weekly('2026-10-25', 3), '3 Sundays, Oct 25 to Nov 8', 'night'],
  ['mornings', weekly('2026-12-05', 6, '09:00', '10:00'), '6 Saturdays, Dec 5 to Jan 9', 'morning'],
  [
    'a week without a meeting',
    [meeting('2026-12-19'), meeting('2027-01-02'), meeting('2027-01-09')],
    '3 Saturdays, Dec 19 to Jan 9',
    'night',
  ],
  [
    'irregular dates',
    ['2026-11-28', '2026-12-03', '2026-12-12', '2026-12-19', '2027-01-02'].map((day) => meeting(day)),
    '5 dates, Nov 28 to Jan 2',
    'night',
  ],
  [
    'two meetings on one day',
    [meeting('2026-11-28', '09:00', '11:00'), meeting('2026-11-28', '13:00', '15:00')],
    '2 meetings, Nov 28',
    null,
  ],
  ['one evening', [meeting('2026-11-27', '20:30', '22:30')], 'One night, 2 hours', 'night'],
  ['an hour', [meeting('2026-11-27', '09:00', '10:00')], 'One morning, 1 hour', 'morning'],
  ['ninety minutes', [meeting('2026-11-27')], 'One night, 90 minutes', 'night'],
  [
    'two and a half hours',
    [meeting('2026-11-27', '12:00', '14:30')],
    'One afternoon, 2 hours 30 minutes',
    'afternoon',
  ],
  [
    'a weekend in one piece',
    [{ ...meeting('2026-12-04', '18:00'), end_datetime: studioInstant('2026-12-06', '16:00') }],
    'One night, Dec 4 to Dec 6',
    'night',
  ],
  ['an unknown end', [{ ...meeting('2026-11-27'), end_datetime: '' }], 'One night', 'night'],
  ['an unknown start', [{ ...meeting('2026-11-27'), start_datetime: '' }], '', null],
  ['no meetings', [], '', null],
])('%s: what a price buys', (_name, meetings, text, word) => {
  expect(meetingsText(meetings)).toBe(text);
  expect(meetingWord(meetings)).toBe(word);
});

test('the night begins at 5:00 PM, the afternoon at noon', () => {
  const words = ['00:00', '11:59', '12:00', '16:59', '17:00', '23:59'].map((from) =>
    meetingWord([meeting('2026-11-27', from)]),
  );
  expect(words).toEqual(['morning', 'morning', 'afternoon', 'afternoon', 'night', 'night']);
});

describe('the count', () => {
  it('names the number of meetings, whatever their dates', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(days, (offsets) => {
        const meetings = offsets
          .toSorted((a, b) => a - b)
          .map((offset) => meeting(addDays('2026-01-01', offset)));
        const isWeekly = offsets.every((offset) => (offset - (offsets[0] ?? 0)) % 7 === 0);
        expect(meetingCount(meetings)).toMatch(
          new RegExp(`^${offsets.length} (${isWeekly ? '[A-Z][a-z]+days' : 'dates'})$`),
        );
      }),
    );
  });
});
