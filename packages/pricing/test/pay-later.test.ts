import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payLaterDay } from '../src/index.ts';

const dayOf = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Detroit' }).format(at);
const dayMs = 24 * 60 * 60 * 1000;

describe('a reserved seat is to be paid', () => {
  test.each([
    ['7 days after the registration', '2026-11-20T12:00:00-05:00', '2026-12-24T18:00:00-05:00', '2026-11-27'],
    ['24 hours before the start', '2026-11-20T12:00:00-05:00', '2026-11-24T18:00:00-05:00', '2026-11-23'],
    ['at once inside of 24 hours', '2026-11-20T12:00:00-05:00', '2026-11-21T09:00:00-05:00', '2026-11-20'],
    ['on the day of the studio', '2026-11-20T23:30:00-05:00', '2026-12-24T18:00:00-05:00', '2026-11-27'],
    [
      '7 calendar days later across a clock change',
      '2026-03-05T00:10:00-05:00',
      '2026-04-24T18:00:00-04:00',
      '2026-03-12',
    ],
  ])('%s', (_when, now, start, day) => {
    expect(payLaterDay(now, start, dayOf)).toBe(day);
  });

  test('never before today, never more than 7 days later, and before the last 24 hours where these lie ahead', () => {
    const from = Date.parse('2026-01-01T00:00:00Z');
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 * 24 * 60 }),
        fc.integer({ min: 1, max: 90 * 24 * 60 }),
        (minutes, ahead) => {
          const now = new Date(from + minutes * 60_000);
          const start = new Date(now.getTime() + ahead * 60_000);
          const [today, due] = [dayOf(now), payLaterDay(now, start, dayOf)];
          const days = (Date.parse(due) - Date.parse(today)) / dayMs;
          const last = dayOf(new Date(start.getTime() - dayMs));
          expect(days).toBeGreaterThanOrEqual(0);
          expect(days).toBeLessThanOrEqual(7);
          expect(due <= last || due === today).toBe(true);
        },
      ),
    );
  });
});
