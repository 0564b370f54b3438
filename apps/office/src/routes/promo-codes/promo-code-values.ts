import type { CreatePromoCodeParams, OfficePromoCode } from '@detroit-well/api-client';
import { fromCents } from '@detroit-well/pricing';
import * as z from 'zod/mini';
import { idsOf } from '../../forms/id-list.ts';
import { typedCents, wireAmount } from '../../format/amount.ts';

/** A promo code as people type it. Names of the contract, so that its errors find them. An empty text is no limit. */
export interface PromoCodeValues {
  readonly code: string;
  /** Has no name in the contract: which of the next two is sent. */
  readonly gives: 'percent' | 'amount';
  readonly percent_off: string;
  readonly amount_off: string;
  /** The kinds of purchases, separated by commas, as are the ids below. */
  readonly applies_to: string;
  readonly plan_ids: string;
  readonly program_ids: string;
  readonly first_purchase_only: boolean;
  readonly max_uses: string;
  readonly max_uses_per_person: string;
  readonly valid_from: string;
  readonly valid_until: string;
  readonly periods: string;
}

export const blankPromoCode: PromoCodeValues = {
  code: '',
  gives: 'percent',
  percent_off: '',
  amount_off: '',
  applies_to: '',
  plan_ids: '',
  program_ids: '',
  first_purchase_only: false,
  max_uses: '',
  max_uses_per_person: '1',
  valid_from: '',
  valid_until: '',
  periods: '1',
};

/** The labels of the fields. */
export const promoCodeLabels: Readonly<Record<keyof PromoCodeValues, string>> = {
  code: 'Code',
  gives: 'What it takes off',
  percent_off: 'Percent off',
  amount_off: 'Dollars off',
  applies_to: 'For',
  plan_ids: 'Only these plans',
  program_ids: 'Only sessions of',
  first_purchase_only: 'Only a first purchase',
  max_uses: 'Uses in all',
  max_uses_per_person: 'Uses per person',
  valid_from: 'From',
  valid_until: 'Last day',
  periods: 'Payments of a membership',
};

const asText = (value: number | string | null): string => (value === null ? '' : String(value));

export const promoCodeValuesOf = (code: OfficePromoCode): PromoCodeValues => ({
  code: code.code,
  gives: code.percent_off === null ? 'amount' : 'percent',
  percent_off: asText(code.percent_off),
  amount_off: asText(code.amount_off),
  applies_to: code.applies_to.join(','),
  plan_ids: code.plan_ids.join(','),
  program_ids: code.program_ids.join(','),
  first_purchase_only: code.first_purchase_only,
  max_uses: asText(code.max_uses),
  max_uses_per_person: asText(code.max_uses_per_person),
  valid_from: asText(code.valid_from),
  valid_until: asText(code.valid_until),
  periods: asText(code.periods),
});

const isWhole = (text: string, max: number): boolean =>
  /^\d{1,7}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max;

const limit = (max: number) =>
  z.string().check(
    z.refine((text) => text.trim() === '' || isWhole(text, max), {
      error: `Write a whole number from 1 to ${max}, or leave it empty.`,
    }),
  );

export const promoCodeSchema = z
  .object({
    code: z.string().check(
      z.trim(),
      z.refine((text) => /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(text) && text.length <= 40, {
        error: 'Write a code of letters, digits and hyphens.',
      }),
    ),
    gives: z.enum(['percent', 'amount']),
    percent_off: z.string(),
    amount_off: z.string(),
    applies_to: z.string().check(z.minLength(1, 'Choose what it is for.')),
    plan_ids: z.string(),
    program_ids: z.string(),
    first_purchase_only: z.boolean(),
    max_uses: limit(1_000_000),
    max_uses_per_person: limit(1000),
    valid_from: z.string(),
    valid_until: z.string(),
    periods: limit(120),
  })
  .check(
    z.refine(({ gives, percent_off: percent }) => gives !== 'percent' || isWhole(percent, 100), {
      error: 'Write a whole number from 1 to 100.',
      path: ['percent_off'],
    }),
    z.refine(({ gives, amount_off: amount }) => gives !== 'amount' || wireAmount(amount) !== undefined, {
      error: 'Write an amount such as 8 or 8.00.',
      path: ['amount_off'],
    }),
    z.refine(({ valid_from: from, valid_until: until }) => from === '' || until === '' || from <= until, {
      error: 'Choose a last day on or after the first.',
      path: ['valid_until'],
    }),
  );

const numberOrNull = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const promoKinds = ['session', 'pass', 'membership'] as const;
export type PromoKind = (typeof promoKinds)[number];

export const promoKindsOf = (text: string): PromoKind[] =>
  promoKinds.filter((kind) => idsOf(text).includes(kind));

/** What is sent of a code, without what its choices do not have. */
export function promoCodeBody(values: PromoCodeValues): CreatePromoCodeParams {
  const kinds = promoKindsOf(values.applies_to);
  const isPercent = values.gives === 'percent';
  return {
    code: values.code.trim().toUpperCase(),
    percent_off: isPercent ? Number(values.percent_off) : null,
    amount_off: isPercent ? null : fromCents(typedCents(values.amount_off) ?? 0),
    applies_to: kinds,
    plan_ids: kinds.some((kind) => kind !== 'session') ? idsOf(values.plan_ids) : [],
    program_ids: kinds.includes('session') ? idsOf(values.program_ids) : [],
    first_purchase_only: values.first_purchase_only,
    max_uses: numberOrNull(values.max_uses),
    max_uses_per_person: numberOrNull(values.max_uses_per_person),
    valid_from: values.valid_from || null,
    valid_until: values.valid_until || null,
    periods: kinds.includes('membership') ? numberOrNull(values.periods) : 1,
  };
}
