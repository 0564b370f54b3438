// Generated from the contract by `pnpm run generate`; do not edit.

import type { ScanParams, ScannedPerson } from '../../contract/generated/office-scan.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';

/** The calls of `office.scan`. */
export interface OfficeScanEndpoint {
  /**
   * Whose pass was scanned, and their registrations of today. A coach finds people of their own sessions.
   *
   * For the team: owner, manager, front_desk, coach.
   *
   * `POST /office/scan/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`, `not_found`, `rate_limited`
   */
  person(input: { body: ScanParams }, options?: RequestOptions): CallPromise<ScannedPerson>;
}

/** The rows of `officeScan`, for `createCalls`. */
export const officeScanRows: Rows = {
  person: { method: 'POST', path: '/office/scan/', access: 'member' },
};
