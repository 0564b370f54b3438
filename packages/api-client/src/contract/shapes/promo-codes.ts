import * as z from 'zod';
import { money, publicId, record, text } from './primitives.ts';

export const codeTooLong = 'A code has at most 40 characters.';

/** A promo code as people type it. It is compared without case. */
const typedPromoCode = z
  .string()
  .trim()
  .min(1, 'Enter a code.')
  .max(40, codeTooLong)
  .meta({ description: 'A promo code, in any case.', examples: ['GLIDE30'] });

/** The field of a purchase that takes a code. */
export const promoCode = typedPromoCode.optional();

export const checkPromoCodeBody = z
  .object({
    code: typedPromoCode,
    session_id: publicId.describe('The session to register for.').optional(),
    plan_id: publicId.describe('The pass or membership to buy.').optional(),
    person_id: publicId
      .describe('For the team, which sells at the desk: who buys. Without it, the caller.')
      .optional(),
  })
  .meta({
    id: 'CheckPromoCodeRequest',
    description: 'A code, and what it is for: either `session_id` or `plan_id`.',
    examples: [{ code: 'GLIDE30', plan_id: 'plan-standard' }],
  });

export const promoCodeCheck = record('PromoCodeCheck', 'What a promo code takes off.', {
  code: text('GLIDE30', 'The code as the studio writes it.'),
  amount_off: money.describe('What it takes off the price.'),
  amount_due: money.describe('What is left to pay.'),
  payments: z
    .number()
    .int()
    .nullable()
    .meta({
      description: 'How many payments it lowers: 1, or more of a membership; `null`: all of them.',
      examples: [1],
    }),
  sentence: text('30% off passes. Once per person.', 'What the code gives, as people read it.'),
});
