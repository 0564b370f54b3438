import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  includedLeft,
  includedMonthFor,
  includedMonths,
  monthIndex,
  nextIncluded,
  periodStart,
  type IncludingMembership,
} from '../src/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
const days = fc.integer({ min: 0, max: 800 }).map((each) => dayAfter('2026-01-01', each));

const monthly: IncludingMembership = {
  perMonth: 4,
  startDate: '2026-01-31',
  anchor: '2026-01-31',
  monthsBefore: 0,
  paidUntil: '2026-03-31',
  renews: true,
};
const memberships: fc.Arbitrary<IncludingMembership> = fc
  .record({
    anchor: days,
    monthsBefore: fc.integer({ min: 0, max: 5 }),
    paid: fc.integer({ min: 1, max: 14 }),
    renews: fc.boolean(),
    pauseAfter: fc.option(fc.integer({ min: 0, max: 60 })),
    endsAfter: fc.option(fc.integer({ min: 0, max: 400 })),
  })
  .map(({ anchor, monthsBefore, paid, renews, pauseAfter, endsAfter }) => ({
    perMonth: 4,
    startDate: anchor,
    anchor,
    monthsBefore,
    paidUntil: periodStart(anchor, 'month', paid),
    renews,
    pause:
      pauseAfter === null
        ? null
        : { from: dayAfter(anchor, pauseAfter), until: dayAfter(anchor, pauseAfter + 28) },
    endDate: endsAfter === null ? null : dayAfter(anchor, endsAfter),
  }));

describe('a month of a membership', () => {
  test.each([
    ['2026-01-31', '2026-01-31', 0],
    ['2026-01-31', '2026-02-27', 0],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2026-03-30', 1],
    ['2026-01-31', '2026-03-31', 2],
    ['2026-05-11', '2026-05-10', -1],
    ['2026-05-11', '2025-05-11', -12],
  ])('counted from %s has %s in number %i', (anchor, day, index) => {
    expect(monthIndex(anchor, day)).toBe(index);
  });

  test('has every day in exactly one', () => {
    fc.assert(
      fc.property(days, days, (anchor, day) => {
        const index = monthIndex(anchor, day);
        expect(periodStart(anchor, 'month', index) <= day).toBe(true);
        expect(day < periodStart(anchor, 'month', index + 1)).toBe(true);
      }),
    );
  });
});

describe('included sessions can be used', () => {
  test.each([
    ['in the paid month alone', {}, '2026-03-10', [['2026-02-28', '2026-03-31', 1]]],
    ['in the grace of a renewal', {}, '2026-04-02', [['2026-03-31', '2026-04-07', 2]]],
    [
      'seven days from the first decline',
      { declinedOn: '2026-04-02' },
      '2026-04-03',
      [['2026-03-31', '2026-04-09', 2]],
    ],
    ['never past the grace', {}, '2026-04-07', []],
    [
      'until its last day, once cancelled',
      { renews: false },
      '2026-03-30',
      [['2026-02-28', '2026-03-31', 1]],
    ],
    ['never after it', { renews: false }, '2026-03-31', []],
    [
      'until a pause begins',
      { pause: { from: '2026-03-12', until: '2026-04-12' } },
      '2026-03-10',
      [['2026-02-28', '2026-03-12', 1]],
    ],
    ['never while it is paused', { pause: { from: '2026-03-12', until: '2026-04-12' } }, '2026-03-12', []],
    [
      'in every month that is paid already',
      { paidUntil: '2026-05-31' },
      '2026-03-31',
      [
        ['2026-03-31', '2026-04-30', 2],
        ['2026-04-30', '2026-05-31', 3],
      ],
    ],
    [
      'from the first day of a granted one, until its last',
      {
        startDate: '2026-06-10',
        anchor: '2026-06-10',
        paidUntil: null,
        renews: false,
        endDate: '2026-07-31',
      },
      '2026-06-01',
      [
        ['2026-06-10', '2026-07-10', 0],
        ['2026-07-10', '2026-08-01', 1],
      ],
    ],
    [
      'in the month that a pause interrupted, which stays the same',
      { anchor: '2026-05-11', monthsBefore: 1, paidUntil: '2026-05-11' },
      '2026-04-20',
      [['2026-04-11', '2026-05-11', 0]],
    ],
  ] as const)('%s', (_what, over, today, expected) => {
    const months = includedMonths({ ...monthly, ...over }, today);
    expect(months.map(({ from, until, month }) => [from, until, month])).toEqual(expected);
  });

  test('only on days that are covered, in months that neither overlap nor share a number', () => {
    fc.assert(
      fc.property(memberships, days, (membership, today) => {
        const months = includedMonths(membership, today);
        const { paidUntil, pause, endDate } = membership;
        expect(months.length).toBeLessThanOrEqual(12);
        const graceEnds = membership.renews && paidUntil !== null && paidUntil <= today;
        const ends = [
          endDate == null ? null : dayAfter(endDate, 1),
          pause?.from,
          graceEnds ? dayAfter(paidUntil, 7) : paidUntil,
        ].filter((end) => end != null);
        for (const [index, { from, until, month }] of months.entries()) {
          const before = months[index - 1] ?? { until: from, month: month - 1 };
          expect([before.until, before.month + 1]).toEqual([from, month]);
          expect([from < until, today < until, ends.every((end) => until <= end)]).toEqual([
            true,
            true,
            true,
          ]);
        }
      }),
    );
  });
});

describe('an included session', () => {
  const months = includedMonths({ ...monthly, paidUntil: '2026-05-31' }, '2026-03-31');

  test.each([
    ['2026-04-29', 1, 2],
    ['2026-04-30', 1, 3],
    ['2026-05-31', 1, null],
    ['2026-03-30', 1, null],
    ['2026-04-29', 6, null],
  ])('of the month that has %s pays for %i meeting(s)', (day, meetings, month) => {
    expect(includedMonthFor(months, { day, meetings })?.month ?? null).toBe(month);
  });

  test('is a free one of the month, and there are never more than it includes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 14 })),
        (many, used) => {
          const next = nextIncluded(many, used);
          expect(next === null).toBe(used.length >= many);
          expect(includedLeft(many, used)).toBe(Math.max(0, many - used.length));
          expect(next !== null && (used.includes(next) || next > many)).toBe(false);
        },
      ),
    );
  });
});
