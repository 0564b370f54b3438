// Written by `pnpm run wire-table` from the contract; do not edit.
import type { OfficeAttendanceEndpoint } from './office-attendance.ts';
import type { OfficeAuditEndpoint } from './office-audit.ts';
import type { OfficeCategoriesEndpoint } from './office-categories.ts';
import type { OfficeClosuresEndpoint } from './office-closures.ts';
import type { OfficeCoachesEndpoint } from './office-coaches.ts';
import type { OfficeGiftCardsEndpoint } from './office-gift-cards.ts';
import type { OfficeLocationsEndpoint } from './office-locations.ts';
import type { OfficeMembershipsEndpoint } from './office-memberships.ts';
import type { OfficePassesEndpoint } from './office-passes.ts';
import type { OfficePaymentsEndpoint } from './office-payments.ts';
import type { OfficePeopleEndpoint } from './office-people.ts';
import type { OfficePlansEndpoint } from './office-plans.ts';
import type { OfficeProgramsEndpoint } from './office-programs.ts';
import type { OfficeRegistrationsEndpoint } from './office-registrations.ts';
import type { OfficeReportsEndpoint } from './office-reports.ts';
import type { OfficeRostersEndpoint } from './office-rosters.ts';
import type { OfficeSeriesEndpoint } from './office-series.ts';
import type { OfficeSessionsEndpoint } from './office-sessions.ts';
import type { OfficeTeamEndpoint } from './office-team.ts';
import type { OfficeTodayEndpoint } from './office-today.ts';
import type { OfficeWaiverEndpoint } from './office-waiver.ts';
import type { OfficeWorklistEndpoint } from './office-worklist.ts';

/** The calls of the office, by noun. */
export interface OfficeEndpoints {
  readonly team: OfficeTeamEndpoint;
  readonly audit: OfficeAuditEndpoint;
  readonly sessions: OfficeSessionsEndpoint;
  readonly rosters: OfficeRostersEndpoint;
  readonly attendance: OfficeAttendanceEndpoint;
  readonly series: OfficeSeriesEndpoint;
  readonly closures: OfficeClosuresEndpoint;
  readonly today: OfficeTodayEndpoint;
  readonly worklist: OfficeWorklistEndpoint;
  readonly waiver: OfficeWaiverEndpoint;
  readonly programs: OfficeProgramsEndpoint;
  readonly categories: OfficeCategoriesEndpoint;
  readonly locations: OfficeLocationsEndpoint;
  readonly coaches: OfficeCoachesEndpoint;
  readonly people: OfficePeopleEndpoint;
  readonly registrations: OfficeRegistrationsEndpoint;
  readonly memberships: OfficeMembershipsEndpoint;
  readonly passes: OfficePassesEndpoint;
  readonly payments: OfficePaymentsEndpoint;
  readonly giftCards: OfficeGiftCardsEndpoint;
  readonly plans: OfficePlansEndpoint;
  readonly reports: OfficeReportsEndpoint;
}
