import * as z from 'zod';
import { count, day, inputDay } from '../primitives.ts';
import { codeTooLong } from '../promo-codes.ts';
import { amountText, archived, isArchived, officeList, officeQuery, version } from './lists.ts';
import { entry } from './record-shapes.ts';

export const promoUse = z.enum(['session', 'membership', 'pass']).meta({
  description: 'What a code is for.',
  examples: ['session'],
});

const code = z
  .string()
  .trim()
  .max(40, codeTooLong)
  .regex(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, 'Letters, digits and hyphens only.')
  .meta({
    description: 'Letters, digits and hyphens. It is compared without case, and kept in capitals.',
    examples: ['GLIDE30'],
  });

const whole = (max: number, example: number | null, description: string) =>
  z
    .number()
    .int()
    .min(1)
    .max(max)
    .nullable()
    .meta({ description, examples: [example] });

const firstDay = {
  description: 'The first day in Detroit, inclusive; `null`: at once.',
  examples: ['2026-03-14'],
};
const lastDay = {
  description: 'The last day in Detroit, inclusive; `null`: no end.',
  examples: ['2026-04-30'],
};

const ids = (example: string, description: string) =>
  z
    .array(z.string().min(1).max(64))
    .max(200)
    .meta({ description, examples: [[example]] });

const given = {
  percent_off: whole(100, 30, 'Percent that it takes off; `null`: it takes off an amount.').optional(),
  amount_off: amountText
    .nullable()
    .meta({
      description: 'Dollars that it takes off; `null`: it takes off a percentage.',
      examples: ['8.00'],
    })
    .optional(),
  applies_to: z
    .array(promoUse)
    .min(1, 'Choose at least one.')
    .max(3)
    .meta({ description: 'The kinds of purchases that it works for.', examples: [['session', 'pass']] }),
  plan_ids: ids('plan-standard', 'The only plans that it is for; empty: all of them.').optional(),
  program_ids: ids(
    'program-open-floor',
    'The only programs whose sessions it is for; empty: all of them.',
  ).optional(),
  first_purchase_only: z
    .boolean()
    .meta({ description: 'Whether it needs a person who bought nothing yet.', examples: [false] })
    .optional(),
  max_uses: whole(1_000_000, 50, 'How often it can be used in all; `null`: without a limit.').optional(),
  max_uses_per_person: whole(1000, 1, 'How often a person can use it; `null`: without a limit.').optional(),
  valid_from: inputDay().nullable().meta(firstDay).optional(),
  valid_until: inputDay().nullable().meta(lastDay).optional(),
  periods: whole(
    120,
    3,
    'Payments of a membership that it takes something off: 1 without it, `null`: all of them.',
  ).optional(),
};

export const officePromoCode = z
  .object({
    ...entry,
    code,
    percent_off: given.percent_off.unwrap(),
    amount_off: given.amount_off.unwrap(),
    applies_to: given.applies_to,
    plan_ids: given.plan_ids.unwrap(),
    program_ids: given.program_ids.unwrap(),
    first_purchase_only: given.first_purchase_only.unwrap(),
    max_uses: given.max_uses.unwrap(),
    max_uses_per_person: given.max_uses_per_person.unwrap(),
    valid_from: day.nullable().meta(firstDay),
    valid_until: day.nullable().meta(lastDay),
    periods: given.periods.unwrap(),
    uses_count: count(12, 'How often it was used. A use that came back is not counted.'),
    uses_left: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'How often it can still be used; `null`: without a limit.', examples: [38] }),
  })
  .meta({ id: 'OfficePromoCode', description: 'A promo code, as the office keeps it.' });
export const officePromoCodes = officeList('OfficePromoCodes', officePromoCode);
export const officePromoCodeQuery = officeQuery(['code', 'uses'], {
  archived: isArchived,
  for: promoUse.optional(),
}).meta({ id: 'OfficePromoCodeFilters', description: 'Filters and order of the promo codes.' });

export const officePromoCodeBody = z.object({ code, ...given }).meta({
  id: 'CreatePromoCodeRequest',
  description: 'A new promo code, with either `percent_off` or `amount_off`.',
  examples: [{ code: 'GLIDE30', percent_off: 30, applies_to: ['pass'] }],
});

export const officePromoCodeChange = z
  .object({
    version,
    archived: archived.optional(),
    code: code.optional(),
    ...z.object(given).partial().shape,
  })
  .meta({
    id: 'ChangePromoCodeRequest',
    description: 'What changes about a promo code. What was bought with it stays as it is.',
    examples: [{ version: 1, max_uses: 60 }],
  });
