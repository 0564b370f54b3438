import * as z from 'zod';
import { endpoint } from '../definition/endpoint.ts';
import { readPlans } from '../reads/plans.ts';
import { plan } from '../shapes/plans.ts';

export const plans = {
  list: endpoint({
    method: 'GET',
    path: '/plans/',
    access: 'either',
    reply: z.array(plan),
    reads: readPlans,
    summary:
      'The memberships and passes on sale, cheapest first; introductory offers only without a sign-in, or to whom they are sold.',
    source: 'added',
  }),
};
