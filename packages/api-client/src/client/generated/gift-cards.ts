// Generated from the contract by `pnpm run generate`; do not edit.

import { readGiftCardBalance, readGiftCardResult, readRedeemedGiftCard } from '../../contract/reads/gift-cards.ts';
import type { BuyGiftCardParams, GiftCardBalance, GiftCardBalanceParams, GiftCardResult, RedeemGiftCardParams, RedeemedGiftCard } from '../../contract/generated/gift-cards.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `client.giftCards`. */
export interface GiftCardsEndpoint {
  /**
   * Buys a gift card, with or without an account; 202 when the card needs authentication first, and again with the same key after it.
   *
   * For anyone; signed in, the reply is about the caller. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /gift-cards/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `token_invalid`, `challenge_failed`, `challenge_expired`, `payment_failed`, `in_progress`, `idempotency_key_reused`, `rate_limited`
   */
  buy(input: { body: BuyGiftCardParams }, options?: RequestOptions): CallPromise<GiftCardResult>;

  /**
   * Turns a gift card into studio credit of the caller.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /gift-cards/redeem/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `gift_card_unusable`, `in_progress`, `idempotency_key_reused`, `rate_limited`
   */
  redeem(input: { body: RedeemGiftCardParams }, options?: RequestOptions): CallPromise<RedeemedGiftCard>;

  /**
   * What a gift card is worth, by its code. Changes nothing.
   *
   * Anyone may call it; no token is sent.
   *
   * `POST /gift-cards/balance/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `gift_card_unusable`, `rate_limited`
   */
  balance(input: { body: GiftCardBalanceParams }, options?: RequestOptions): CallPromise<GiftCardBalance>;
}

/** The rows of `giftCards`, for `createCalls`. */
export const giftCardsRows: Rows = {
  buy: { method: 'POST', path: '/gift-cards/', access: 'either', idempotent: true, reads: readGiftCardResult },
  redeem: { method: 'POST', path: '/gift-cards/redeem/', access: 'member', idempotent: true, reads: readRedeemedGiftCard },
  balance: { method: 'POST', path: '/gift-cards/balance/', access: 'public', reads: readGiftCardBalance },
};
