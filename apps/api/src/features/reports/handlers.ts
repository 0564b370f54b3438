import type { HandlersOf } from '../../platform/calls/calls.ts';
import { listReply } from '../../platform/lists/list-reply.ts';
import { coachMeetings, coachReport } from './coach-report.ts';
import { daysOf } from './days.ts';
import type { ReportsDeps } from './dependencies.ts';
import { liabilities, liabilityList } from './liabilities.ts';
import { membershipList, memberships } from './membership-report.ts';
import { moneyReport } from './money-report.ts';
import { payoutReport } from './payout-report.ts';
import { retentionReport } from './retention-report.ts';
import { slotReport, slotSessions } from './slot-report.ts';

export const officeReportsHandlers: HandlersOf<'officeReports', ReportsDeps> = {
  money: (call, deps) =>
    listReply(call, deps, {
      name: 'money-report',
      list: moneyReport(daysOf(call.query, deps.clock.now()), call.query),
      view: (row) => row,
      amounts: [
        'card',
        'cash',
        'credit',
        'complimentary',
        'refunded_card',
        'refunded_cash',
        'refunded_credit',
        'failed_amount',
      ],
    }),
  payouts: (call, deps) =>
    listReply(call, deps, {
      name: 'payout-report',
      list: payoutReport(daysOf(call.query, deps.clock.now()), call.query.search),
      view: (row) => row,
      amounts: ['amount', 'withdrawn', 'charges', 'refunds', 'fees', 'added', 'withheld'],
    }),
  slots: (call, deps) => {
    const now = deps.clock.now();
    const list = slotReport(daysOf(call.query, now), now, call.query.search);
    return listReply(call, deps, { name: 'slot-report', list, view: (row) => row });
  },
  slotSessions: (call, deps) => {
    const now = deps.clock.now();
    const list = slotSessions(daysOf(call.query, now), now, call.query);
    return listReply(call, deps, { name: 'slot-sessions', list, view: (row) => row });
  },
  coaches: (call, deps) => {
    const now = deps.clock.now();
    return listReply(call, deps, {
      name: 'coach-report',
      list: coachReport(daysOf(call.query, now), now, call.query.search),
      view: ({ minutes, ...row }) => ({ ...row, hours: minutes / 60 }),
    });
  },
  coachMeetings: (call, deps) => {
    const now = deps.clock.now();
    return listReply(call, deps, {
      name: 'coach-meetings',
      list: coachMeetings(daysOf(call.query, now), now, call.query),
      view: ({ minutes, ...row }) => ({ ...row, hours: minutes / 60 }),
    });
  },
  retention: (call, deps) => {
    const now = deps.clock.now();
    const list = retentionReport(daysOf(call.query, now), now, call.query.search);
    return listReply(call, deps, { name: 'retention-report', list, view: (row) => row });
  },
  liabilities,
  liabilityRows: (call, deps) =>
    listReply(call, deps, {
      name: 'liabilities',
      list: liabilityList(call.query, deps.clock.now()),
      view: (row) => row,
      amounts: ['amount'],
    }),
  memberships,
  membershipRows: (call, deps) =>
    listReply(call, deps, {
      name: 'membership-report',
      list: membershipList(call.query, deps.clock.now()),
      view: (row) => row,
      amounts: ['price'],
    }),
};
