// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList } from '../../contract/reads/office.ts';
import type { WaitingPaymentLinks } from '../../contract/generated/office-payment-links.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.paymentLinks`. */
export interface OfficePaymentLinksEndpoint {
  /**
   * The payment links of a person that still work.
   *
   * For the team: owner, manager, front_desk. `for await` gives the entries, of all pages.
   *
   * `GET /office/people/{id}/payment-links/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  list(input: { params: { id: string } }, options?: RequestOptions): PagedCall<WaitingPaymentLinks, {
    /** Id of the link, with which it is withdrawn. */
    link_id: string;
    /** `card`: nothing is paid, and the card is charged for the renewals of a membership. `sale`: what the desk sells. `place`: a place that the desk sells; paying registers. */
    pays: 'registration' | 'renewal' | 'card' | 'sale' | 'place';
    /** What the payment is for. */
    title: string;
    /** When that is, or which part of it is paid. */
    detail: string;
    /** What is charged now; 0.00 for a card. US dollars as a decimal string with two places, such as `75.00`. */
    amount: string;
    /** First name of who in the team made the link; empty where it is not known. */
    sent_by: string;
    /** When the link was made. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    sent_at: string;
    /** How it reached the person; `none`: it was shown or copied. */
    send: 'email' | 'sms' | 'none';
    /** Until when it works. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    expires_at: string;
    /** Until when the `place` is held for who pays by this link. `null`: it is held no longer and goes to who pays first, or nothing is held. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
    held_until: string | null;
  }>;
}

/** The rows of `officePaymentLinks`, for `createCalls`. */
export const officePaymentLinksRows: Rows = {
  list: { method: 'GET', path: '/office/people/{id}/payment-links/', access: 'member', paging: 'all', reads: readOfficeList },
};
