import * as z from 'zod';
import { boolean, money, otherwise, publicId, record, text } from './primitives.ts';

/** What a plan sells: a membership renews, a pass is a number of credits. */
export const planKind = z.enum(['membership', 'pass']).meta({
  description: '`membership`: renews by itself. `pass`: a number of credits, paid once.',
  examples: ['membership'],
});

const periods = ['month', 'year'] as const;
export const renews = { description: 'How often a membership renews.', examples: ['month'] };
export const planPeriod = z.enum(periods).meta(renews);

export const whatItGives = 'What a membership gives.';
export const planBenefits = record('PlanBenefits', whatItGives, {
  member_rate: boolean(true, 'Whether every session costs the member rate.'),
  sessions_per_month: z
    .number()
    .int()
    .nullable()
    .meta({ description: 'Sessions that each month includes; `null`: none.', examples: [null] }),
});

/** What is sold, of one version of a plan. */
export const planTerms = {
  name: text('Standard'),
  price: money,
  period: otherwise(planPeriod, 'month')
    .nullable()
    .meta({ description: '`null` for a pass.', examples: ['month'] }),
  benefits: planBenefits.nullable().describe('`null` for a pass.'),
  credits: z
    .number()
    .int()
    .nullable()
    .meta({
      description: 'How many single sessions a pass pays; `null` for a membership.',
      examples: [null],
    }),
  valid_days: z
    .number()
    .int()
    .nullable()
    .meta({
      description: 'How many days the credits of a pass last; `null` for a membership.',
      examples: [null],
    }),
};

export const introductory = boolean(
  false,
  'Whether it is sold once to a person, who has not come or bought before, and with no promo code.',
);

/** The version that a sale sells. */
export const planVersionId = text(
  'plan-version-1',
  'Id of the version that is shown here. A change of what is sold makes a new one.',
);

export const plan = record('Plan', 'A membership or a pass that is on sale.', {
  id: publicId.describe('Id of the plan.'),
  kind: otherwise(planKind, 'membership'),
  ...planTerms,
  introductory,
  version_id: planVersionId,
});
