import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  creditFor,
  creditPaysFor,
  creditReturns,
  creditsRefunded,
  endsSoon,
  isCreditLeft,
  passExpiresOn,
  passRefundableCents,
} from '../src/index.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
const days = fc.integer({ min: 0, max: 400 }).map((each) => dayAfter('2026-01-01', each));
const credits = fc.array(
  fc.record({
    passId: fc.constantFrom('a', 'b', 'c'),
    number: fc.integer({ min: 1, max: 10 }),
    expiresOn: days,
  }),
  { maxLength: 20 },
);
const sessions = fc.record({ day: days, meetings: fc.constantFrom(1, 1, 1, 6) });

describe('a credit', () => {
  test.each([
    ['2026-09-05', 90, '2026-12-04'],
    ['2026-11-03', 180, '2027-05-02'],
  ])('bought on %s for %i days pays until %s', (day, valid, last) => {
    expect(passExpiresOn(day, valid)).toBe(last);
    expect(creditPaysFor({ expiresOn: last }, { day: last, meetings: 1 })).toBe(true);
    expect(creditPaysFor({ expiresOn: last }, { day: dayAfter(last, 1), meetings: 1 })).toBe(false);
  });

  test('never pays for a course', () => {
    fc.assert(
      fc.property(credits, days, fc.integer({ min: 2, max: 12 }), (all, day, meetings) => {
        expect(creditFor(all, { day, meetings })).toBeNull();
      }),
    );
  });

  test('that pays is one that ends no sooner than the session, and none that could ends before it', () => {
    fc.assert(
      fc.property(credits, sessions, (all, session) => {
        const chosen = creditFor(all, session);
        const could = all.filter(({ expiresOn }) => session.meetings === 1 && session.day <= expiresOn);
        expect(chosen === null).toBe(could.length === 0);
        if (chosen === null) return;
        expect(all).toContain(chosen);
        expect(could.every(({ expiresOn }) => chosen.expiresOn <= expiresOn)).toBe(true);
      }),
    );
  });

  test('is the same one, in whatever order the credits are read', () => {
    fc.assert(
      fc.property(credits, sessions, (all, session) => {
        expect(creditFor(all.toReversed(), session)).toEqual(creditFor(all, session));
      }),
    );
  });

  test('ends soon in its last 14 days, and is left until the last one is over', () => {
    const [today, last] = ['2026-11-25', '2026-12-04'];
    expect([endsSoon(last, today), endsSoon('2026-12-09', today), endsSoon('2026-12-10', today)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([
      isCreditLeft({ expiresOn: last }, last),
      isCreditLeft({ expiresOn: last }, '2026-12-05'),
    ]).toEqual([true, false]);
    expect(endsSoon(last, '2026-12-05')).toBe(false);
  });
});

test('a credit comes back when a full refund would: 24 hours before, moved by the studio, or cancelled by it', () => {
  const startsAt = '2026-12-11T20:30:00-05:00';
  const by = (now: string, cancelledBy: 'member' | 'business', freeUntil: string | null = null) =>
    creditReturns({ startsAt, now, cancelledBy, freeUntil });
  expect(by('2026-12-10T20:30:00-05:00', 'member')).toBe(true);
  expect(by('2026-12-10T20:30:01-05:00', 'member')).toBe(false);
  expect(by('2026-12-11T20:00:00-05:00', 'business')).toBe(true);
  expect(by('2026-12-11T12:00:00-05:00', 'member', '2026-12-11T18:00:00-05:00')).toBe(true);
});

describe('a refund of a pass', () => {
  test.each([
    [15_000, 5, 0, 0, 15_000],
    [15_000, 5, 2, 0, 9_000],
    [15_000, 5, 2, 4_000, 5_000],
    [15_000, 5, 5, 0, 0],
    [10_000, 3, 2, 0, 3_333],
    // Somebody gave back more than that at the provider.
    [15_000, 5, 2, 15_000, 0],
  ])(
    'of %i for %i credits, %i spent, %i back, is at most %i',
    (paidCents, credits, spentCredits, back, left) => {
      expect(passRefundableCents({ paidCents, credits, spentCredits, refundedCents: back })).toBe(left);
    },
  );

  test.each([
    [0, 0],
    [2_999, 0],
    [3_000, 1],
    [8_999, 2],
    [15_000, 5],
  ])('of %i of $150 takes away %i of 5 credits', (refundedCents, taken) => {
    expect(creditsRefunded({ paidCents: 15_000, credits: 5, refundedCents })).toBe(taken);
  });

  const steps = fc.array(
    fc.record({
      does: fc.constantFrom('use', 'return', 'refund', 'refundAll', 'fail'),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 40 },
  );

  test('in parts, between uses and cancellations, never gives a credit and its money', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 99_999 }),
        fc.integer({ min: 1, max: 50 }),
        steps,
        (paidCents, credits, all) => {
          let spentCredits = 0;
          const refunds: number[] = [];
          const pass = () => ({
            paidCents,
            credits,
            refundedCents: refunds.reduce((sum, each) => sum + each, 0),
          });
          for (const { does, part } of all) {
            const most = passRefundableCents({ ...pass(), spentCredits });
            if (does === 'use' && spentCredits + creditsRefunded(pass()) < credits) spentCredits += 1;
            if (does === 'return' && spentCredits > 0) spentCredits -= 1;
            if (does === 'refund') refunds.push(Math.floor(most * part));
            if (does === 'refundAll') refunds.push(most);
            const isAllGone = spentCredits + creditsRefunded(pass()) === credits;
            expect(does !== 'refundAll' || most === 0 || isAllGone).toBe(true);
            if (does === 'fail') refunds.pop();
            expect(pass().refundedCents).toBeLessThanOrEqual(paidCents);
            expect(spentCredits + creditsRefunded(pass())).toBeLessThanOrEqual(credits);
          }
        },
      ),
    );
  });
});
