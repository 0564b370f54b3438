import { describe, expect, it } from 'vitest';
import {
  formatDateAndTimeRange,
  formatLongDate,
  formatLongDay,
  formatMediumDate,
  formatMediumDay,
  formatShortDate,
  formatTime,
  formatTimeRange,
  formatWeekday,
  formatZonedTimeRange,
  isInstant,
  relativeDay,
  sessionDay,
  zoneName,
} from '../src/studio-time.ts';

const start = '2026-03-14T18:30:00-04:00';
const now = '2026-03-02T15:00:00Z';

describe.each(['', 'soon', '2026-99-99T00:00:00Z', Number.NaN])('an invalid instant (%o)', (unknown) => {
  it('is shown as to be announced and never throws', () => {
    expect(isInstant(unknown)).toBe(false);
    for (const format of [formatLongDate, formatShortDate, formatMediumDate])
      expect(format(unknown)).toBe('Date to be announced');
    expect(formatTime(unknown)).toBe('Time to be announced');
    expect(formatWeekday(unknown)).toBe('');
    expect(zoneName(unknown)).toBe('');
    expect(relativeDay(unknown, now)).toBe('Date to be announced');
    expect(formatTimeRange(unknown, start)).toBe('Time to be announced');
    expect(formatZonedTimeRange(unknown, start)).toBe('Time to be announced');
  });

  it('shows only the start when the end is invalid', () => {
    expect(formatTimeRange(start, unknown)).toBe('6:30 PM');
    expect(formatDateAndTimeRange(start, unknown)).toBe('Saturday, March 14, 2026, 6:30 PM EDT');
    expect(relativeDay(start, now, unknown)).toBe('Mar 14');
  });

  it('counts as today in rules about the day of the session', () => {
    expect(sessionDay(unknown, now)).toBe('2026-03-02');
    expect(sessionDay(start, now)).toBe('2026-03-14');
  });
});

it('an invalid day is shown as to be announced', () => {
  expect(formatLongDay('2026-03-14')).toBe('Saturday, March 14, 2026');
  expect(formatLongDay('')).toBe('Date to be announced');
  expect(formatMediumDay('2026-03-14')).toBe('Mar 14, 2026');
  expect(formatMediumDay('next week')).toBe('Date to be announced');
});
