import type { OfficePlan } from '@detroit-well/api-client';
import { expect, it } from 'vitest';
import {
  blankPlan,
  planBody,
  planConsequence,
  planSchema,
  planText,
  planValuesOf,
} from '../src/routes/plans/plan-values.ts';

const standard: OfficePlan = {
  id: 'p1',
  archived: false,
  version: 3,
  kind: 'membership',
  name: 'Standard',
  price: '49.00',
  period: 'month',
  benefits: { member_rate: true, sessions_per_month: null },
  credits: null,
  valid_days: null,
  on_sale: true,
  introductory: false,
  version_id: 'v1',
  members_count: 12,
};
const pack: OfficePlan = {
  ...standard,
  kind: 'pass',
  name: '5 sessions',
  price: '150.00',
  period: null,
  benefits: null,
  credits: 5,
  valid_days: 90,
};

it('a plan is sent with what its kind has, and an amount as people type it', () => {
  expect(planBody({ ...planValuesOf(standard), price: '$52.5' })).toEqual({
    name: 'Standard',
    price: '52.50',
    on_sale: true,
    introductory: false,
    period: 'month',
    benefits: { member_rate: true, sessions_per_month: null },
  });
  expect(planBody({ ...planValuesOf(standard), sessions_per_month: '4' })).toMatchObject({
    benefits: { sessions_per_month: 4 },
  });
  expect(planBody(planValuesOf(pack))).toEqual({
    name: '5 sessions',
    price: '150.00',
    on_sale: true,
    introductory: false,
    credits: 5,
    valid_days: 90,
  });
});

it.each([
  [{}, true],
  [{ name: ' ' }, false],
  [{ price: 'much' }, false],
  [{ credits: 'x' }, true],
  [{ sessions_per_month: '4' }, true],
  [{ sessions_per_month: '0' }, false],
  [{ sessions_per_month: '101' }, false],
  [{ kind: 'pass' as const, credits: '5', valid_days: '90' }, true],
  [{ kind: 'pass' as const, credits: '5', valid_days: '' }, false],
  [{ kind: 'pass' as const, credits: '0', valid_days: '90' }, false],
  [{ kind: 'pass' as const, credits: '2.5', valid_days: '90' }, false],
])('%j is a whole plan: %s', (over, isWhole) => {
  const values = { ...blankPlan, name: 'Standard', price: '49', ...over };
  expect(planSchema.safeParse(values).success).toBe(isWhole);
});

it('a plan is one line in the list', () => {
  const four = { ...standard, benefits: { member_rate: true, sessions_per_month: 4 } };
  expect([standard, four, pack, { ...pack, credits: 1, valid_days: 1 }].map(planText)).toEqual([
    'Membership, $49 a month',
    'Membership, $49 a month, 4 sessions a month included',
    'Pass, $150 for 5 sessions in 90 days',
    'Pass, $150 for 1 session in 1 day',
  ]);
});

it.each([
  [
    standard,
    ['price'],
    'The 12 members who have it keep the version they bought. Whoever buys from now on gets the new one.',
  ],
  [
    { ...standard, members_count: 0 },
    ['name'],
    'Nobody has it yet. Whoever buys from now on gets the new one.',
  ],
  [
    pack,
    ['credits'],
    'Passes that were sold keep what they bought. Whoever buys from now on gets the new one.',
  ],
  [standard, ['on_sale'], 'It leaves the membership page.'],
  [{ ...standard, on_sale: false }, ['on_sale'], 'It appears on the membership page.'],
  [standard, ['introductory'], 'From now on only people who are new can buy it.'],
  [{ ...standard, introductory: true }, ['introductory'], 'Everybody can buy it, as often as they like.'],
])('%# says for whom a change counts', (plan, changed, text) => {
  expect(planConsequence(plan, changed)).toBe(text);
});
