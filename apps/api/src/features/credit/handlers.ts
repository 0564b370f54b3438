import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import type { HandlersOf } from '../../platform/calls/calls.ts';
import { spendableCredit } from '../booking/ledger/credit.ts';
import { creditEntriesOf, kindOf } from './credit-entries.ts';

export const creditHandlers: HandlersOf<'credit'> = {
  get: async ({ caller }, { database }) => ({
    balance: fromCents(await spendableCredit(database.db, caller.userId)),
  }),

  history: async ({ caller }, { database }) => {
    const entries = await creditEntriesOf(database.db, caller.userId);
    return entries.map((entry) => ({
      id: String(entry.number),
      at: toStudioIso(entry.atMs),
      kind: kindOf(entry),
      amount: fromCents(Math.abs(entry.cents)),
      balance: fromCents(entry.balanceCents),
      name: entry.name,
      session_id: entry.sessionId,
    }));
  },
};
