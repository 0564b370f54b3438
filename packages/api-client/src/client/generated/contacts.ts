// Generated from the contract by `pnpm run generate`; do not edit.

import { readContacts, readSavedContact } from '../../contract/reads/contacts.ts';
import type { EmergencyContact, EmergencyContactChange, EmergencyContactParams } from '../../contract/generated/contacts.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `client.contacts`. */
export interface ContactsEndpoint {
  /**
   * The caller's emergency contacts, at most three.
   *
   * For signed-in members. `for await` gives the entries, of all pages.
   *
   * `GET /emergency-contacts/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`
   */
  list(options?: RequestOptions): PagedCall<EmergencyContact[], EmergencyContact>;

  /**
   * Adds an emergency contact.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /emergency-contacts/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `contact_limit`, `primary_contact_exists`
   */
  create(input: { body: EmergencyContactParams }, options?: RequestOptions): CallPromise<EmergencyContact>;

  /**
   * Changes an emergency contact.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /emergency-contacts/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `not_found`, `primary_contact_exists`
   */
  update(input: { params: { id: string }; body?: EmergencyContactChange | undefined }, options?: RequestOptions): CallPromise<EmergencyContact>;

  /**
   * Removes an emergency contact.
   *
   * For signed-in members. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `DELETE /emergency-contacts/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `not_found`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `contacts`, for `createCalls`. */
export const contactsRows: Rows = {
  list: { method: 'GET', path: '/emergency-contacts/', access: 'member', paging: 'all', reads: readContacts },
  create: { method: 'POST', path: '/emergency-contacts/', access: 'member', idempotent: true, reads: readSavedContact },
  update: { method: 'PATCH', path: '/emergency-contacts/{id}/', access: 'member', idempotent: true, reads: readSavedContact },
  remove: { method: 'DELETE', path: '/emergency-contacts/{id}/', access: 'member', reply: 'nothing', idempotent: true },
};
