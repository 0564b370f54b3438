// Generated from the contract by `pnpm run generate`; do not edit.

import type { WaiverContent } from './waiver.ts';

/** Field errors are further keys: the name of the field with a list of sentences. */
export interface Problem {
  /** A sentence that may be shown to a person. */
  message: string;
  /** A stable name; the description of each status lists the codes of the call. */
  code: string;
  /** Also in the `X-Request-ID` header. */
  request_id: string;
  /** Sentences that belong to no single field. */
  non_field_errors?: string[] | undefined;
  /** True with `session_full`. */
  session_full?: boolean | undefined;
  /** True with `already_registered`. */
  already_registered?: boolean | undefined;
  /** The card was charged before this was known, and the payment is being refunded. */
  payment_returned?: boolean | undefined;
  /** Why the card was declined, with `payment_failed`; absent when it is not known. */
  reason?: 'card_declined' | 'insufficient_funds' | 'expired_card' | 'incorrect_number' | 'incorrect_cvc' | 'card_not_supported' | 'authentication_failed' | 'processing_error' | string[] | undefined;
  /** The missing permission, with `permission_denied`. */
  permission?: string | undefined;
  /** The roles that hold it, with `permission_denied`. */
  who_may?: string[] | undefined;
  /** The refused changes, with `version_conflict`. */
  yours?: {
    [name: string]: unknown;
  } | undefined;
  /** The stored record, with `version_conflict`. */
  theirs?: {
    [name: string]: unknown;
  } | undefined;
  /** The record that you started from as far as it is known, with `version_conflict`. */
  base?: {
    [name: string]: unknown;
  } | undefined;
  /** Who saved the stored record, with `version_conflict`. */
  changed_by?: string | null | undefined;
  /** When it was saved, with `version_conflict`. ISO 8601 with the offset of Detroit, such as `2026-03-14T18:30:00-04:00`. */
  changed_at?: string | null | undefined;
  /** The closing that came first, with `till_closed`. */
  closing?: {
    [name: string]: unknown;
  } | undefined;
  /** Who signs in with the address, with `email_taken`. */
  person_id?: string | string[] | undefined;
  /** Their name, with `email_taken`. */
  person_name?: string | undefined;
  /** Why two records cannot become one, with `merge_refused`. */
  refusal?: 'same_record' | 'team' | 'closed' | 'merged' | 'two_memberships' | undefined;
  /** What sets the broken rule aside; `null`: nothing does. */
  override?: string | null | undefined;
  /** The text in force, with `waiver_changed` of a link. */
  waiver?: WaiverContent | string[] | undefined;
  /** The right price, with `price_changed`. */
  price?: string | string[] | undefined;
  [name: string]: unknown;
}
