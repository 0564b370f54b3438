import * as z from 'zod';
import { ownPasses } from '../passes.ts';
import { reason } from './lists.ts';

export const officePasses = z.object(ownPasses.shape).meta({
  id: 'OfficePasses',
  description: 'The passes of a person, and what became of their credits.',
});

export const sellPassBody = z
  .object({
    plan_id: z
      .string()
      .min(1)
      .max(64)
      .meta({ description: 'The pack, of those on sale.', examples: ['plan-pass-5'] }),
    version_id: z
      .string()
      .min(1)
      .max(64)
      .meta({
        description: 'Its version that was seen. Another price is refused with 409.',
        examples: ['plan-pass-5-1'],
      })
      .optional(),
    method: z
      .enum(['cash', 'card'])
      .meta({ description: '`card`: the newest card that the person saved.', examples: ['cash'] }),
    reason: reason('Turned 40.', 'A note that stays with the payment.'),
  })
  .meta({
    id: 'SellPassRequest',
    description: 'A pass that the team sells to a person.',
    examples: [{ plan_id: 'plan-pass-5', method: 'cash' }],
  });
