import * as z from 'zod';
import { endpoint } from '../definition/endpoint.ts';
import { readCredit, readCreditHistory } from '../reads/credit.ts';
import { creditEntry, credit as creditShape } from '../shapes/credit.ts';

export const credit = {
  get: endpoint({
    method: 'GET',
    path: '/credit/',
    access: 'member',
    reply: creditShape,
    reads: readCredit,
    summary: 'How much studio credit the caller has.',
    source: 'added',
  }),
  history: endpoint({
    method: 'GET',
    path: '/credit/history/',
    access: 'member',
    reply: z.array(creditEntry),
    reads: readCreditHistory,
    summary: 'Where the studio credit of the caller came from, and what it paid for, newest first.',
    source: 'added',
  }),
};
