import * as fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { addDays, studioDay, studioInstant, studioZone, toStudioIso } from '../src/studio-time.ts';

const hourMs = 3_600_000;
const zoned = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(studioZone);
const byTemporal = {
  iso: (at: number) =>
    zoned(at).toString({ timeZoneName: 'never', smallestUnit: at % 1_000 === 0 ? 'second' : 'millisecond' }),
  day: (at: number) => zoned(at).toPlainDate().toString(),
  instant: (day: string, time: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: studioZone, plainTime: time }).epochMilliseconds,
};

/** The instants of all clock changes from 2020 to 2040. */
function clockChanges(): number[] {
  const changes: number[] = [];
  let at: Temporal.ZonedDateTime | null = zoned(Date.UTC(2020, 0, 1));
  while ((at = at.getTimeZoneTransition('next')) !== null && at.year <= 2040)
    changes.push(at.epochMilliseconds);
  return changes;
}
const changes = clockChanges();

describe('studio time by rule, compared with Temporal', () => {
  it('has two clock changes in each year', () => {
    expect(changes).toHaveLength(42);
  });

  it.each(changes)('is the same around the clock change at %i', (change) => {
    for (const ms of [
      -25 * hourMs,
      -2 * hourMs,
      -hourMs,
      -1_000,
      -1,
      0,
      1,
      1_000,
      hourMs,
      2 * hourMs,
      25 * hourMs,
    ]) {
      expect(toStudioIso(change + ms)).toBe(byTemporal.iso(change + ms));
      expect(studioDay(change + ms)).toBe(byTemporal.day(change + ms));
    }
    const day = byTemporal.day(change);
    for (const around of [addDays(day, -1), day, addDays(day, 1)])
      for (const time of ['00:00', '00:30', '01:00', '01:30', '02:00', '02:30', '03:00', '12:00', '23:59'])
        expect(studioInstant(around, time).getTime()).toBe(byTemporal.instant(around, time));
  });

  it('is the same at any instant near a clock change, and at any instant at all', () => {
    const near = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -30 * hourMs, max: 30 * hourMs }))
      .map(([change, ms]) => change + ms);
    const any = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2041, 0, 1) });
    fc.assert(
      fc.property(fc.oneof(near, any), (at) => {
        expect(toStudioIso(at)).toBe(byTemporal.iso(at));
        expect(studioDay(at)).toBe(byTemporal.day(at));
        const time = byTemporal.iso(at).slice(11, 16);
        expect(studioInstant(studioDay(at), time).getTime()).toBe(
          byTemporal.instant(byTemporal.day(at), time),
        );
      }),
      { numRuns: 1_000 },
    );
  });
});
