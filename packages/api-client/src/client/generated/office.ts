// Generated from the contract by `pnpm run generate`; do not edit.

import { officeAttendanceRows } from './office-attendance.ts';
import { officeAuditRows } from './office-audit.ts';
import { officeCalendarRows } from './office-calendar.ts';
import { officeCategoriesRows } from './office-categories.ts';
import { officeClosuresRows } from './office-closures.ts';
import { officeCoachesRows } from './office-coaches.ts';
import { officeCreditRows } from './office-credit.ts';
import { officeEmailsRows } from './office-emails.ts';
import { officeGiftCardsRows } from './office-gift-cards.ts';
import { officeImportsRows } from './office-imports.ts';
import { officeLocationsRows } from './office-locations.ts';
import { officeMediaRows } from './office-media.ts';
import { officeMembershipsRows } from './office-memberships.ts';
import { officePagesRows } from './office-pages.ts';
import { officePassesRows } from './office-passes.ts';
import { officePaymentLinksRows } from './office-payment-links.ts';
import { officePaymentsRows } from './office-payments.ts';
import { officePeopleRows } from './office-people.ts';
import { officePlansRows } from './office-plans.ts';
import { officePostsRows } from './office-posts.ts';
import { officeProgramsRows } from './office-programs.ts';
import { officePromoCodesRows } from './office-promo-codes.ts';
import { officeRegistrationsRows } from './office-registrations.ts';
import { officeReportsRows } from './office-reports.ts';
import { officeRostersRows } from './office-rosters.ts';
import { officeSalesRows } from './office-sales.ts';
import { officeScanRows } from './office-scan.ts';
import { officeSeriesRows } from './office-series.ts';
import { officeSessionsRows } from './office-sessions.ts';
import { officeSiteRows } from './office-site.ts';
import { officeTeamRows } from './office-team.ts';
import { officeTillRows } from './office-till.ts';
import { officeTodayRows } from './office-today.ts';
import { officeWaitlistRows } from './office-waitlist.ts';
import { officeWaiverLinksRows } from './office-waiver-links.ts';
import { officeWaiverRows } from './office-waiver.ts';
import { officeWaiversRows } from './office-waivers.ts';
import { officeWalkInsRows } from './office-walk-ins.ts';
import { officeWorklistRows } from './office-worklist.ts';
import type { Rows } from '../../http/perform.ts';
import type { OfficeAttendanceEndpoint } from './office-attendance.ts';
import type { OfficeAuditEndpoint } from './office-audit.ts';
import type { OfficeCalendarEndpoint } from './office-calendar.ts';
import type { OfficeCategoriesEndpoint } from './office-categories.ts';
import type { OfficeClosuresEndpoint } from './office-closures.ts';
import type { OfficeCoachesEndpoint } from './office-coaches.ts';
import type { OfficeCreditEndpoint } from './office-credit.ts';
import type { OfficeEmailsEndpoint } from './office-emails.ts';
import type { OfficeGiftCardsEndpoint } from './office-gift-cards.ts';
import type { OfficeImportsEndpoint } from './office-imports.ts';
import type { OfficeLocationsEndpoint } from './office-locations.ts';
import type { OfficeMediaEndpoint } from './office-media.ts';
import type { OfficeMembershipsEndpoint } from './office-memberships.ts';
import type { OfficePagesEndpoint } from './office-pages.ts';
import type { OfficePassesEndpoint } from './office-passes.ts';
import type { OfficePaymentLinksEndpoint } from './office-payment-links.ts';
import type { OfficePaymentsEndpoint } from './office-payments.ts';
import type { OfficePeopleEndpoint } from './office-people.ts';
import type { OfficePlansEndpoint } from './office-plans.ts';
import type { OfficePostsEndpoint } from './office-posts.ts';
import type { OfficeProgramsEndpoint } from './office-programs.ts';
import type { OfficePromoCodesEndpoint } from './office-promo-codes.ts';
import type { OfficeRegistrationsEndpoint } from './office-registrations.ts';
import type { OfficeReportsEndpoint } from './office-reports.ts';
import type { OfficeRostersEndpoint } from './office-rosters.ts';
import type { OfficeSalesEndpoint } from './office-sales.ts';
import type { OfficeScanEndpoint } from './office-scan.ts';
import type { OfficeSeriesEndpoint } from './office-series.ts';
import type { OfficeSessionsEndpoint } from './office-sessions.ts';
import type { OfficeSiteEndpoint } from './office-site.ts';
import type { OfficeTeamEndpoint } from './office-team.ts';
import type { OfficeTillEndpoint } from './office-till.ts';
import type { OfficeTodayEndpoint } from './office-today.ts';
import type { OfficeWaitlistEndpoint } from './office-waitlist.ts';
import type { OfficeWaiverLinksEndpoint } from './office-waiver-links.ts';
import type { OfficeWaiverEndpoint } from './office-waiver.ts';
import type { OfficeWaiversEndpoint } from './office-waivers.ts';
import type { OfficeWalkInsEndpoint } from './office-walk-ins.ts';
import type { OfficeWorklistEndpoint } from './office-worklist.ts';

/** The calls of the office, by noun. */
export interface OfficeEndpoints {
  readonly team: OfficeTeamEndpoint;
  readonly audit: OfficeAuditEndpoint;
  readonly sessions: OfficeSessionsEndpoint;
  readonly rosters: OfficeRostersEndpoint;
  readonly scan: OfficeScanEndpoint;
  readonly calendar: OfficeCalendarEndpoint;
  readonly attendance: OfficeAttendanceEndpoint;
  readonly series: OfficeSeriesEndpoint;
  readonly closures: OfficeClosuresEndpoint;
  readonly today: OfficeTodayEndpoint;
  readonly worklist: OfficeWorklistEndpoint;
  readonly site: OfficeSiteEndpoint;
  readonly posts: OfficePostsEndpoint;
  readonly imports: OfficeImportsEndpoint;
  readonly pages: OfficePagesEndpoint;
  readonly media: OfficeMediaEndpoint;
  readonly waiver: OfficeWaiverEndpoint;
  readonly waivers: OfficeWaiversEndpoint;
  readonly waiverLinks: OfficeWaiverLinksEndpoint;
  readonly programs: OfficeProgramsEndpoint;
  readonly categories: OfficeCategoriesEndpoint;
  readonly locations: OfficeLocationsEndpoint;
  readonly coaches: OfficeCoachesEndpoint;
  readonly people: OfficePeopleEndpoint;
  readonly registrations: OfficeRegistrationsEndpoint;
  readonly waitlist: OfficeWaitlistEndpoint;
  readonly walkIns: OfficeWalkInsEndpoint;
  readonly memberships: OfficeMembershipsEndpoint;
  readonly passes: OfficePassesEndpoint;
  readonly sales: OfficeSalesEndpoint;
  readonly payments: OfficePaymentsEndpoint;
  readonly till: OfficeTillEndpoint;
  readonly credit: OfficeCreditEndpoint;
  readonly paymentLinks: OfficePaymentLinksEndpoint;
  readonly emails: OfficeEmailsEndpoint;
  readonly giftCards: OfficeGiftCardsEndpoint;
  readonly plans: OfficePlansEndpoint;
  readonly promoCodes: OfficePromoCodesEndpoint;
  readonly reports: OfficeReportsEndpoint;
}

/** The calls of the office, which no other table has, so that pages of members load none of them. */
export const officeTable: Readonly<Record<keyof OfficeEndpoints, Rows>> = {
  team: officeTeamRows,
  audit: officeAuditRows,
  sessions: officeSessionsRows,
  rosters: officeRostersRows,
  scan: officeScanRows,
  calendar: officeCalendarRows,
  attendance: officeAttendanceRows,
  series: officeSeriesRows,
  closures: officeClosuresRows,
  today: officeTodayRows,
  worklist: officeWorklistRows,
  site: officeSiteRows,
  posts: officePostsRows,
  imports: officeImportsRows,
  pages: officePagesRows,
  media: officeMediaRows,
  waiver: officeWaiverRows,
  waivers: officeWaiversRows,
  waiverLinks: officeWaiverLinksRows,
  programs: officeProgramsRows,
  categories: officeCategoriesRows,
  locations: officeLocationsRows,
  coaches: officeCoachesRows,
  people: officePeopleRows,
  registrations: officeRegistrationsRows,
  waitlist: officeWaitlistRows,
  walkIns: officeWalkInsRows,
  memberships: officeMembershipsRows,
  passes: officePassesRows,
  sales: officeSalesRows,
  payments: officePaymentsRows,
  till: officeTillRows,
  credit: officeCreditRows,
  paymentLinks: officePaymentLinksRows,
  emails: officeEmailsRows,
  giftCards: officeGiftCardsRows,
  plans: officePlansRows,
  promoCodes: officePromoCodesRows,
  reports: officeReportsRows,
};
