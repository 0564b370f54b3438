import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDateAndTimeRange,
  formatTimeRange,
  formatZonedTimeRange,
  studioDay,
  toDate,
  zoneName,
} from '../src/studio-time.ts';

describe('a time range', () => {
  it.each([
    ['an evening', '2026-03-14T18:30:00-04:00', '2026-03-14T20:00:00-04:00', '6:30 PM – 8:00 PM'],
    ['ends after midnight', '2026-12-04T22:00:00-05:00', '2026-12-05T01:00:00-05:00', '10:00 PM – 1:00 AM'],
    ['ends at midnight', '2026-12-04T22:00:00-05:00', '2026-12-05T00:00:00-05:00', '10:00 PM – 12:00 AM'],
    ['ends at 4 AM', '2026-12-04T22:00:00-05:00', '2026-12-05T04:00:00-05:00', '10:00 PM – 4:00 AM'],
    [
      'ends after 4 AM',
      '2026-12-04T22:00:00-05:00',
      '2026-12-05T04:01:00-05:00',
      'Dec 4, 10:00 PM – Dec 5, 4:01 AM',
    ],
    [
      'lasts a whole day and ends before 4 AM',
      '2026-12-04T01:00:00-05:00',
      '2026-12-05T01:00:00-05:00',
      'Dec 4, 1:00 AM – Dec 5, 1:00 AM',
    ],
    [
      'ends on the day after tomorrow',
      '2026-12-04T18:00:00-05:00',
      '2026-12-06T16:00:00-05:00',
      'Dec 4, 6:00 PM – Dec 6, 4:00 PM',
    ],
    [
      'ends before 4 AM of the day after tomorrow',
      '2026-12-04T22:00:00-05:00',
      '2026-12-06T01:00:00-05:00',
      'Dec 4, 10:00 PM – Dec 6, 1:00 AM',
    ],
    [
      'ends in another year',
      '2026-12-31T18:00:00-05:00',
      '2027-01-02T16:00:00-05:00',
      'Dec 31, 2026, 6:00 PM – Jan 2, 2027, 4:00 PM',
    ],
    ['ends with the year', '2026-12-31T22:00:00-05:00', '2027-01-01T02:00:00-05:00', '10:00 PM – 2:00 AM'],
    [
      'lasts an hour while clocks go back',
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:30:00-05:00',
      '1:30 AM EDT – 1:30 AM EST',
    ],
    [
      'lasts half an hour while clocks go back',
      '2026-11-01T01:45:00-04:00',
      '2026-11-01T01:15:00-05:00',
      '1:45 AM EDT – 1:15 AM EST',
    ],
    [
      'crosses the night in which clocks go forward',
      '2027-03-13T22:00:00-05:00',
      '2027-03-14T03:30:00-04:00',
      '10:00 PM EST – 3:30 AM EDT',
    ],
    [
      'lasts for the weekend in which clocks go back',
      '2026-10-30T18:00:00-04:00',
      '2026-11-01T16:00:00-05:00',
      'Oct 30, 6:00 PM EDT – Nov 1, 4:00 PM EST',
    ],
    [
      'lasts for a whole day that is an hour longer',
      '2026-11-01T01:59:00-04:00',
      '2026-11-02T00:59:00-05:00',
      'Nov 1, 1:59 AM EDT – Nov 2, 12:59 AM EST',
    ],
    ['ends before it starts', '2026-12-04T18:00:00-05:00', '2026-12-04T16:00:00-05:00', '6:00 PM'],
    ['ends as it starts', '2026-12-04T18:00:00-05:00', '2026-12-04T18:00:00-05:00', '6:00 PM'],
  ])('that %s', (_what, start, end, text) => {
    expect(formatTimeRange(start, end)).toBe(text);
  });

  it.each([
    ['2026-03-14T18:30:00-04:00', '2026-03-14T20:00:00-04:00', '6:30 PM – 8:00 PM EDT'],
    ['2026-12-04T18:00:00-05:00', '2026-12-06T16:00:00-05:00', 'Dec 4, 6:00 PM – Dec 6, 4:00 PM EST'],
    ['2026-11-01T01:30:00-04:00', '2026-11-01T01:30:00-05:00', '1:30 AM EDT – 1:30 AM EST'],
    ['2026-12-04T18:00:00-05:00', '2026-12-04T16:00:00-05:00', '6:00 PM EST'],
  ])('names its zone once, or both', (start, end, text) => {
    expect(formatZonedTimeRange(start, end)).toBe(text);
  });

  it.each([
    [
      '2026-03-14T18:30:00-04:00',
      '2026-03-14T20:00:00-04:00',
      'Saturday, March 14, 2026, 6:30 PM – 8:00 PM EDT',
    ],
    [
      '2026-12-04T18:00:00-05:00',
      '2026-12-06T16:00:00-05:00',
      'Friday, December 4, 2026, 6:00 PM – Sunday, December 6, 2026, 4:00 PM EST',
    ],
    [
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:30:00-05:00',
      'Sunday, November 1, 2026, 1:30 AM EDT – 1:30 AM EST',
    ],
    ['soon', '2026-11-01T01:30:00-05:00', 'Date to be announced, Time to be announced'],
  ])('after its date names each day once', (start, end, text) => {
    expect(formatDateAndTimeRange(start, end)).toBe(text);
  });
});

const dayMs = 86_400_000;
const minuteMs = 60_000;
const toMinute = (at: number): number => Math.floor(at / minuteMs) * minuteMs;

/** The end that a reader takes from a range that starts on a known day. */
function readEnd(text: string, start: Date): number {
  const [from = '', to = from] = text.split(' – ');
  const [, month, day, year, hour, minute, half, zone] =
    /^(?:(\w{3}) (\d+), (?:(\d{4}), )?)?(\d+):(\d\d) ([AP]M)(?: (E[DS]T))?$/.exec(to)!;
  const timeOfDay = ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
  const first = studioDay(start);
  const date = month === undefined ? first : `${month} ${day}, ${year ?? first.slice(0, 4)}`;
  const midnight = Date.parse(`${date}${month === undefined ? 'T00:00Z' : ' UTC'}`);
  const offset = (zone ?? zoneName(start)) === 'EDT' ? 4 : 5;
  const end = midnight + (timeOfDay + offset * 60) * minuteMs;
  return month === undefined && end < toMinute(start.getTime()) ? end + dayMs : end;
}

it('reads as ending when it ends', () => {
  const starts = fc.oneof(
    fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    // Around clock changes.
    fc
      .tuple(fc.constantFrom('2026-11-01T06:00Z', '2027-03-14T07:00Z'), fc.integer({ min: -2880, max: 2880 }))
      .map(([change, minutes]) => new Date(Date.parse(change) + minutes * minuteMs)),
  );
  const length = fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 6000 }));
  fc.assert(
    fc.property(starts, length, (start, minutes) => {
      const end = toDate(start.getTime() + minutes * minuteMs);
      const read = readEnd(formatTimeRange(start, end), start);
      expect(read).toBe(toMinute(end.getTime()));
      expect(read).toBeGreaterThanOrEqual(start.getTime());
    }),
    { numRuns: 2000 },
  );
});
