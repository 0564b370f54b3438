import { endpoint } from '../definition/endpoint.ts';
import { readCredit } from '../reads/credit.ts';
import { credit as creditShape } from '../shapes/credit.ts';

export const credit = {
  get: endpoint({
    method: 'GET',
    path: '/credit/',
    access: 'member',
    reply: creditShape,
    reads: readCredit,
    problems: ['not_authenticated', 'token_invalid'],
    summary: 'How much studio credit the caller has.',
    source: 'added',
  }),
};
