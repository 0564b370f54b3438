// Generated from the contract by `pnpm run generate`; do not edit.

import { readLinkAddress, readOfficeList } from '../../contract/reads/office.ts';
import type { OfficeWaiverLink, SendWaiverLinkParams, SendWaiverLinksParams, SentWaiverLinks } from '../../contract/generated/office-waiver-links.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.waiverLinks`. */
export interface OfficeWaiverLinksEndpoint {
  /**
   * Makes a link with which a person signs the waiver. One that is sent holds 7 days and ends the one that was sent before.
   *
   * For the team: owner, manager, front_desk, coach.
   *
   * `POST /office/people/{id}/waiver-link/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `rate_limited`
   */
  send(input: { params: { id: string }; body: SendWaiverLinkParams }, options?: RequestOptions): CallPromise<OfficeWaiverLink>;

  /**
   * Sends links to sign the waiver to people of a roster, each on its own.
   *
   * For the team: owner, manager, front_desk, coach. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/sessions/{id}/waiver-links/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `rate_limited`
   */
  sendToRoster(input: { params: { id: string }; body: SendWaiverLinksParams }, options?: RequestOptions): CallPromise<SentWaiverLinks>;
}

/** The rows of `officeWaiverLinks`, for `createCalls`. */
export const officeWaiverLinksRows: Rows = {
  send: { method: 'POST', path: '/office/people/{id}/waiver-link/', access: 'member', reads: readLinkAddress },
  sendToRoster: { method: 'POST', path: '/office/sessions/{id}/waiver-links/', access: 'member', idempotent: true, reads: readOfficeList },
};
