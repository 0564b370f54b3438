// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeCalendar } from '../../contract/reads/office.ts';
import type { OfficeCalendar } from '../../contract/generated/office-calendar.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.calendar`. */
export interface OfficeCalendarEndpoint {
  /**
   * The address of the private calendar of the caller.
   *
   * For the team: owner, manager, front_desk, coach.
   *
   * `GET /office/calendar/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  read(options?: RequestOptions): CallPromise<OfficeCalendar>;

  /**
   * Makes the address of the calendar, or a new one, which ends the old one.
   *
   * For the team: owner, manager, front_desk, coach.
   *
   * `POST /office/calendar/renew/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  renew(options?: RequestOptions): CallPromise<OfficeCalendar>;
}

/** The rows of `officeCalendar`, for `createCalls`. */
export const officeCalendarRows: Rows = {
  read: { method: 'GET', path: '/office/calendar/', access: 'member', reads: readOfficeCalendar },
  renew: { method: 'POST', path: '/office/calendar/renew/', access: 'member' },
};
