import { naming, recordIn } from '../definition/lenient.ts';
import { Unreadable } from '../definition/unreadable.ts';
import {
  giftCardBalanceRecord,
  giftCardResultRecord,
  redeemedGiftCardRecord,
} from '../generated/gift-cards.ts';
import type { GiftCardBalance, GiftCardResult, RedeemedGiftCard } from '../generated/gift-cards.ts';

/** Without an id nobody knows which gift card was paid. */
export function readGiftCardResult(raw: unknown): GiftCardResult {
  const read = giftCardResultRecord(recordIn(raw, []));
  if (read.gift_card.id === '') throw new Unreadable('The gift card could not be read.');
  return read;
}

export const readRedeemedGiftCard = (raw: unknown): RedeemedGiftCard =>
  redeemedGiftCardRecord(naming(recordIn(raw, []), ['amount', 'balance']));

export const readGiftCardBalance = (raw: unknown): GiftCardBalance =>
  giftCardBalanceRecord(naming(recordIn(raw, []), ['balance']));
