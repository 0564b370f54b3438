import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveTerms } from './move-terms.ts';

const now = new Date('2026-03-02T12:00:00-05:00');
const april = new Date('2026-04-20T18:30:00-04:00');
type Registration = Parameters<typeof moveTerms>[0];
type Status = Registration['instalments'][number]['status'];

const part = (position: number, dueOn: string, cents: number, status: Status) => ({
  id: `i${position}`,
  position,
  dueOn,
  cents,
  status,
});
const paidInFull: Registration = {
  plan: 'full',
  movedBackCents: 0,
  instalments: [part(1, '2026-03-01', 7500, 'paid')],
};
const payLater: Registration = { ...paidInFull, instalments: [part(1, '2026-03-09', 7500, 'due')] };
const weekly: Registration = {
  plan: 'weekly',
  movedBackCents: 0,
  instalments: [
    part(1, '2026-03-01', 1900, 'paid'),
    part(2, '2026-03-08', 1900, 'failed'),
    part(3, '2026-03-15', 1900, 'due'),
    part(4, '2026-03-22', 1800, 'due'),
  ],
};
const free: Registration = { plan: 'full', movedBackCents: 0, instalments: [] };
const at = (registration: Registration, priceCents: number, startsAt = april) =>
  moveTerms(registration, { priceCents, startsAt }, now);
const nothing = { dueNowCents: 0, backCents: 0, open: [] };
const open = (position: number, dueOn: string, cents: number) => ({ position, dueOn, cents });

describe('the terms of a move', () => {
  it.each<[string, Registration, number, ReturnType<typeof moveTerms>]>([
    ['are nothing at the same price', paidInFull, 7500, nothing],
    ['charge the difference of a dearer date', paidInFull, 8700, { ...nothing, dueNowCents: 1200 }],
    ['give back the difference of a cheaper date', paidInFull, 6000, { ...nothing, backCents: 1500 }],
    ['give back everything for a free date', paidInFull, 0, { ...nothing, backCents: 7500 }],
    ['charge the whole price after a free date', free, 7500, { ...nothing, dueNowCents: 7500 }],
    [
      'count what an earlier move gave back',
      { ...paidInFull, movedBackCents: 1500 },
      7500,
      { ...nothing, dueNowCents: 1500 },
    ],
    [
      'leave the new price open when it is paid later',
      payLater,
      8700,
      { ...nothing, open: [open(1, '2026-03-09', 8700)] },
    ],
    ['drop an open payment for a free date', payLater, 0, nothing],
    [
      'split what is left of a dearer date over the open payments of a plan',
      weekly,
      9000,
      {
        ...nothing,
        open: [open(2, '2026-03-08', 2400), open(3, '2026-03-15', 2400), open(4, '2026-03-22', 2300)],
      },
    ],
    [
      'leave out payments of a plan that are no longer needed',
      weekly,
      2100,
      { ...nothing, open: [open(2, '2026-03-08', 100), open(3, '2026-03-15', 100)] },
    ],
    ['give back what was paid beyond a much cheaper date', weekly, 1000, { ...nothing, backCents: 900 }],
  ])('%s', (_what, registration, cents, terms) => {
    expect(at(registration, cents)).toEqual(terms);
  });

  it('make a seat that is paid later due before an earlier date', () => {
    expect(at(payLater, 7500, new Date('2026-03-06T18:30:00-05:00'))?.open).toEqual([
      open(1, '2026-03-05', 7500),
    ]);
  });

  it('do not exist where a plan would end after the new date', () => {
    expect(at(weekly, 7500, new Date('2026-03-21T18:30:00-04:00'))).toBeNull();
    expect(at(weekly, 7500, new Date('2026-03-22T18:30:00-04:00'))).not.toBeNull();
  });

  it('always add up to the new price, in integer cents', () => {
    const cents = fc.integer({ min: 1, max: 50_000 });
    const plan = fc.tuple(fc.array(cents, { maxLength: 4 }), fc.array(cents, { maxLength: 4 }));
    fc.assert(
      fc.property(plan, fc.integer({ min: 0, max: 100_000 }), ([paid, due], priceCents) => {
        const statuses: Status[] = [...paid.map((): Status => 'paid'), ...due.map((): Status => 'due')];
        const instalments = [...paid, ...due].map((each, index) =>
          part(index + 1, '2026-03-20', each, statuses[index] ?? 'due'),
        );
        const terms = at({ plan: 'weekly', movedBackCents: 0, instalments }, priceCents);
        if (terms === null) throw new Error('The plan ends in time.');
        const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
        const left = sum(terms.open.map((each) => each.cents));
        expect(sum(paid) + terms.dueNowCents - terms.backCents + left).toBe(priceCents);
        expect(terms.open.every((each) => each.cents > 0 && Number.isInteger(each.cents))).toBe(true);
        expect(terms.open.length).toBeLessThanOrEqual(due.length);
      }),
    );
  });
});
