// Written by `pnpm run wire-table` from the contract; do not edit.
import type { OfficeEndpoints } from './nouns/office.ts';
import type { Rows } from '../http/perform.ts';
import { officeTeamRows } from './rows/office-team.ts';
import { officeAuditRows } from './rows/office-audit.ts';
import { officeSessionsRows } from './rows/office-sessions.ts';
import { officeRostersRows } from './rows/office-rosters.ts';
import { officeAttendanceRows } from './rows/office-attendance.ts';
import { officeSeriesRows } from './rows/office-series.ts';
import { officeClosuresRows } from './rows/office-closures.ts';
import { officeTodayRows } from './rows/office-today.ts';
import { officeWorklistRows } from './rows/office-worklist.ts';
import { officeWaiverRows } from './rows/office-waiver.ts';
import { officeProgramsRows } from './rows/office-programs.ts';
import { officeCategoriesRows } from './rows/office-categories.ts';
import { officeLocationsRows } from './rows/office-locations.ts';
import { officeCoachesRows } from './rows/office-coaches.ts';
import { officePeopleRows } from './rows/office-people.ts';
import { officeRegistrationsRows } from './rows/office-registrations.ts';
import { officeMembershipsRows } from './rows/office-memberships.ts';
import { officePassesRows } from './rows/office-passes.ts';
import { officePaymentsRows } from './rows/office-payments.ts';
import { officeGiftCardsRows } from './rows/office-gift-cards.ts';
import { officePlansRows } from './rows/office-plans.ts';
import { officeReportsRows } from './rows/office-reports.ts';

/** The calls of the office, which no other table has, so that pages of members load none of them. */
export const officeTable: Readonly<Record<keyof OfficeEndpoints, Rows>> = {
  team: officeTeamRows,
  audit: officeAuditRows,
  sessions: officeSessionsRows,
  rosters: officeRostersRows,
  attendance: officeAttendanceRows,
  series: officeSeriesRows,
  closures: officeClosuresRows,
  today: officeTodayRows,
  worklist: officeWorklistRows,
  waiver: officeWaiverRows,
  programs: officeProgramsRows,
  categories: officeCategoriesRows,
  locations: officeLocationsRows,
  coaches: officeCoachesRows,
  people: officePeopleRows,
  registrations: officeRegistrationsRows,
  memberships: officeMembershipsRows,
  passes: officePassesRows,
  payments: officePaymentsRows,
  giftCards: officeGiftCardsRows,
  plans: officePlansRows,
  reports: officeReportsRows,
};
