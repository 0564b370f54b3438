import { weekdays } from '@detroit-well/api-client/contract';
import fc from 'fast-check';
import { rrulestr } from 'rrule';
import { RRuleTemporal } from 'rrule-temporal';
import { afterEach, describe, expect, it } from 'vitest';
import { amount } from '../../../test/proof/amounts.ts';
import { addDays } from '../../platform/clock/studio-calendar.ts';
import { daysOf, lastDayOf, timesOn, type SeriesRule } from './rule.ts';

const rule: SeriesRule = {
  weekdays: ['tuesday'],
  interval: 1,
  startDate: '2026-03-03',
  startTime: '18:30',
  endTime: '20:00',
  until: null,
};

describe('the days of a rule', () => {
  it.each([
    ['every week', {}, '2026-03-24', ['2026-03-03', '2026-03-10', '2026-03-17', '2026-03-24']],
    ['every second week', { interval: 2 }, '2026-03-31', ['2026-03-03', '2026-03-17', '2026-03-31']],
    [
      'two weekdays in the order of the week, whatever the order of the rule',
      { weekdays: ['thursday', 'sunday'] },
      '2026-03-15',
      ['2026-03-05', '2026-03-08', '2026-03-12', '2026-03-15'],
    ],
    [
      'a Sunday begins the next week',
      { weekdays: ['sunday', 'tuesday'], interval: 2 },
      '2026-03-20',
      ['2026-03-03', '2026-03-15', '2026-03-17'],
    ],
    ['until is inclusive', { until: '2026-03-10' }, '2026-05-01', ['2026-03-03', '2026-03-10']],
    ['an end before the first day', { until: '2026-03-02' }, '2026-05-01', []],
  ] as const)('%s', (_, part, to, days) => {
    expect([...daysOf({ ...rule, ...part }, { to })]).toEqual(days);
  });

  it('begin with a later day', () => {
    expect([...daysOf({ ...rule, interval: 2 }, { from: '2026-03-11', to: '2026-04-14' })]).toEqual([
      '2026-03-17',
      '2026-03-31',
      '2026-04-14',
    ]);
  });

  it('end with the last held day of a count', () => {
    const closed = new Set(['2026-03-10']);
    expect(lastDayOf(rule, 3, (day) => !closed.has(day))).toBe('2026-03-24');
    expect(lastDayOf({ ...rule, until: '2026-03-10' }, 3, () => true)).toBeNull();
  });
});

describe('the times of a day', () => {
  const hours = ({ startsAt, endsAt }: ReturnType<typeof timesOn>) => [
    startsAt.toISOString(),
    (endsAt.getTime() - startsAt.getTime()) / 3_600_000,
  ];
  it.each([
    ['in winter', '18:30', '20:00', '2026-03-03', ['2026-03-03T23:30:00.000Z', 1.5]],
    ['in summer', '18:30', '20:00', '2026-03-10', ['2026-03-10T22:30:00.000Z', 1.5]],
    ['over midnight', '22:00', '01:00', '2026-03-03', ['2026-03-04T03:00:00.000Z', 3]],
    [
      'over the night that is an hour shorter',
      '22:00',
      '04:00',
      '2026-03-07',
      ['2026-03-08T03:00:00.000Z', 5],
    ],
    [
      'over the night that is an hour longer',
      '22:00',
      '04:00',
      '2026-10-31',
      ['2026-11-01T02:00:00.000Z', 7],
    ],
    [
      'a time that does not exist moves forward',
      '02:30',
      '05:00',
      '2026-03-08',
      ['2026-03-08T07:30:00.000Z', 1.5],
    ],
    [
      'a time that occurs twice is the first one',
      '01:30',
      '03:00',
      '2026-11-01',
      ['2026-11-01T05:30:00.000Z', 2.5],
    ],
  ])('%s', (_, startTime, endTime, day, expected) => {
    expect(hours(timesOn({ startTime, endTime }, day))).toEqual(expected);
  });
});

const rules = fc.record({
  weekdays: fc.subarray([...weekdays], { minLength: 1 }),
  interval: fc.integer({ min: 1, max: 6 }),
  startDate: fc.integer({ min: 0, max: 730 }).map((days) => addDays('2025-01-01', days)),
  // RFC 5545 leaves out a time that does not exist, which can only be in the hour after two; the studio moves it forward.
  startTime: fc
    .tuple(fc.constantFrom(0, 1, 3, 6, 12, 18, 23), fc.constantFrom('00', '15', '30', '59'))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`),
});

const plain = (day: string, time: string): string => `${day}T${time}:00`.replaceAll(/[-:]/g, '');
const byday = (names: readonly string[]): string =>
  names.map((name) => name.slice(0, 2).toUpperCase()).join(',');

/** The same rule as text of RFC 5545, for five years. */
function ical(
  one: Pick<SeriesRule, 'weekdays' | 'interval' | 'startDate' | 'startTime'>,
  to: string,
): string {
  return [
    `DTSTART;TZID=America/Detroit:${plain(one.startDate, one.startTime)}`,
    `RRULE:FREQ=WEEKLY;INTERVAL=${one.interval};BYDAY=${byday(one.weekdays)};WKST=SU;UNTIL=${plain(to, '23:59')}Z`,
  ].join('\n');
}

describe.each(['UTC', 'America/Detroit', 'Asia/Dubai'])('five years in a process in %s', (zone) => {
  const before = process.env['TZ'];
  afterEach(() => {
    process.env['TZ'] = before;
  });

  const ours = (one: SeriesRule, to: string): string[] =>
    [...daysOf(one, { to })].map((day) => timesOn(one, day).startsAt.toISOString());

  it('equals rrule-temporal', () => {
    process.env['TZ'] = zone;
    fc.assert(
      fc.property(rules, (part) => {
        const one = { ...rule, ...part, endTime: '00:00' };
        const to = addDays(one.startDate, 1_827);
        const theirs = new RRuleTemporal({ rruleString: ical(one, addDays(to, 1)) })
          .all()
          .map((at) => new Date(at.epochMilliseconds).toISOString());
        // UNTIL is UTC there; compare up to the same studio day.
        const mine = ours(one, to);
        expect(mine.length).toBeGreaterThan(0);
        expect(mine).toEqual(theirs.slice(0, mine.length));
        expect(theirs.length - mine.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: amount(5, 300) },
    );
  });

  it('differs from a library that calculates in the process zone (positive control)', () => {
    process.env['TZ'] = zone;
    const one = { ...rule, startTime: '18:30' };
    const theirs = rrulestr(ical(one, '2026-12-31'))
      .all()
      .map((at) => at.toISOString());
    const mine = ours(one, '2026-12-31');
    expect(theirs).toHaveLength(mine.length);
    if (zone === 'UTC') return;
    expect(theirs).not.toEqual(mine);
  });
});
