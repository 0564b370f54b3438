import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  formatLongDate,
  formatShortDate,
  formatTime,
  studioDay,
  studioInstant,
  studioOffsetMinutes,
  toStudioIso,
  zoneName,
} from '../src/studio-time.ts';

const ownZone = process.env.TZ;

/** UTC instant, wire text, long date and time, on both sides of the clock changes of 2026 and 2027. */
const moments = [
  ['2026-03-14T22:30:00Z', '2026-03-14T18:30:00-04:00', 'Saturday, March 14, 2026', '6:30 PM', 'EDT'],
  ['2026-11-01T03:59:59Z', '2026-10-31T23:59:59-04:00', 'Saturday, October 31, 2026', '11:59 PM', 'EDT'],
  ['2026-11-01T05:30:00Z', '2026-11-01T01:30:00-04:00', 'Sunday, November 1, 2026', '1:30 AM', 'EDT'],
  ['2026-11-01T06:30:00Z', '2026-11-01T01:30:00-05:00', 'Sunday, November 1, 2026', '1:30 AM', 'EST'],
  ['2026-11-02T04:59:00Z', '2026-11-01T23:59:00-05:00', 'Sunday, November 1, 2026', '11:59 PM', 'EST'],
  ['2027-03-14T06:59:59Z', '2027-03-14T01:59:59-05:00', 'Sunday, March 14, 2027', '1:59 AM', 'EST'],
  ['2027-03-14T07:00:00Z', '2027-03-14T03:00:00-04:00', 'Sunday, March 14, 2027', '3:00 AM', 'EDT'],
  ['2027-11-07T05:59:59Z', '2027-11-07T01:59:59-04:00', 'Sunday, November 7, 2027', '1:59 AM', 'EDT'],
  ['2027-11-07T06:00:00Z', '2027-11-07T01:00:00-05:00', 'Sunday, November 7, 2027', '1:00 AM', 'EST'],
  ['2026-12-31T17:00:00Z', '2026-12-31T12:00:00-05:00', 'Thursday, December 31, 2026', '12:00 PM', 'EST'],
  ['2027-01-01T05:00:00Z', '2027-01-01T00:00:00-05:00', 'Friday, January 1, 2027', '12:00 AM', 'EST'],
] as const;

describe.each(['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'in a process with the time zone %s',
  (zone) => {
    beforeAll(() => {
      process.env.TZ = zone;
    });
    afterAll(() => {
      process.env.TZ = ownZone ?? 'UTC';
    });

    test('the process uses that time zone', () => {
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    test.each(moments)('%s is %s at the studio', (utc, iso, date, time, zoneText) => {
      expect(toStudioIso(utc)).toBe(iso);
      expect(formatLongDate(utc)).toBe(date);
      expect(formatTime(utc)).toBe(time);
      expect(studioDay(utc)).toBe(iso.slice(0, 10));
      expect(zoneName(utc)).toBe(zoneText);
    });
  },
);

test('the short date contains month and day', () => {
  expect(formatShortDate('2026-03-14T23:30:00-04:00')).toBe('Mar 14');
});

test.each([
  ['2026-11-20', '18:30', '2026-11-20T18:30:00-05:00'],
  ['2027-03-14', '14:00', '2027-03-14T14:00:00-04:00'],
  ['2027-03-14', '02:30', '2027-03-14T03:30:00-04:00'],
  ['2027-11-07', '01:30', '2027-11-07T01:30:00-04:00'],
  ['2027-11-07', '14:00', '2027-11-07T14:00:00-05:00'],
  ['2027-11-07', '00:00', '2027-11-07T00:00:00-04:00'],
])('%s at %s studio time is the instant %s', (day, time, iso) => {
  expect(toStudioIso(studioInstant(day, time))).toBe(iso);
});

test('the wire format contains milliseconds only when they are not zero', () => {
  expect(toStudioIso('2026-11-20T18:30:00.045Z')).toBe('2026-11-20T13:30:00.045-05:00');
});

const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

test('every instant survives a round trip through the wire format', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      expect(new Date(toStudioIso(instant)).getTime()).toBe(instant.getTime());
    }),
  );
});

test('the studio is always four or five hours behind UTC', () => {
  fc.assert(
    fc.property(instants, (instant) => {
      expect([-240, -300]).toContain(studioOffsetMinutes(instant));
    }),
  );
});

test('rejects invalid instants', () => {
  expect(() => studioDay('soon')).toThrow(RangeError);
  expect(() => toStudioIso(Number.NaN)).toThrow(RangeError);
});
