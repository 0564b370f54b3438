import type { HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { savedCards, unsaveCard } from './saved-cards.ts';

export const savedCardsHandlers: Pick<HandlersOf<'payments', PaymentsDeps>, 'savedCards' | 'forgetCard'> = {
  savedCards: async ({ caller }, { database, payments }) => {
    const cards = await savedCards(database.db, payments.name, caller.userId);
    return cards.map(({ providerRef, brand, last4, expMonth, expYear }) => ({
      payment_method_id: providerRef,
      brand,
      last4,
      exp_month: expMonth,
      exp_year: expYear,
    }));
  },

  forgetCard: async ({ params, caller, log }, { database, payments }) => {
    const gone = await database.withTx((tx) => unsaveCard(tx, payments.name, caller.userId, params.id));
    if (gone === null) throw problem('not_found');
    for (const ref of gone) {
      // Best effort: our database no longer refers to the card, so the server can never charge it again.
      await payments
        .forgetCard(ref)
        .catch((error: unknown) => log.warn({ err: error }, 'a card was not detached'));
    }
  },
};
