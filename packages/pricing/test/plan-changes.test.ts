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
  const monthly = { priceCents: 4_900, period: 'month', name: 'Standard' } as const;
  const yearly = { priceCents: 49_000, period: 'year', name: 'Standard' } as const;
  const paid = { from: '2026-11-25', until: '2026-12-25' };
  const year = { from: '2026-11-25', until: '2027-11-25' };

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
      periods: 1,
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

  test.each([
    ['a cheaper plan', { priceCents: 4_000, period: 'month' }],
    ['the same offer by month', monthly],
  ] as const)('from a year to %s begins with the next renewal', (_what, to) => {
    expect(planChange(yearly, to, year, '2026-12-10')).toEqual({
      dueNow: 0,
      credit: 0,
      periods: 0,
      nextAmount: to.priceCents,
      nextOn: '2027-11-25',
    });
  });

  const hundred = { priceCents: 10_000, period: 'month' } as const;

  test.each([
    ['one period', '2027-10-20', 4_833, 1, 5_167, '2027-11-20'],
    ['five periods', '2027-01-31', 40_005, 5, 9_995, '2027-06-30'],
    ['at its end the day itself', '2027-11-25', 0, 1, 10_000, '2027-12-25'],
    ['at once all that was paid', '2026-11-25', 49_000, 5, 1_000, '2027-04-25'],
  ])('from a year to a dearer month pays %s ahead', (_what, today, credit, periods, dueNow, nextOn) => {
    const change = { dueNow, credit, periods, nextAmount: 10_000, nextOn };
    expect(planChange(yearly, hundred, year, today)).toEqual(change);
  });

  test.each([
    ['the same as the credit', 49_000, 24_500, 3, 24_500],
    ['49 cents more', 49_000, 49_049, 2, 49_098],
    ['50 cents more', 49_000, 49_050, 1, 50],
  ])('whose price is %s charges at least 50 cents', (_what, from, to, periods, dueNow) => {
    const dearer = { priceCents: to, period: 'month' } as const;
    const change = planChange({ priceCents: from, period: 'year' }, dearer, year, year.from);
    expect(change).toMatchObject({ credit: from, periods, dueNow });
  });

  test.each([
    ['whole ones', '2027-04-25', 40_000],
    ['a part of one', '2027-05-10', 35_000],
    ['nothing of those that are over', '2027-08-25', 0],
  ])('values periods that are paid ahead: %s', (_what, today, credit) => {
    const ahead = { from: '2027-03-25', until: '2027-08-25', periods: 5 };
    expect(planChange(hundred, { priceCents: 110_000, period: 'year' }, ahead, today)).toMatchObject({
      credit,
    });
  });

  test('values the time before and after a pause alike', () => {
    const ahead = { from: '2027-03-25', until: '2027-08-25', periods: 5 };
    const paused = { ...ahead, until: dayAfter(ahead.until, 30) };
    const to = { priceCents: 12_000, period: 'month' } as const;
    const before = planChange(hundred, to, ahead, '2027-05-10');
    expect(planChange(hundred, to, paused, dayAfter('2027-05-10', 30))).toMatchObject({
      credit: before.credit,
      periods: before.periods,
    });
  });

  test('back to a year that costs less a month begins once its price is more than the credit', () => {
    const ahead = { from: '2027-03-25', until: '2027-08-25', periods: 5 };
    expect(planChange(hundred, yearly, ahead, '2027-03-25')).toMatchObject({
      dueNow: 0,
      periods: 0,
      nextOn: '2027-08-25',
    });
    expect(planChange(hundred, yearly, ahead, '2027-04-25')).toMatchObject({ dueNow: 9_000, periods: 1 });
  });

  test('to a dearer month of the same name begins today', () => {
    const dearer = { priceCents: 9_900, period: 'month', name: 'Standard' } as const;
    expect(planChange(monthly, dearer, paid, '2026-11-25')).toMatchObject({ dueNow: 5_000, periods: 1 });
  });

  test('from a month to a year that costs less a month begins today', () => {
    const cheap = { priceCents: 6_000, period: 'year' } as const;
    expect(planChange(monthly, cheap, paid, '2026-11-25')).toMatchObject({ dueNow: 1_100, credit: 4_900 });
  });

  const cents = fc.integer({ min: 100, max: 1_000_000 });
  const perYear = (price: number, period: PlanPeriod) => price * (period === 'month' ? 12 : 1);

  test('to a dearer plan begins now and loses no cent, whatever is unused', () => {
    fc.assert(
      fc.property(
        cents,
        cents,
        days,
        periods,
        periods,
        fc.integer({ min: 1, max: 13 }),
        fc.nat(400),
        (from, to, start, period, next, count, after) => {
          const paidTime = { from: start, until: periodStart(start, period, count), periods: count };
          const today = dayAfter(start, after);
          const change = planChange(
            { priceCents: from, period },
            { priceCents: to, period: next },
            paidTime,
            today,
          );
          if (perYear(to, next) <= perYear(from, period)) return;
          expect(change.dueNow + change.credit).toBe(change.periods * to);
          expect(change.dueNow).toBeGreaterThanOrEqual(50);
          expect(change.dueNow).toBeLessThan(to + 50);
          expect(change.nextOn).toBe(periodStart(today, next, change.periods));
          expect(Math.abs(change.credit - unusedOf(from, period, paidTime, today))).toBeLessThanOrEqual(
            0.5001,
          );
        },
      ),
    );
  });

  /** What each unused day costs, added up. */
  function unusedOf(
    price: number,
    period: PlanPeriod,
    { from, periods: count }: { from: string; periods: number },
    today: string,
  ): number {
    const starts = Array.from({ length: count + 1 }, (_, index) => periodStart(from, period, index));
    return starts.slice(1).reduce((sum, end, index) => {
      const begin = starts[index] ?? end;
      const unused = Math.max(0, daysFrom(today < begin ? begin : today, end));
      return sum + (price * unused) / daysFrom(begin, end);
    }, 0);
  }

  test('again and again takes what the used days cost, within half a cent for each change', () => {
    const change = fc.record({ price: cents, period: periods, after: fc.nat(200) });
    fc.assert(
      fc.property(cents, days, fc.array(change, { maxLength: 8 }), (first, start, changes) => {
        let has = { priceCents: first, period: 'month' as PlanPeriod, from: start, periods: 1 };
        let [paidCents, usedCents, today] = [first, 0, start];
        const left = (on: string) => unusedOf(has.priceCents, has.period, has, on);
        for (const { price, period, after } of changes) {
          const until = periodStart(has.from, has.period, has.periods);
          const on = [dayAfter(today, after), until].toSorted()[0] ?? until;
          usedCents += left(today) - left(on);
          today = on;
          const to = { priceCents: price, period };
          const { dueNow, periods: count } = planChange(has, to, { ...has, until }, today);
          if (count === 0) continue;
          paidCents += dueNow;
          has = { ...to, from: today, periods: count };
        }
        const lost = Math.abs(paidCents - usedCents - left(today));
        expect(lost).toBeLessThanOrEqual(0.51 * changes.length + 0.01);
      }),
    );
  });

  test('never credits more than was paid, and less each day', () => {
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
        expect(one.dueNow + one.credit).toBe(one.periods * to);
      }),
    );
  });
});
