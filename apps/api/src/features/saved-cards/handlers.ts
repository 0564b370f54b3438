import type { HandlersOf } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import { savedCardView } from './saved-card-view.ts';
import { savedCards, unsaveCard } from './saved-cards.ts';

export const savedCardsHandlers: Pick<HandlersOf<'payments', PaymentsDeps>, 'savedCards' | 'forgetCard'> = {
  savedCards: async ({ caller }, { database, payments }) => {
    const cards = await savedCards(database.db, payments.name, caller.userId);
    return cards.map(savedCardView);
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
