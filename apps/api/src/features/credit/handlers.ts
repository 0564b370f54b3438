import { fromCents } from '@detroit-well/pricing';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { spendableCredit } from '../booking/ledger/credit.ts';

export const creditHandlers: HandlersOf<'credit'> = {
  get: async ({ caller }, { database }) => ({
    balance: fromCents(await spendableCredit(database.db, caller.userId)),
  }),
};
