import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatFullDate,
  formatFullDay,
  formatLongDate,
  formatLongDay,
  formatLongWeekday,
  formatMediumDate,
  formatMediumDay,
  formatMonth,
  formatShortDate,
  formatWeekday,
  studioOffsetMinutes,
  studioZone,
  zoneName,
} from '../src/studio-time.ts';
import { wallClock } from '../src/studio-clock.ts';

/** The same functions, implemented with the time zone and locale data of Node (ADR-011). */
const tables = (options: Intl.DateTimeFormatOptions, timeZone: string = studioZone) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  return (at: Date) => format.format(at);
};
const full = { month: 'long', day: 'numeric', year: 'numeric' } as const;
const medium = { ...full, month: 'short' } as const;
const long = { weekday: 'long', ...full } as const;

const formatters = [
  ['formatLongDate', formatLongDate, tables(long)],
  ['formatFullDate', formatFullDate, tables(full)],
  ['formatMediumDate', formatMediumDate, tables(medium)],
  ['formatShortDate', formatShortDate, tables({ month: 'short', day: 'numeric' })],
  ['formatWeekday', formatWeekday, tables({ weekday: 'short' })],
  ['formatLongWeekday', formatLongWeekday, tables({ weekday: 'long' })],
  ['formatMonth', formatMonth, tables({ month: 'long' })],
] as const;

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: studioZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const clockByTables = (at: Date) =>
  Object.fromEntries(
    parts
      .formatToParts(at)
      .filter(({ type }) => type !== 'literal')
      .map(({ type, value }) => [type, value]),
  );

const hourMs = 3_600_000;
const offsets: Readonly<Record<number, string>> = { [-240]: '-04:00', [-300]: '-05:00' };

const instants = fc.date({ min: new Date('1970-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });

describe('studio time by rule, compared with the time zone tables', () => {
  it('gives the same local time at any instant', () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(wallClock(at)).toEqual(clockByTables(at));
      }),
      { numRuns: 1000 },
    );
  });

  it('changes the clock at the same second of every year from 2007 to 2099', () => {
    let changes = 0;
    for (let day = Date.UTC(2007, 0); day < Date.UTC(2100, 0); day += 24 * hourMs) {
      if (studioOffsetMinutes(day) === studioOffsetMinutes(day + 24 * hourMs)) continue;
      changes += 1;
      for (let hour = day; hour <= day + 24 * hourMs; hour += hourMs) {
        for (const at of [new Date(hour - 1000), new Date(hour)])
          expect(wallClock(at)).toEqual(clockByTables(at));
      }
    }
    expect(changes).toBe(2 * 93);
  });

  it('has the same UTC offset on every day of those years', () => {
    const named = tables({ timeZoneName: 'longOffset', year: 'numeric' });
    const offset = (at: Date) => named(at).split('GMT')[1];
    for (let year = 2007; year < 2100; year += 1) {
      for (let day = 0; day < 366; day += 1) {
        const at = new Date(Date.UTC(year, 0, 1 + day, 12));
        expect([at, offsets[studioOffsetMinutes(at)]]).toEqual([at, offset(at)]);
      }
    }
  });

  it('has the same zone name as the tables', () => {
    const name = tables({ timeZoneName: 'short', year: 'numeric' });
    fc.assert(
      fc.property(instants, (at) => {
        expect(name(at)).toContain(zoneName(at));
      }),
    );
  });
});

describe.each(formatters)('%s', (_name, byRule, byTables) => {
  it('formats any instant like the en-US tables', () => {
    fc.assert(
      fc.property(instants, (at) => {
        expect(byRule(at)).toBe(byTables(at));
      }),
    );
  });
});

it.each([
  ['formatLongDay', formatLongDay, tables(long, 'UTC')],
  ['formatFullDay', formatFullDay, tables(full, 'UTC')],
  ['formatMediumDay', formatMediumDay, tables(medium, 'UTC')],
] as const)('%s formats any day like the en-US tables', (_name, byRule, byTables) => {
  fc.assert(
    fc.property(instants, (at) => {
      expect(byRule(at.toISOString().slice(0, 10))).toBe(byTables(at));
    }),
  );
});
