// Generated from the contract by `pnpm run generate`; do not edit.

import { readOfficeList } from '../../contract/reads/office.ts';
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
};
