import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  promoDiscount,
  promoRefusal,
  promoRestRefusal,
  promoSentence,
  type PromoAttempt,
  type PromoOffer,
  type PromoRefusal,
  type PromoRules,
} from '../src/index.ts';

const percent = (percentOff: number) => ({ percentOff, amountOffCents: null });
const amount = (amountOffCents: number) => ({ percentOff: null, amountOffCents });

describe('what a promo code takes off', () => {
  it.each([
    ['30% of $49.00', 4900, percent(30), 1470],
    ['half a cent rounds up', 3250, percent(1), 33],
    ['less than half a cent rounds down', 3249, percent(1), 32],
    ['everything', 3200, percent(100), 3200],
    ['an amount', 3200, amount(800), 800],
    ['an amount above the price', 500, amount(800), 500],
    ['nothing of a free session', 0, percent(50), 0],
  ])('is right for %s', (_what, price, code, off) => {
    expect(promoDiscount(price, code)).toBe(off);
  });

  it('is never below zero or above the price, and a percentage is off by at most half a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 100 }), (price, off) => {
        const cents = promoDiscount(price, percent(off));
        expect(cents).toBeGreaterThanOrEqual(0);
        expect(cents).toBeLessThanOrEqual(price);
        expect(Math.abs(cents * 100 - price * off)).toBeLessThanOrEqual(50);
        expect(promoDiscount(price, amount(off))).toBe(Math.min(price, off));
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN])('refuses the price %s', (price) => {
    expect(() => promoDiscount(price, percent(10))).toThrow(RangeError);
  });
});

describe('what a promo code leaves to pay', () => {
  it.each([
    ['nothing of nothing', 0, 0, 'nothing_to_pay'],
    ['nothing of a price', 3200, 3200, null],
    ['one cent', 3200, 3199, 'rest_too_small'],
    ['one cent less than a card can pay', 3200, 3151, 'rest_too_small'],
    ['the least that a card can pay', 3200, 3150, null],
  ])('is judged for %s', (_what, price, off, refusal) => {
    expect(promoRestRefusal(price, off)).toBe(refusal);
  });
});

const rules: PromoRules = {
  appliesTo: ['session', 'pass'],
  planIds: [],
  programIds: [],
  firstPurchaseOnly: false,
  maxUses: 10,
  maxUsesPerPerson: 1,
  validFrom: '2026-03-01',
  validUntil: '2026-04-30',
  isArchived: false,
};
const attempt: PromoAttempt = {
  today: '2026-03-14',
  kind: 'session',
  planId: null,
  programId: 'open-floor',
  uses: 9,
  person: { uses: 0, hasBought: true },
};

describe('a promo code', () => {
  it.each<[string, Partial<PromoRules>, Partial<PromoAttempt>, PromoRefusal | null]>([
    ['works with a use left', {}, {}, null],
    ['works on its first day', {}, { today: '2026-03-01' }, null],
    ['works on its last day', {}, { today: '2026-04-30' }, null],
    ['works without limits', { maxUses: null, maxUsesPerPerson: null }, { uses: 5000 }, null],
    ['works for a person who is not known', { firstPurchaseOnly: true }, { person: null }, null],
    ['works for a listed program', { programIds: ['open-floor'] }, {}, null],
    ['is unknown before its first day', {}, { today: '2026-02-28' }, 'unknown'],
    ['is unknown once it is archived', { isArchived: true }, {}, 'unknown'],
    ['is over after its last day', {}, { today: '2026-05-01' }, 'over'],
    ['gives nothing on another kind', {}, { kind: 'membership' }, 'other_kind'],
    ['gives nothing on another program', { programIds: ['roll'] }, {}, 'other_program'],
    ['gives nothing on another plan', { planIds: ['a'] }, { kind: 'pass', planId: 'b' }, 'other_plan'],
    ['works for a listed plan', { planIds: ['a'] }, { kind: 'pass', planId: 'a' }, null],
    ['has no use left', {}, { uses: 10 }, 'used_up'],
    ['is not for a second purchase', { firstPurchaseOnly: true }, {}, 'not_first'],
    ['was used by the person', {}, { person: { uses: 1, hasBought: false } }, 'used_by_person'],
  ])('%s', (_what, changedRules, changedAttempt, refusal) => {
    expect(promoRefusal({ ...rules, ...changedRules }, { ...attempt, ...changedAttempt })).toBe(refusal);
  });
});

const offer: PromoOffer = {
  ...percent(30),
  appliesTo: ['membership'],
  firstPurchaseOnly: false,
  maxUses: 50,
  maxUsesPerPerson: 1,
  validFrom: '2026-03-14',
  validUntil: '2026-04-30',
  periods: 3,
  plans: [],
  programs: [],
};
const free: Partial<PromoOffer> = {
  maxUses: null,
  maxUsesPerPerson: null,
  validFrom: null,
  validUntil: null,
};

describe('the sentence about a promo code', () => {
  it.each<[Partial<PromoOffer>, string]>([
    [
      {},
      '30% off the first three payments of a membership. Once per person, 50 times in all, from today to April 30.',
    ],
    [{ ...free, periods: 1 }, '30% off the first payment of a membership.'],
    [{ ...free, periods: null, plans: ['Standard'] }, '30% off every payment of a membership (Standard).'],
    [
      { ...free, ...amount(800), appliesTo: ['session'], firstPurchaseOnly: true },
      '$8 off a session. First purchase only.',
    ],
    [
      { ...free, appliesTo: ['pass', 'session'], programs: ['Balance Lab', 'Open Floor'] },
      '30% off a session of Balance Lab or Open Floor or a pass.',
    ],
    [
      { ...free, appliesTo: ['session'], maxUses: 1200, maxUsesPerPerson: 2, validFrom: '2027-01-01' },
      '30% off a session. Twice per person, 1,200 times in all, from January 1, 2027.',
    ],
    [{ ...free, appliesTo: ['pass'], validFrom: '2026-03-01' }, '30% off a pass.'],
  ])('%j', (over, sentence) => {
    expect(promoSentence({ ...offer, ...over }, '2026-03-14')).toBe(sentence);
  });
});
