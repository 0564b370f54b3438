// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeChoices, readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { ClosePersonParams, ClosePersonPreview } from '../../contract/generated/office-closing.ts';
import type { ChangePersonContactParams, CreatePersonContactParams, OfficePersonContact, OfficePersonContacts } from '../../contract/generated/office-contacts.ts';
import type { MergeParams, MergePreview, MergePreviewParams, UnmergeParams } from '../../contract/generated/office-merges.ts';
import type { ChangePersonNoteParams, ChangePersonParams, CreatePersonNoteParams, CreatePersonParams, OfficePeople, OfficePeopleChoices, OfficePeopleFilters, OfficePerson, OfficePersonEmail, OfficePersonNote, OfficePersonRow } from '../../contract/generated/office-people.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.people`. */
export interface OfficePeopleEndpoint {
  /**
   * The people with an open account.
   *
   * For the team: owner, manager, front_desk. `for await` gives the entries, of all pages.
   *
   * `GET /office/people/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficePeopleFilters | undefined }, options?: RequestOptions): PagedCall<OfficePeople, OfficePersonRow>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficePeopleFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * The tags and tiers that the people can be filtered by.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/people/choices/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  choices(options?: RequestOptions): CallPromise<OfficePeopleChoices>;

  /**
   * Creates a person without a password. No email is sent.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  create(input?: { body?: CreatePersonParams | undefined }, options?: RequestOptions): CallPromise<OfficePerson>;

  /**
   * One person with everything the office knows.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/people/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficePerson>;

  /**
   * Changes the given fields of a person. A new email address must be verified again; the first one gets an invitation.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/people/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `above_own_rights`, `version_conflict`, `email_taken`
   */
  change(input: { params: { id: string }; body: ChangePersonParams }, options?: RequestOptions): CallPromise<OfficePerson>;

  /**
   * Adds a note about a person.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/notes/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  addNote(input: { params: { id: string }; body: CreatePersonNoteParams }, options?: RequestOptions): CallPromise<OfficePersonNote>;

  /**
   * Removes one of the caller's own notes, or brings it back within 30 days.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/people/{id}/notes/{note}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `above_own_rights`
   */
  changeNote(input: { params: { id: string; note: string }; body: ChangePersonNoteParams }, options?: RequestOptions): CallPromise<OfficePersonNote>;

  /**
   * The emergency contacts of a person, at most three, in the order in which to call them.
   *
   * For the team: owner, manager, front_desk.
   *
   * `GET /office/people/{id}/emergency-contacts/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  contacts(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficePersonContacts>;

  /**
   * Adds an emergency contact of a person.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/emergency-contacts/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `above_own_rights`, `contact_limit`, `primary_contact_exists`
   */
  addContact(input: { params: { id: string }; body: CreatePersonContactParams }, options?: RequestOptions): CallPromise<OfficePersonContact>;

  /**
   * Changes the given fields of an emergency contact of a person.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/people/{id}/emergency-contacts/{contact}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `above_own_rights`, `primary_contact_exists`
   */
  changeContact(input: { params: { id: string; contact: string }; body?: ChangePersonContactParams | undefined }, options?: RequestOptions): CallPromise<OfficePersonContact>;

  /**
   * Removes an emergency contact of a person.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `DELETE /office/people/{id}/emergency-contacts/{contact}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `above_own_rights`
   */
  removeContact(input: { params: { id: string; contact: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Emails a person a link that sets a password.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/invite/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `email_missing`, `rate_limited`
   */
  invite(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * Sends an email of the last 30 days to its person again.
   *
   * For the team: owner, manager, front_desk. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/emails/{email}/resend/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `email_waiting`, `email_ended`, `rate_limited`
   */
  resendEmail(input: { params: { id: string; email: string } }, options?: RequestOptions): CallPromise<OfficePersonEmail>;

  /**
   * What making two records of one person one does.
   *
   * For the team: owner, manager.
   *
   * `POST /office/people/merge/preview/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `merge_refused`
   */
  previewMerge(input: { body: MergePreviewParams }, options?: RequestOptions): CallPromise<MergePreview>;

  /**
   * Makes two records of one person one. Rows stay where they are, and are read together.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/merge/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `merge_refused`, `preview_changed`
   */
  merge(input: { body: MergeParams }, options?: RequestOptions): CallPromise<OfficePerson>;

  /**
   * Undoes a merge of the last 30 days.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/unmerge/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `unmerge_refused`
   */
  unmerge(input: { params: { id: string }; body?: UnmergeParams | undefined }, options?: RequestOptions): CallPromise<OfficePerson>;

  /**
   * What closing the account of a person does.
   *
   * For the team: owner, manager.
   *
   * `POST /office/people/{id}/close/preview/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `above_own_rights`
   */
  previewClose(input: { params: { id: string } }, options?: RequestOptions): CallPromise<ClosePersonPreview>;

  /**
   * Does what the person's own deletion does: cancels what is coming with its refunds, and erases personal data.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/people/{id}/close/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `above_own_rights`, `last_owner`, `in_progress`
   */
  close(input: { params: { id: string }; body: ClosePersonParams }, options?: RequestOptions): CallPromise<undefined>;
}

/** The rows of `officePeople`, for `createCalls`. */
export const officePeopleRows: Rows = {
  list: { method: 'GET', path: '/office/people/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/people/', access: 'member', reply: 'blob', accept: 'text/csv' },
  choices: { method: 'GET', path: '/office/people/choices/', access: 'member', reads: readOfficeChoices },
  create: { method: 'POST', path: '/office/people/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/people/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/people/{id}/', access: 'member', idempotent: true },
  addNote: { method: 'POST', path: '/office/people/{id}/notes/', access: 'member', idempotent: true },
  changeNote: { method: 'PATCH', path: '/office/people/{id}/notes/{note}/', access: 'member', idempotent: true },
  contacts: { method: 'GET', path: '/office/people/{id}/emergency-contacts/', access: 'member', reads: readOfficeList },
  addContact: { method: 'POST', path: '/office/people/{id}/emergency-contacts/', access: 'member', idempotent: true, reads: readOfficeRecord },
  changeContact: { method: 'PATCH', path: '/office/people/{id}/emergency-contacts/{contact}/', access: 'member', idempotent: true, reads: readOfficeRecord },
  removeContact: { method: 'DELETE', path: '/office/people/{id}/emergency-contacts/{contact}/', access: 'member', reply: 'nothing', idempotent: true },
  invite: { method: 'POST', path: '/office/people/{id}/invite/', access: 'member', reply: 'nothing', idempotent: true },
  resendEmail: { method: 'POST', path: '/office/people/{id}/emails/{email}/resend/', access: 'member', idempotent: true, reads: readOfficeRecord },
  previewMerge: { method: 'POST', path: '/office/people/merge/preview/', access: 'member' },
  merge: { method: 'POST', path: '/office/people/merge/', access: 'member', idempotent: true },
  unmerge: { method: 'POST', path: '/office/people/{id}/unmerge/', access: 'member', idempotent: true },
  previewClose: { method: 'POST', path: '/office/people/{id}/close/preview/', access: 'member' },
  close: { method: 'POST', path: '/office/people/{id}/close/', access: 'member', reply: 'nothing', idempotent: true },
};
