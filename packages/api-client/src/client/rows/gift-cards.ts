// Written by `pnpm run wire-table` from the contract; do not edit.
import { readGiftCardResult, readRedeemedGiftCard } from '../../contract/reads/gift-cards.ts';
import type { Rows } from '../../http/perform.ts';

/** The rows of `giftCards`, for `createCalls`. */
export const giftCardsRows: Rows = {
  buy: { method: 'POST', path: '/gift-cards/', access: 'either', idempotent: true, reads: readGiftCardResult },
  redeem: { method: 'POST', path: '/gift-cards/redeem/', access: 'member', idempotent: true, reads: readRedeemedGiftCard },
};
