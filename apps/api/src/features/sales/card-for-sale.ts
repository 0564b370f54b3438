import type { Db } from '../../platform/database/database.ts';
import { cardOf } from '../money/charge-card.ts';
import type { PaymentProvider } from '../payments/port/provider.ts';
import { requireUsableCard, savedCards } from '../saved-cards/saved-cards.ts';

export interface CardForSale {
  /** The provider's id of the card, or a token of one that was keyed. */
  readonly ref: string;
  /** False: it was keyed at the desk, so whoever has it is there. */
  readonly isSaved: boolean;
}

/** The newest card that a person saved, the saved one that is named, or one that was keyed. */
export async function cardForSale(
  tx: Db,
  provider: PaymentProvider['name'],
  userId: string,
  named: string | undefined,
): Promise<CardForSale> {
  if (named === undefined) return { ref: await cardOf(tx, provider, userId, undefined), isSaved: true };
  const saved = await savedCards(tx, provider, userId);
  if (saved.some(({ providerRef }) => providerRef === named)) return { ref: named, isSaved: true };
  await requireUsableCard(tx, provider, named, userId);
  return { ref: named, isSaved: false };
}
