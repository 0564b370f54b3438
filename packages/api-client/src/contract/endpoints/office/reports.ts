import { endpoint } from '../../definition/endpoint.ts';
import { readLiabilities, readMembershipReport, readOfficeList } from '../../reads/office.ts';
import {
  membershipReport,
  membershipReportQuery,
  membershipRows,
  membershipRowsQuery,
} from '../../shapes/office/membership-report.ts';
import { liabilities, liabilityQuery, liabilityRows } from '../../shapes/office/owed.ts';
import {
  coachMeetings,
  coachMeetingsQuery,
  slotSessions,
  slotSessionsQuery,
} from '../../shapes/office/report-rows.ts';
import {
  coachReport,
  coachReportQuery,
  moneyReport,
  moneyReportQuery,
  payoutReport,
  payoutReportQuery,
  retentionReport,
  retentionReportQuery,
  slotReport,
  slotReportQuery,
} from '../../shapes/office/reports.ts';

/** What every report has in common. */
const report = {
  method: 'GET',
  access: 'member',
  permission: 'reports.read',
  paging: 'cursor',
  csv: true,
  reads: readOfficeList,
  source: 'added',
} as const;

export const officeReports = {
  money: endpoint({
    ...report,
    path: '/office/reports/money/',
    query: moneyReportQuery,
    reply: moneyReport,
    summary: 'Money by day and method, and what failed.',
  }),
  payouts: endpoint({
    ...report,
    path: '/office/reports/payouts/',
    query: payoutReportQuery,
    reply: payoutReport,
    summary: 'What the provider sent to the bank, and what it consists of.',
  }),
  slots: endpoint({
    ...report,
    path: '/office/reports/slots/',
    query: slotReportQuery,
    reply: slotReport,
    summary: 'How full each program is by weekday and time, and who waited.',
  }),
  slotSessions: endpoint({
    ...report,
    path: '/office/reports/slots/sessions/',
    query: slotSessionsQuery,
    reply: slotSessions,
    summary: 'The sessions that the report of slots counts, of one row or of all.',
  }),
  coaches: endpoint({
    ...report,
    path: '/office/reports/coaches/',
    query: coachReportQuery,
    reply: coachReport,
    summary: 'The hours that each coach led.',
  }),
  coachMeetings: endpoint({
    ...report,
    path: '/office/reports/coaches/meetings/',
    query: coachMeetingsQuery,
    reply: coachMeetings,
    summary: 'The meetings that the report of coach hours counts, of one coach or of all.',
  }),
  retention: endpoint({
    ...report,
    path: '/office/reports/retention/',
    query: retentionReportQuery,
    reply: retentionReport,
    summary: 'How many people came again after a first visit, by month.',
  }),
  liabilities: endpoint({
    method: 'GET',
    path: '/office/reports/liabilities/',
    access: 'member',
    permission: 'payments.all',
    reply: liabilities,
    reads: readLiabilities,
    summary: 'What the studio owes: studio credit, gift cards and credits of passes.',
    source: 'added',
  }),
  liabilityRows: endpoint({
    ...report,
    path: '/office/reports/liabilities/rows/',
    permission: 'payments.all',
    query: liabilityQuery,
    reply: liabilityRows,
    summary: 'What the report of what is owed adds up, one by one.',
  }),
  memberships: endpoint({
    method: 'GET',
    path: '/office/reports/memberships/',
    access: 'member',
    permission: 'payments.all',
    query: membershipReportQuery,
    reply: membershipReport,
    reads: readMembershipReport,
    summary: 'Memberships: active, new, lost, past due, and what they bring in a month, by plan.',
    source: 'added',
  }),
  membershipRows: endpoint({
    ...report,
    path: '/office/reports/memberships/rows/',
    permission: 'payments.all',
    query: membershipRowsQuery,
    reply: membershipRows,
    summary: 'The memberships that a figure of the report counts.',
  }),
};
