// Generated from the contract by `pnpm run generate`; do not edit.

import { readBookedThere, readOfficeList, readOfficeRecord } from '../../contract/reads/office.ts';
import type { ChangeLocationParams, CreateLocationParams, LocationBooked, OfficeLocation, OfficeLocationFilters, OfficeLocations } from '../../contract/generated/office-catalogue.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.locations`. */
export interface OfficeLocationsEndpoint {
  /**
   * The locations, those that are archived too.
   *
   * For the team: owner, manager, front_desk, editor. `for await` gives the entries, of all pages.
   *
   * `GET /office/locations/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  list(input?: { query?: OfficeLocationFilters | undefined }, options?: RequestOptions): PagedCall<OfficeLocations, OfficeLocation>;

  /** All entries of `list` as a CSV file, whatever `limit` says. */
  listCsv(input?: { query?: OfficeLocationFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Creates a location.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `POST /office/locations/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  create(input: { body: CreateLocationParams }, options?: RequestOptions): CallPromise<OfficeLocation>;

  /**
   * One location.
   *
   * For the team: owner, manager, front_desk, editor.
   *
   * `GET /office/locations/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  read(input: { params: { id: string } }, options?: RequestOptions): CallPromise<OfficeLocation>;

  /**
   * Changes the given fields of a location, or archives it. Sessions to come follow; `tell_people` emails a changed address.
   *
   * For the team: owner, manager. A repetition with the same `idempotencyKey` has no second effect.
   *
   * `PATCH /office/locations/{id}/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `version_conflict`
   */
  change(input: { params: { id: string }; body: ChangeLocationParams }, options?: RequestOptions): CallPromise<OfficeLocation>;

  /**
   * Deletes a location that was never used.
   *
   * For the team: owner, manager.
   *
   * `DELETE /office/locations/{id}/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `has_history`
   */
  remove(input: { params: { id: string } }, options?: RequestOptions): CallPromise<undefined>;

  /**
   * How many sessions to come are booked at a location, and by how many people.
   *
   * For the team: owner, manager, front_desk, editor.
   *
   * `GET /office/locations/{id}/booked/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`
   */
  booked(input: { params: { id: string } }, options?: RequestOptions): CallPromise<LocationBooked>;
}

/** The rows of `officeLocations`, for `createCalls`. */
export const officeLocationsRows: Rows = {
  list: { method: 'GET', path: '/office/locations/', access: 'member', paging: 'cursor', reads: readOfficeList },
  listCsv: { method: 'GET', path: '/office/locations/', access: 'member', reply: 'blob', accept: 'text/csv' },
  create: { method: 'POST', path: '/office/locations/', access: 'member', idempotent: true },
  read: { method: 'GET', path: '/office/locations/{id}/', access: 'member', reads: readOfficeRecord },
  change: { method: 'PATCH', path: '/office/locations/{id}/', access: 'member', idempotent: true },
  remove: { method: 'DELETE', path: '/office/locations/{id}/', access: 'member', reply: 'nothing' },
  booked: { method: 'GET', path: '/office/locations/{id}/booked/', access: 'member', reads: readBookedThere },
};
