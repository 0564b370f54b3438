import * as z from 'zod';

export const planId = z
  .string('Choose a membership.')
  .min(1, 'Choose a membership.')
  .max(64)
  .meta({ description: 'A membership that is on sale.', examples: ['plan-standard-month'] });

export const changeTo = planId.describe(
  'A membership that is on sale, or the own plan, which takes back a planned change.',
);
export const seenAmount = z
  .string()
  .regex(/^\d{1,7}\.\d{2}$/u, 'This is no amount.')
  .meta({ examples: ['441.00'] });

export const planChangePreviewBody = z.object({ plan_id: changeTo }).meta({
  id: 'PlanChangePreviewRequest',
  description: 'The plan that a membership could change to.',
  examples: [{ plan_id: 'plan-standard-year' }],
});
