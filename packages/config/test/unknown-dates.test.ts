import { describe, expect, it } from 'vitest';
import {
  formatLongDate,
  formatLongDay,
  formatMediumDate,
  formatMediumDay,
  formatShortDate,
  formatTime,
  formatTimeRange,
  formatWeekday,
  isInstant,
  relativeDay,
  sessionDay,
  zoneName,
} from '../src/studio-time.ts';

const start = '2026-03-14T18:30:00-04:00';
const now = '2026-03-02T15:00:00Z';

describe.each(['', 'soon', '2026-99-99T00:00:00Z', Number.NaN])(
  'an instant that cannot be read (%o)',
  (unknown) => {
    it('is said to be announced, never thrown', () => {
      expect(isInstant(unknown)).toBe(false);
      for (const format of [formatLongDate, formatShortDate, formatMediumDate])
        expect(format(unknown)).toBe('Date to be announced');
      expect(formatTime(unknown)).toBe('Time to be announced');
      expect(formatWeekday(unknown)).toBe('');
      expect(zoneName(unknown)).toBe('');
      expect(relativeDay(unknown, now)).toBe('Date to be announced');
      expect(formatTimeRange(unknown, start)).toBe('Time to be announced');
    });

    it('as an end leaves the start standing', () => {
      expect(formatTimeRange(start, unknown)).toBe('6:30 PM');
      expect(relativeDay(start, now, unknown)).toBe('Mar 14');
    });

    it('counts as today for rules of the session day', () => {
      expect(sessionDay(unknown, now)).toBe('2026-03-02');
      expect(sessionDay(start, now)).toBe('2026-03-14');
    });
  },
);

it('a day that is none is said to be announced', () => {
  expect(formatLongDay('2026-03-14')).toBe('Saturday, March 14, 2026');
  expect(formatLongDay('')).toBe('Date to be announced');
  expect(formatMediumDay('2026-03-14')).toBe('Mar 14, 2026');
  expect(formatMediumDay('next week')).toBe('Date to be announced');
});
