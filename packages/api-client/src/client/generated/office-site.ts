// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeItems, readOfficeSite } from '../../contract/reads/office.ts';
import type { OfficeMenu, OfficeSite, OfficeTestimonials, SaveMenuParams, SaveSiteParams, SaveTestimonialsParams } from '../../contract/generated/office-site.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.site`. */
export interface OfficeSiteEndpoint {
  /**
   * The menu of the public site, to change it.
   *
   * For the team: owner, manager, editor.
   *
   * `GET /office/navigation/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  menu(options?: RequestOptions): CallPromise<OfficeMenu>;

  /**
   * Replaces the menu. The site shows it within a minute.
   *
   * For the team: owner, manager, editor.
   *
   * `PUT /office/navigation/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `version_conflict`
   */
  saveMenu(input: { body: SaveMenuParams }, options?: RequestOptions): CallPromise<OfficeMenu>;

  /**
   * What members say on the public site, to change it.
   *
   * For the team: owner, manager, editor.
   *
   * `GET /office/testimonials/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  testimonials(options?: RequestOptions): CallPromise<OfficeTestimonials>;

  /**
   * Replaces the testimonials.
   *
   * For the team: owner, manager, editor.
   *
   * `PUT /office/testimonials/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `version_conflict`
   */
  saveTestimonials(input: { body: SaveTestimonialsParams }, options?: RequestOptions): CallPromise<OfficeTestimonials>;

  /**
   * Whether the public site is open, and when it opens by itself.
   *
   * For the team: owner, manager.
   *
   * `GET /office/site/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  read(options?: RequestOptions): CallPromise<OfficeSite>;

  /**
   * Opens the public site, now or at a time, or shows that the studio opens soon. Nobody is emailed.
   *
   * For the team: owner, manager.
   *
   * `PUT /office/site/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `version_conflict`
   */
  save(input: { body: SaveSiteParams }, options?: RequestOptions): CallPromise<OfficeSite>;
}

/** The rows of `officeSite`, for `createCalls`. */
export const officeSiteRows: Rows = {
  menu: { method: 'GET', path: '/office/navigation/', access: 'member', reads: readOfficeItems },
  saveMenu: { method: 'PUT', path: '/office/navigation/', access: 'member', reads: readOfficeItems },
  testimonials: { method: 'GET', path: '/office/testimonials/', access: 'member', reads: readOfficeItems },
  saveTestimonials: { method: 'PUT', path: '/office/testimonials/', access: 'member', reads: readOfficeItems },
  read: { method: 'GET', path: '/office/site/', access: 'member', reads: readOfficeSite },
  save: { method: 'PUT', path: '/office/site/', access: 'member', reads: readOfficeSite },
};
