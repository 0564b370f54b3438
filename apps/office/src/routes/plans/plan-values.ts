import type { OfficePlan } from '@detroit-well/api-client';
import { requiredText } from '@detroit-well/validation/messages';
import * as z from 'zod/mini';
import { amountField, wireAmount } from '../../format/amount.ts';
import { dollars } from '../../format/dollars.ts';

export const includedLabel = 'Included sessions a month';

/** A plan as people type it. Names of the contract, so that its errors find them. */
export interface PlanValues {
  readonly kind: OfficePlan['kind'];
  readonly name: string;
  readonly price: string;
  readonly period: 'month' | 'year';
  /** How many sessions each month includes; empty: none. */
  readonly sessions_per_month: string;
  /** Has no field: every plan that the office makes gives it. */
  readonly member_rate: boolean;
  readonly credits: string;
  readonly valid_days: string;
  readonly on_sale: boolean;
  readonly introductory: boolean;
}

export const blankPlan: PlanValues = {
  kind: 'membership',
  name: '',
  price: '',
  period: 'month',
  sessions_per_month: '',
  member_rate: true,
  credits: '',
  valid_days: '',
  on_sale: false,
  introductory: false,
};

const asText = (value: number | null): string => (value === null ? '' : String(value));

export const planValuesOf = (plan: OfficePlan): PlanValues => ({
  kind: plan.kind,
  name: plan.name,
  price: plan.price,
  period: plan.period ?? blankPlan.period,
  sessions_per_month: asText(plan.benefits?.sessions_per_month ?? null),
  member_rate: plan.benefits?.member_rate ?? blankPlan.member_rate,
  credits: asText(plan.credits),
  valid_days: asText(plan.valid_days),
  on_sale: plan.on_sale,
  introductory: plan.introductory,
});

const wholeNumber = (what: string, max: number) =>
  z.string().check(
    z.trim(),
    z.refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= max, {
      error: `${what}: write a whole number from 1 to ${max}.`,
    }),
  );

const common = {
  name: z.string().check(z.trim(), z.minLength(1, requiredText('Name'))),
  price: amountField,
  on_sale: z.boolean(),
  introductory: z.boolean(),
  period: z.enum(['month', 'year']),
  member_rate: z.boolean(),
};

export const planSchema = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('membership'),
    sessions_per_month: z.union([z.literal(''), wholeNumber('Included sessions', 100)]),
    credits: z.string(),
    valid_days: z.string(),
  }),
  z.object({
    ...common,
    kind: z.literal('pass'),
    sessions_per_month: z.string(),
    credits: wholeNumber('Sessions', 500),
    valid_days: wholeNumber('Days', 3650),
  }),
]);

/** What is sent of a plan, without what its kind does not have. */
export const planBody = (plan: PlanValues) => ({
  name: plan.name,
  price: wireAmount(plan.price) ?? plan.price,
  on_sale: plan.on_sale,
  introductory: plan.introductory,
  ...(plan.kind === 'pass'
    ? { credits: Number(plan.credits), valid_days: Number(plan.valid_days) }
    : { period: plan.period, benefits: benefitsOf(plan) }),
});

const benefitsOf = ({ member_rate, sessions_per_month: included }: PlanValues) => ({
  member_rate,
  sessions_per_month: included.trim() === '' ? null : Number(included),
});

/** `Membership, $49.00 a month`, `Membership, $69.00 a month, 4 sessions a month included`, or `Pass, $150.00 for 5 sessions in 90 days`. */
export function planText({ kind, price, period, benefits, credits, valid_days: days }: OfficePlan): string {
  const included = benefits?.sessions_per_month;
  if (kind === 'membership')
    return `Membership, ${dollars(price)} a ${period}${included ? `, ${count(included, 'session')} a month included` : ''}`;
  return `Pass, ${dollars(price)} for ${count(credits, 'session')} in ${count(days, 'day')}`;
}

const count = (of: number | null, one: string): string => `${of} ${of === 1 ? one : `${one}s`}`;

/** The fields whose change makes a new version of what is sold. */
const sold: readonly string[] = ['name', 'price', 'period', 'sessions_per_month', 'credits', 'valid_days'];

/** Says for whom a change counts. */
export function planConsequence(plan: OfficePlan, changed: readonly string[]): string {
  const parts = [
    changed.some((name) => sold.includes(name))
      ? `${keptText(plan)} Whoever buys from now on gets the new one.`
      : '',
    changed.includes('on_sale') ? saleText(plan) : '',
    changed.includes('introductory') ? offerText(plan) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

const saleText = ({ on_sale: wasOnSale }: OfficePlan): string =>
  wasOnSale ? 'It leaves the membership page.' : 'It appears on the membership page.';

const offerText = ({ introductory: wasIntroductory }: OfficePlan): string =>
  wasIntroductory
    ? 'Everybody can buy it, as often as they like.'
    : 'From now on only people who are new can buy it.';

export const nobodyYet = 'Nobody has it yet.';

function keptText({ kind, members_count: count }: OfficePlan): string {
  if (kind === 'pass') return 'Passes that were sold keep what they bought.';
  if (count === 0) return nobodyYet;
  return count === 1
    ? 'The 1 member who has it keeps the version they bought.'
    : `The ${count} members who have it keep the version they bought.`;
}
