// Generated from the contract by `pnpm run generate`; do not edit.

import { readLiabilities, readMembershipReport, readOfficeList } from '../../contract/reads/office.ts';
import type { MembershipReport, MembershipReportFilters, MembershipReportRow, MembershipReportRows, MembershipRowFilters } from '../../contract/generated/office-membership-report.ts';
import type { Liabilities, Liability, LiabilityFilters, LiabilityRows } from '../../contract/generated/office-owed.ts';
import type { CoachMeeting, CoachMeetingFilters, CoachMeetings, SlotSession, SlotSessionFilters, SlotSessions } from '../../contract/generated/office-report-rows.ts';
import type { CoachReport, CoachReportEntry, CoachReportFilters, MoneyReport, MoneyReportDay, MoneyReportFilters, PayoutReport, PayoutReportEntry, PayoutReportFilters, RetentionReport, RetentionReportFilters, RetentionReportMonth, SlotReport, SlotReportEntry, SlotReportFilters } from '../../contract/generated/office-reports.ts';
import type { CallPromise } from '../../http/call-promise.ts';
import type { RequestOptions, Rows } from '../../http/perform.ts';
import type { PagedCall } from '../paging.ts';

/** The calls of `office.reports`. */
export interface OfficeReportsEndpoint {
  /**
   * Money by day and method, and what failed.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/reports/money/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  money(input?: { query?: MoneyReportFilters | undefined }, options?: RequestOptions): PagedCall<MoneyReport, MoneyReportDay>;

  /** All entries of `money` as a CSV file, whatever `limit` says. */
  moneyCsv(input?: { query?: MoneyReportFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * What the provider sent to the bank, and what it consists of.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/reports/payouts/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  payouts(input?: { query?: PayoutReportFilters | undefined }, options?: RequestOptions): PagedCall<PayoutReport, PayoutReportEntry>;

  /** All entries of `payouts` as a CSV file, whatever `limit` says. */
  payoutsCsv(input?: { query?: PayoutReportFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * How full each program is by weekday and time, and who waited.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/reports/slots/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  slots(input?: { query?: SlotReportFilters | undefined }, options?: RequestOptions): PagedCall<SlotReport, SlotReportEntry>;

  /** All entries of `slots` as a CSV file, whatever `limit` says. */
  slotsCsv(input?: { query?: SlotReportFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * The sessions that the report of slots counts, of one row or of all.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/reports/slots/sessions/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  slotSessions(input?: { query?: SlotSessionFilters | undefined }, options?: RequestOptions): PagedCall<SlotSessions, SlotSession>;

  /** All entries of `slotSessions` as a CSV file, whatever `limit` says. */
  slotSessionsCsv(input?: { query?: SlotSessionFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * The hours that each coach led.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/reports/coaches/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  coaches(input?: { query?: CoachReportFilters | undefined }, options?: RequestOptions): PagedCall<CoachReport, CoachReportEntry>;

  /** All entries of `coaches` as a CSV file, whatever `limit` says. */
  coachesCsv(input?: { query?: CoachReportFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * The meetings that the report of coach hours counts, of one coach or of all.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/reports/coaches/meetings/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  coachMeetings(input?: { query?: CoachMeetingFilters | undefined }, options?: RequestOptions): PagedCall<CoachMeetings, CoachMeeting>;

  /** All entries of `coachMeetings` as a CSV file, whatever `limit` says. */
  coachMeetingsCsv(input?: { query?: CoachMeetingFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * How many people came again after a first visit, by month.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/reports/retention/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  retention(input?: { query?: RetentionReportFilters | undefined }, options?: RequestOptions): PagedCall<RetentionReport, RetentionReportMonth>;

  /** All entries of `retention` as a CSV file, whatever `limit` says. */
  retentionCsv(input?: { query?: RetentionReportFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * What the studio owes: studio credit, gift cards and credits of passes.
   *
   * For the team: owner, manager.
   *
   * `GET /office/reports/liabilities/`
   *
   * @throws {ApiError} with `code` `not_authenticated`, `token_invalid`, `permission_denied`
   */
  liabilities(options?: RequestOptions): CallPromise<Liabilities>;

  /**
   * What the report of what is owed adds up, one by one.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/reports/liabilities/rows/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  liabilityRows(input?: { query?: LiabilityFilters | undefined }, options?: RequestOptions): PagedCall<LiabilityRows, Liability>;

  /** All entries of `liabilityRows` as a CSV file, whatever `limit` says. */
  liabilityRowsCsv(input?: { query?: LiabilityFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;

  /**
   * Memberships: active, new, lost, past due, and what they bring in a month, by plan.
   *
   * For the team: owner, manager.
   *
   * `GET /office/reports/memberships/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  memberships(input?: { query?: MembershipReportFilters | undefined }, options?: RequestOptions): CallPromise<MembershipReport>;

  /**
   * The memberships that a figure of the report counts.
   *
   * For the team: owner, manager. `for await` gives the entries, of all pages.
   *
   * `GET /office/reports/memberships/rows/`
   *
   * @throws {ApiError} with `code` `validation_failed`, `not_authenticated`, `token_invalid`, `permission_denied`
   */
  membershipRows(input?: { query?: MembershipRowFilters | undefined }, options?: RequestOptions): PagedCall<MembershipReportRows, MembershipReportRow>;

  /** All entries of `membershipRows` as a CSV file, whatever `limit` says. */
  membershipRowsCsv(input?: { query?: MembershipRowFilters | undefined }, options?: RequestOptions): CallPromise<Blob>;
}

/** The rows of `officeReports`, for `createCalls`. */
export const officeReportsRows: Rows = {
  money: { method: 'GET', path: '/office/reports/money/', access: 'member', paging: 'cursor', reads: readOfficeList },
  moneyCsv: { method: 'GET', path: '/office/reports/money/', access: 'member', reply: 'blob', accept: 'text/csv' },
  payouts: { method: 'GET', path: '/office/reports/payouts/', access: 'member', paging: 'cursor', reads: readOfficeList },
  payoutsCsv: { method: 'GET', path: '/office/reports/payouts/', access: 'member', reply: 'blob', accept: 'text/csv' },
  slots: { method: 'GET', path: '/office/reports/slots/', access: 'member', paging: 'cursor', reads: readOfficeList },
  slotsCsv: { method: 'GET', path: '/office/reports/slots/', access: 'member', reply: 'blob', accept: 'text/csv' },
  slotSessions: { method: 'GET', path: '/office/reports/slots/sessions/', access: 'member', paging: 'cursor', reads: readOfficeList },
  slotSessionsCsv: { method: 'GET', path: '/office/reports/slots/sessions/', access: 'member', reply: 'blob', accept: 'text/csv' },
  coaches: { method: 'GET', path: '/office/reports/coaches/', access: 'member', paging: 'cursor', reads: readOfficeList },
  coachesCsv: { method: 'GET', path: '/office/reports/coaches/', access: 'member', reply: 'blob', accept: 'text/csv' },
  coachMeetings: { method: 'GET', path: '/office/reports/coaches/meetings/', access: 'member', paging: 'cursor', reads: readOfficeList },
  coachMeetingsCsv: { method: 'GET', path: '/office/reports/coaches/meetings/', access: 'member', reply: 'blob', accept: 'text/csv' },
  retention: { method: 'GET', path: '/office/reports/retention/', access: 'member', paging: 'cursor', reads: readOfficeList },
  retentionCsv: { method: 'GET', path: '/office/reports/retention/', access: 'member', reply: 'blob', accept: 'text/csv' },
  liabilities: { method: 'GET', path: '/office/reports/liabilities/', access: 'member', reads: readLiabilities },
  liabilityRows: { method: 'GET', path: '/office/reports/liabilities/rows/', access: 'member', paging: 'cursor', reads: readOfficeList },
  liabilityRowsCsv: { method: 'GET', path: '/office/reports/liabilities/rows/', access: 'member', reply: 'blob', accept: 'text/csv' },
  memberships: { method: 'GET', path: '/office/reports/memberships/', access: 'member', reads: readMembershipReport },
  membershipRows: { method: 'GET', path: '/office/reports/memberships/rows/', access: 'member', paging: 'cursor', reads: readOfficeList },
  membershipRowsCsv: { method: 'GET', path: '/office/reports/memberships/rows/', access: 'member', reply: 'blob', accept: 'text/csv' },
};
