import type { OfficePromoCode } from '@detroit-well/api-client';
import { expect, it } from 'vitest';
import {
  exampleText,
  stateOf,
  usedSentence,
  usedText,
  whenText,
} from '../src/routes/promo-codes/promo-code-text.ts';
import {
  blankPromoCode,
  promoCodeBody,
  promoCodeSchema,
  promoCodeValuesOf,
} from '../src/routes/promo-codes/promo-code-values.ts';

const glide: OfficePromoCode = {
  id: 'c1',
  archived: false,
  version: 2,
  code: 'GLIDE30',
  percent_off: 30,
  amount_off: null,
  applies_to: ['pass', 'membership'],
  plan_ids: ['p1'],
  program_ids: [],
  first_purchase_only: false,
  max_uses: 50,
  max_uses_per_person: 1,
  valid_from: null,
  valid_until: '2026-04-30',
  periods: 3,
  uses_count: 12,
  uses_left: 38,
};
const {
  id: _id,
  archived: _archived,
  version: _version,
  uses_count: _uses,
  uses_left: _left,
  ...terms
} = glide;

it('a code that is read and saved again sends the same terms', () => {
  expect(promoCodeBody(promoCodeValuesOf(glide))).toEqual(terms);
  const amount = { ...glide, percent_off: null, amount_off: '8.00', max_uses: null, periods: null };
  expect(promoCodeBody(promoCodeValuesOf(amount))).toMatchObject({
    percent_off: null,
    amount_off: '8.00',
    max_uses: null,
    periods: null,
  });
});

it('a code sends only what its choices have', () => {
  const values = {
    ...promoCodeValuesOf(glide),
    code: ' glide30 ',
    applies_to: 'session',
    program_ids: 'a,b',
  };
  expect(promoCodeBody({ ...values, gives: 'amount', amount_off: '$8' })).toMatchObject({
    code: 'GLIDE30',
    percent_off: null,
    amount_off: '8.00',
    applies_to: ['session'],
    plan_ids: [],
    program_ids: ['a', 'b'],
    periods: 1,
  });
});

it.each<[string, Partial<typeof blankPromoCode>, string[]]>([
  ['nothing', {}, ['code', 'percent_off', 'applies_to']],
  ['a space in the code', { code: 'GLIDE 30' }, ['code']],
  ['more than everything', { percent_off: '101' }, ['percent_off']],
  ['an amount of zero', { gives: 'amount', amount_off: '0' }, ['amount_off']],
  ['a limit that is no number', { max_uses: 'many' }, ['max_uses']],
  ['days out of order', { valid_from: '2026-04-02', valid_until: '2026-04-01' }, ['valid_until']],
])('the form says what is wrong with %s', (what, over, fields) => {
  const whole = { ...blankPromoCode, code: 'GLIDE30', percent_off: '30', applies_to: 'pass' };
  const { error } = promoCodeSchema.safeParse({ ...(what === 'nothing' ? blankPromoCode : whole), ...over });
  expect(error?.issues.map(({ path }) => path[0]).toSorted()).toEqual(fields.toSorted());
});

it('a list says how often a code was used, when it works and whether it does', () => {
  expect([usedText(glide), usedSentence(glide)]).toEqual(['12 of 50', 'Used 12 of 50 times. 38 left.']);
  const free = { ...glide, max_uses: null, uses_left: null, uses_count: 1, valid_until: null };
  expect([usedText(free), usedSentence(free)]).toEqual(['1', 'Used once.']);
  expect(whenText(glide, '2026-03-14')).toBe('To April 30');
  expect(whenText({ valid_from: '2026-04-01', valid_until: null }, '2026-03-14')).toBe('From April 1');
  expect(whenText(free, '2026-03-14')).toBe('No end');
  const states = [glide, { ...glide, uses_left: 0 }, { ...glide, valid_from: '2026-04-01' }];
  expect(states.map((code) => stateOf(code, '2026-03-14').text)).toEqual(['Works', 'Used up', 'Not yet']);
  expect(stateOf(glide, '2026-05-01')).toEqual({ text: 'Over', works: false });
});

it.each([
  [
    'a percentage',
    ['session', 'pass'] as const,
    { percentOff: 30, amountOffCents: null },
    'A session of $32 costs $22.40 with it.',
  ],
  [
    'an amount',
    ['pass'] as const,
    { percentOff: null, amountOffCents: 800 },
    'A pass of $150 costs $142 with it.',
  ],
  [
    'more than the price',
    ['session'] as const,
    { percentOff: null, amountOffCents: 5000 },
    'A session of $32 costs $0 with it.',
  ],
  ['nothing in particular', [], { percentOff: 30, amountOffCents: null }, ''],
])('the example of a code that takes off %s says what is left', (_what, kinds, discount, text) => {
  expect(exampleText(kinds, discount)).toBe(text);
});
