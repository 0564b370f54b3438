import type { Prepare } from './prepare.ts';

/** Requests for reports. */
export const reportCases: Readonly<Record<string, Prepare>> = {
  'officeReports.money': () => ({}),
  'officeReports.payouts': () => ({}),
  'officeReports.slots': () => ({}),
  'officeReports.slotSessions': () => ({}),
  'officeReports.coaches': () => ({}),
  'officeReports.coachMeetings': () => ({}),
  'officeReports.retention': () => ({}),
  'officeReports.liabilities': () => ({}),
  'officeReports.liabilityRows': () => ({}),
  'officeReports.memberships': () => ({}),
  'officeReports.membershipRows': () => ({}),
};
