import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { laterPlans, payLaterDay, paymentPlans, schedule, type PaymentPlan } from '../src/index.ts';

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

describe('a reserved seat can be paid', () => {
  const reserved = { plan: 'full', priceCents: 7_500, instalments: [{ status: 'due' }] } as const;
  const plans = (today: string, sessionDay: string, over: object = {}) =>
    laterPlans({ ...reserved, ...over }, { today, sessionDay });

  test.each<[string, string, string, PaymentPlan[]]>([
    [
      'in every plan whose last payment comes before the session',
      '2026-11-20',
      '2026-12-24',
      ['full', 'bi_weekly', 'weekly'],
    ],
    [
      'in a plan that ends on the day of the session',
      '2026-12-03',
      '2026-12-24',
      ['full', 'bi_weekly', 'weekly'],
    ],
    ['not in a plan that ends a day later', '2026-12-04', '2026-12-24', ['full', 'bi_weekly']],
    ['in two payments until 14 days before', '2026-12-10', '2026-12-24', ['full', 'bi_weekly']],
    ['only in full from 13 days before', '2026-12-11', '2026-12-24', ['full']],
    ['only in full on the day', '2026-12-24', '2026-12-24', ['full']],
    ['only in full after the session', '2026-12-30', '2026-12-24', ['full']],
    ['across a clock change by calendar days', '2026-10-25', '2026-11-15', ['full', 'bi_weekly', 'weekly']],
  ])('%s', (_when, today, sessionDay, expected) => {
    expect(plans(today, sessionDay)).toEqual(expected);
  });

  test.each<[string, object, PaymentPlan[]]>([
    ['when its payment failed', { instalments: [{ status: 'failed' }] }, ['full', 'bi_weekly', 'weekly']],
    ['in no other plan once it is paid', { instalments: [{ status: 'paid' }] }, []],
    ['not after a cancellation', { instalments: [{ status: 'dropped' }] }, []],
    [
      'in no other plan once one began',
      { plan: 'weekly', instalments: [{ status: 'paid' }, { status: 'due' }] },
      [],
    ],
    [
      'in no other plan when it has one, even unpaid',
      { plan: 'weekly', instalments: [{ status: 'due' }] },
      [],
    ],
    ['in nothing without payments', { priceCents: 0, instalments: [] }, []],
    ['in four payments that are three', { priceCents: 500 }, ['full', 'bi_weekly', 'weekly']],
  ])('%s', (_when, over, expected) => {
    expect(plans('2026-11-20', '2026-12-24', over)).toEqual(expected);
  });

  test('and then no payment comes after the session, and the payments add up to the price', () => {
    const dayAt = (offset: number) =>
      new Date(Date.UTC(2026, 0, 1) + offset * dayMs).toISOString().slice(0, 10);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: -5, max: 60 }),
        (priceCents, start, ahead) => {
          const [today, sessionDay] = [dayAt(start), dayAt(start + ahead)];
          const offered = laterPlans({ ...reserved, priceCents }, { today, sessionDay });
          expect(offered[0]).toBe('full');
          for (const plan of paymentPlans) {
            const payments = schedule(priceCents, plan, today);
            const fits = (payments.at(-1)?.dueOn ?? '') <= sessionDay;
            expect(offered.includes(plan)).toBe(plan === 'full' || fits);
            expect(payments[0]?.dueOn).toBe(today);
            expect(payments.reduce((sum, { cents }) => sum + cents, 0)).toBe(priceCents);
          }
        },
      ),
    );
  });
});
