// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList, readOfficeRecord, readPrintedGiftCard } from '../../contract/reads/office.ts';
import type { GiftCardBalanceParams } from '../../contract/generated/gift-cards.ts';
import type { OfficeGiftCard, OfficeGiftCardFilters, OfficeGiftCards, PrintedGiftCard } from '../../contract/generated/office-gift-cards.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.giftCards`. */
export interface OfficeGiftCardsEndpoint {
  /**
   * The gift cards, newest first.
   *
   * For the team: owner, manager, front_desk. `for await` gives the entries, of all pages.
   *
   * `GET /office/gift-cards/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficeGiftCardFilters | undefined }, options?: RequestOptions): PagedCall<OfficeGiftCards, OfficeGiftCard>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficeGiftCardFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Sends a gift card again, with a new code. The code of the earlier email ends.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/gift-cards/{id}/resend/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `gift_card_not_sent`, `rate_limited`
   */
  resend(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeGiftCard>;

  /**
   * The code of a gift card without an email address, to print it. An earlier code of it ends.
   *
   * For the team: owner, manager, front_desk.
   *
   * `POST /office/gift-cards/{id}/print/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `gift_card_not_sent`, `rate_limited`
   */
  print(input: { params: { id: string } }, options?: RequestOptions): CallPromise<PrintedGiftCard>;

  /**
   * The gift card with this code, and what is left of it. Changes nothing.
   *
   * For the team: owner, manager, front_desk.
   *
   * `POST /office/gift-cards/balance/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `gift_card_unusable`, `rate_limited`
   */
  find(input: { body: GiftCardBalanceParams }, options?: RequestOptions): CallPromise<OfficeGiftCard>;
}

/** The rows of `officeGiftCards`, for `createCalls`. */
export const officeGiftCardsRows: Rows = {
  list: { method: 'GET', path: '/office/gift-cards/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/gift-cards/', access: 'member', reply: 'blob', accept: 'text/csv' },
  resend: { method: 'POST', path: '/office/gift-cards/{id}/resend/', access: 'member', idempotent: true, reads: readOfficeRecord },
  print: { method: 'POST', path: '/office/gift-cards/{id}/print/', access: 'member', reads: readPrintedGiftCard },
  find: { method: 'POST', path: '/office/gift-cards/balance/', access: 'member', reads: readOfficeRecord },
};
