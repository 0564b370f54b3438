import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payInto, refundRefusal, type DeskRefund, type OpenPayment } from '../src/index.ts';

const open: OpenPayment[] = [
  { dueOn: '2026-03-01', cents: 1900 },
  { dueOn: '2026-03-08', cents: 1900 },
  { dueOn: '2026-03-15', cents: 1800 },
];

describe('a payment into open payments', () => {
  test.each([
    ['exactly the first', 1900, [1900, 1800], ['2026-03-08', '2026-03-15']],
    ['a part of the first', 500, [1400, 1900, 1800], ['2026-03-01', '2026-03-08', '2026-03-15']],
    ['one cent more than the first', 1901, [1899, 1800], ['2026-03-08', '2026-03-15']],
    ['two and a part', 4000, [1600], ['2026-03-15']],
    ['all', 5600, [], []],
  ] as const)('of %s leaves the rest on its days', (_what, cents, rest, days) => {
    const result = payInto(open, cents);
    expect(result.paid).toEqual({ dueOn: '2026-03-01', cents });
    expect(result.rest.map((each) => each.cents)).toEqual(rest);
    expect(result.rest.map(({ dueOn }) => dueOn)).toEqual(days);
  });

  test.each([[0], [5601], [-1], [1.5]])('of %s cents is refused', (cents) => {
    expect(() => payInto(open, cents)).toThrow(RangeError);
  });

  test('is refused when nothing is open', () => {
    expect(() => payInto([], 1)).toThrow(RangeError);
  });

  test('keeps the sum, every part above 0 and the days in their order', () => {
    const parts = fc.array(
      fc.record({
        dueOn: fc.constantFrom('2026-03-01', '2026-03-08'),
        cents: fc.integer({ min: 1, max: 9999 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
        const sum = all.reduce((total, { cents }) => total + cents, 0);
        const cents = Math.max(1, Math.round(sum * share));
        const { paid, rest } = payInto(all, cents);
        expect(paid.cents + rest.reduce((total, each) => total + each.cents, 0)).toBe(sum);
        expect(rest.every((each) => each.cents > 0)).toBe(true);
        expect(rest.map(({ dueOn }) => dueOn)).toEqual(
          all.slice(all.length - rest.length).map(({ dueOn }) => dueOn),
        );
      }),
    );
  });
});

describe('a refund by the team', () => {
  const refund: DeskRefund = {
    cents: 3000,
    leftCents: 7500,
    proposedCents: 3000,
    hasReason: false,
    paidBy: 'card',
    destination: 'card',
    givenCents: 0,
    limitCents: null,
  };

  test.each<[string, Partial<DeskRefund>, ReturnType<typeof refundRefusal>]>([
    ['as the policy proposes', {}, null],
    ['of another amount without a reason', { cents: 2999 }, 'reason_required'],
    ['of another amount with a reason', { cents: 2999, hasReason: true }, null],
    ['of all that is left', { cents: 7500, hasReason: true }, null],
    ['of one cent more than is left', { cents: 7501, hasReason: true }, 'above_rest'],
    ['at the limit', { limitCents: 3000 }, null],
    ['one cent above the limit', { limitCents: 2999 }, 'above_limit'],
    ['that reaches the limit together with an earlier one', { givenCents: 1000, limitCents: 4000 }, null],
    ['above the limit together with an earlier one', { givenCents: 1001, limitCents: 4000 }, 'above_limit'],
    ['with a limit of nothing', { limitCents: 0 }, 'above_limit'],
    ['of cash to a card', { paidBy: 'cash' }, 'not_to_a_card'],
    ['of studio credit to a card', { paidBy: 'credit' }, 'not_to_a_card'],
    ['of cash in cash', { paidBy: 'cash', destination: 'cash' }, null],
    ['of a card in cash', { destination: 'cash' }, null],
    ['of a card as studio credit', { destination: 'credit' }, null],
    ['above the limit and above the rest', { cents: 9000, limitCents: 0 }, 'above_limit'],
  ])('%s', (_what, over, refusal) => {
    expect(refundRefusal({ ...refund, ...over })).toBe(refusal);
  });

  test('that is allowed never exceeds the rest or the limit', () => {
    const cents = fc.integer({ min: 0, max: 10_000 });
    const anyRefund = fc.record({
      cents,
      leftCents: cents,
      proposedCents: cents,
      hasReason: fc.boolean(),
      paidBy: fc.constantFrom('card' as const, 'cash' as const, 'credit' as const),
      destination: fc.constantFrom('card' as const, 'cash' as const, 'credit' as const),
      givenCents: cents,
      limitCents: fc.option(cents),
    });
    fc.assert(
      fc.property(anyRefund, (each) => {
        fc.pre(refundRefusal(each) === null);
        expect(each.cents).toBeLessThanOrEqual(each.leftCents);
        expect(each.givenCents + each.cents).toBeLessThanOrEqual(each.limitCents ?? Infinity);
        expect(each.destination === 'card' && each.paidBy !== 'card').toBe(false);
      }),
    );
  });
});
