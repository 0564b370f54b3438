import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodStart, planChange, type PlanPeriod } from '../src/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
const days = fc.integer({ min: 0, max: 20_000 }).map((each) => dayAfter('2020-01-01', each));
const periods = fc.constantFrom<PlanPeriod>('month', 'year');
function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

describe('a change of the plan', () => {
  const monthly = { priceCents: 4_900, period: 'month' } as const;
  const yearly = { priceCents: 49_000, period: 'year' } as const;
  const paid = { from: '2026-11-25', until: '2026-12-25' };

  test.each([
    ['on the first day credits everything', '2026-11-25', 4_900, '2027-11-25'],
    ['in the middle credits half', '2026-12-10', 2_450, '2027-12-10'],
    ['credits cents, rounded half up (1796.67)', '2026-12-14', 1_797, '2027-12-14'],
    ['on the day of the renewal credits nothing', '2026-12-25', 0, '2027-12-25'],
    ['while past due credits nothing', '2026-12-28', 0, '2027-12-28'],
  ])('to a dearer plan %s', (_what, today, credit, nextOn) => {
    expect(planChange(monthly, yearly, paid, today)).toEqual({
      dueNow: 49_000 - credit,
      credit,
      nextAmount: 49_000,
      nextOn,
    });
  });

  test('rounds half a cent up', () => {
    const month = { from: '2026-05-14', until: '2026-06-14' };
    const dearer = { priceCents: 9_900, period: 'month' } as const;
    expect(planChange(monthly, dearer, month, '2026-06-01')).toMatchObject({ credit: 2_055, dueNow: 7_845 });
    const even = { priceCents: 4_905, period: 'month' } as const;
    expect(planChange(even, dearer, paid, '2026-12-10').credit).toBe(2_453);
  });

  test('to a cheaper plan begins with the next renewal', () => {
    const year = { from: '2026-11-25', until: '2027-11-25' };
    expect(planChange(yearly, monthly, year, '2026-12-10')).toEqual({
      dueNow: 0,
      credit: 0,
      nextAmount: 4_900,
      nextOn: '2027-11-25',
    });
  });

  test.each([
    ['begins today once the unused days fit into its price', '2027-10-20', 5_167, 4_833, '2027-11-20'],
    ['begins with the renewal while they are worth more', '2026-12-10', 0, 0, '2027-11-25'],
  ])('from a year to a month that costs more a day %s', (_what, today, dueNow, credit, nextOn) => {
    const year = { from: '2026-11-25', until: '2027-11-25' };
    const dearer = { priceCents: 10_000, period: 'month' } as const;
    expect(planChange(yearly, dearer, year, today)).toEqual({ dueNow, credit, nextAmount: 10_000, nextOn });
  });

  test('from a month to a year that costs less a month begins today', () => {
    const cheap = { priceCents: 6_000, period: 'year' } as const;
    expect(planChange(monthly, cheap, paid, '2026-11-25')).toMatchObject({ dueNow: 1_100, credit: 4_900 });
  });

  test('loses nothing that was paid but less than a card can pay', () => {
    const cents = fc.integer({ min: 100, max: 1_000_000 });
    fc.assert(
      fc.property(
        cents,
        cents,
        days,
        periods,
        periods,
        fc.nat(400),
        (from, to, start, period, next, after) => {
          const span = { from: start, until: periodStart(start, period, 1) };
          const today = dayAfter(start, after);
          const { dueNow, credit, nextOn } = planChange(
            { priceCents: from, period },
            { priceCents: to, period: next },
            span,
            today,
          );
          const left = dueNow === 0 ? 0 : Math.max(0, daysFrom(today, span.until));
          expect((from * left) / daysFrom(start, span.until) - credit).toBeLessThanOrEqual(50.5);
          expect(dueNow > 0 || nextOn === span.until).toBe(true);
        },
      ),
    );
  });

  test('never credits more than was paid, and less each day', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, days, periods, fc.nat(400), (from, to, start, period, after) => {
        const span = { from: start, until: periodStart(start, period, 1) };
        const on = (day: number) =>
          planChange(
            { priceCents: from, period },
            { priceCents: to, period: 'year' },
            span,
            dayAfter(start, day),
          );
        const [one, next] = [on(after), on(after + 1)];
        expect(one.credit).toBeGreaterThanOrEqual(next.credit);
        expect(one.credit).toBeLessThanOrEqual(from);
        expect(one.dueNow).toBeGreaterThanOrEqual(to > from ? Math.min(to, 50) : 0);
        expect(one.dueNow + one.credit).toBe(to > from ? to : 0);
      }),
    );
  });
});
