import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  comparePlan,
  hasMemberRate,
  membershipState,
  paidUntilAfterPause,
  pauseRefusal,
  paysFrom,
  periodStart,
  revivableUntil,
  type MembershipFacts,
  type PlanPeriod,
} from '../src/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
const days = fc.integer({ min: 0, max: 20_000 }).map((each) => dayAfter('2020-01-01', each));
const periods = fc.constantFrom<PlanPeriod>('month', 'year');
function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

describe('the periods of a membership', () => {
  test.each<[string, PlanPeriod, string[]]>([
    ['2026-01-31', 'month', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2027-12-30', 'month', ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30']],
    ['2028-02-29', 'year', ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
    ['2026-11-25', 'month', ['2026-11-25', '2026-12-25', '2027-01-25']],
  ])('of %s, each %s, keep the day', (anchor, period, starts) => {
    expect(starts.map((_, index) => periodStart(anchor, period, index))).toEqual(starts);
  });

  test('follow each other, and twelve months are a year', () => {
    fc.assert(
      fc.property(days, periods, fc.integer({ min: 0, max: 100 }), (anchor, period, index) => {
        const [start, next] = [periodStart(anchor, period, index), periodStart(anchor, period, index + 1)];
        const length = daysFrom(start, next);
        expect(length).toBeGreaterThanOrEqual(period === 'month' ? 28 : 365);
        expect(length).toBeLessThanOrEqual(period === 'month' ? 31 : 366);
        expect(periodStart(anchor, 'month', 12 * index)).toBe(periodStart(anchor, 'year', index));
      }),
    );
  });

  test('begin on a day that exists', () => {
    expect(() => periodStart('2026-02-30', 'month', 0)).toThrow(RangeError);
  });
});

describe('the state of a membership', () => {
  const renewing: MembershipFacts = { paidUntil: '2026-12-25', renews: true };
  test.each<[string, MembershipFacts, string, string, boolean]>([
    ['is active until the last paid day', renewing, '2026-12-24', 'active', true],
    ['is past due after a decline', renewing, '2026-12-25', 'past_due', true],
    ['is past due for seven days', renewing, '2026-12-31', 'past_due', true],
    ['is expired from the last retry', renewing, '2027-01-01', 'expired', false],
    ['is cancelled after what was paid', { ...renewing, renews: false }, '2026-12-25', 'cancelled', false],
    ['stays active until then', { ...renewing, renews: false }, '2026-12-24', 'active', true],
    ['has no end without one', { paidUntil: null, renews: false }, '2099-01-01', 'active', true],
    [
      'is paused from the first day of a pause',
      { ...renewing, pause: { from: '2026-12-01', until: '2026-12-10' } },
      '2026-12-01',
      'paused',
      false,
    ],
    [
      'is active again from its last day on',
      { ...renewing, pause: { from: '2026-12-01', until: '2026-12-10' } },
      '2026-12-10',
      'active',
      true,
    ],
  ])('%s', (_what, facts, day, state, rate) => {
    expect([membershipState(facts, day), hasMemberRate(facts, day)]).toEqual([state, rate]);
  });

  test('can be revived for 30 days after it expired', () => {
    expect(revivableUntil('2026-12-25')).toBe('2027-01-31');
  });

  test('a pause takes no paid day and adds none', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 1, max: 366 }),
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 1, max: 100 }),
        (start, paid, after, length) => {
          const paidUntil = dayAfter(start, paid);
          const pause = { from: dayAfter(start, after), until: dayAfter(start, after + length) };
          // A pause from the day of the next payment only moves that payment.
          fc.pre(pause.from !== paidUntil);
          const facts = { paidUntil: paidUntilAfterPause(paidUntil, pause), renews: false, pause };
          const active = Array.from({ length: paid + after + length }, (_, index) => dayAfter(start, index));
          expect(active.filter((day) => hasMemberRate(facts, day))).toHaveLength(paid);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('the days of a pause', () => {
  test.each([
    ['from yesterday', { from: '2026-11-24', until: '2026-12-24' }, 'past'],
    ['from today for 14 days', { from: '2026-11-25', until: '2026-12-09' }, null],
    ['of 13 days', { from: '2026-11-25', until: '2026-12-08' }, 'too_short'],
    ['of three months', { from: '2026-11-30', until: '2027-02-28' }, null],
    ['of three months and a day', { from: '2026-11-30', until: '2027-03-01' }, 'too_long'],
    ['from the day of the next payment', { from: '2026-12-25', until: '2027-01-25' }, null],
    ['from the day after it', { from: '2026-12-26', until: '2027-01-26' }, 'after_next_payment'],
  ] as const)('%s', (_what, pause, refusal) => {
    expect(pauseRefusal(pause, { paidUntil: '2026-12-25', today: '2026-11-25' })).toBe(refusal);
  });

  test('that are allowed never take a payment away or bring one nearer', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 0, max: 366 }),
        fc.nat(200),
        fc.nat(200),
        (today, paid, after, length) => {
          const paidUntil = dayAfter(today, paid);
          const pause = { from: dayAfter(today, after), until: dayAfter(today, after + length) };
          fc.pre(pauseRefusal(pause, { paidUntil, today }) === null);
          const next = paidUntilAfterPause(paidUntil, pause);
          expect(next >= pause.until).toBe(true);
          expect(membershipState({ paidUntil: next, renews: true, pause }, dayAfter(next, -1))).toBe(
            next === pause.until ? 'paused' : 'active',
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('what a membership saves', () => {
  const monthly = { priceCents: 4_900, period: 'month' } as const;
  const session = (day: string, dollars: number, member: number | null) => ({
    day,
    pricePublic: dollars * 100,
    priceMember: member === null ? null : member * 100,
  });

  test.each([
    [
      'three sessions of the first month',
      [session('2026-12-05', 108, 81), session('2026-12-08', 168, 126), session('2026-12-11', 32, 24)],
      { withoutCents: 30_800, withCents: 28_000, periods: 1, coveredUntil: '2026-12-25' },
    ],
    [
      'two nights, for which it does not pay',
      [session('2026-12-11', 32, 24), session('2026-12-18', 32, 24)],
      { withoutCents: 6_400, withCents: 9_700, periods: 1, coveredUntil: '2026-12-25' },
    ],
    [
      'a session on the first day of the next month',
      [session('2026-12-25', 32, 24)],
      { withoutCents: 3_200, withCents: 12_200, periods: 2, coveredUntil: '2027-01-25' },
    ],
    [
      'a session without a member price',
      [session('2026-12-01', 10, null)],
      { withoutCents: 1_000, withCents: 5_900, periods: 1, coveredUntil: '2026-12-25' },
    ],
    ['nothing', [], { withoutCents: 0, withCents: 4_900, periods: 1, coveredUntil: '2026-12-25' }],
  ])('on %s', (_what, sessions, comparison) => {
    expect(comparePlan(sessions, monthly, '2026-11-25')).toEqual({ ...comparison, included: [] });
  });

  test('includes the dearest single sessions of each month', () => {
    const all = [
      session('2026-12-05', 108, 81),
      { ...session('2026-12-06', 168, 126), isCourse: true },
      session('2026-12-08', 32, 24),
      session('2026-12-26', 32, 24),
      session('2026-12-27', 10, null),
    ];
    expect(comparePlan(all, { ...monthly, perMonth: 1 }, '2026-11-25')).toEqual({
      withoutCents: 35_000,
      withCents: 12_600 + 2_400 + 1_000 + 9_800,
      periods: 2,
      coveredUntil: '2027-01-25',
      included: [0, 3],
    });
  });

  test('never costs more because sessions are included', () => {
    const sessions = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 90 }).map((each) => dayAfter('2026-11-25', each)),
        pricePublic: fc.integer({ min: 0, max: 20_000 }),
        priceMember: fc.option(fc.integer({ min: 0, max: 20_000 })),
        isCourse: fc.boolean(),
      }),
    );
    fc.assert(
      fc.property(sessions, fc.integer({ min: 0, max: 6 }), (all, perMonth) => {
        const without = comparePlan(all, monthly, '2026-11-25');
        const some = comparePlan(all, { ...monthly, perMonth }, '2026-11-25');
        expect(some.withCents).toBeLessThanOrEqual(without.withCents);
        expect(some.withoutCents).toBe(without.withoutCents);
        expect(some.included.length).toBeLessThanOrEqual(perMonth * 4);
      }),
    );
  });

  test.each([
    [3_200, 2_400, 2, 2],
    [2_000, 1_500, 2, 4],
    [2_000, 2_000, 2, null],
    [3_000, 3_000, 2, 2],
  ])('pays from, at %i instead of %i cents with %i included', (pricePublic, priceMember, included, count) => {
    expect(paysFrom(4_900, { pricePublic, priceMember }, included)).toBe(count);
  });

  test.each([
    [3_200, 2_400, 7],
    [10_800, 8_100, 2],
    [24_000, 18_000, 1],
    [3_200, 3_200, null],
    [2_400, 3_200, null],
  ])('pays from, at %i instead of %i cents', (pricePublic, priceMember, count) => {
    expect(paysFrom(4_900, { pricePublic, priceMember })).toBe(count);
  });
});
