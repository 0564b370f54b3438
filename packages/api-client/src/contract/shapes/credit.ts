import { money, record } from './primitives.ts';

export const credit = record('Credit', 'The studio credit of the caller.', {
  balance: money.describe('What can be spent: without what payments in progress have reserved.'),
});

/** The studio credit of the caller, in US dollars with two decimals. */
