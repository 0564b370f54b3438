import { officeRecords, recordNouns } from './office-records.ts';

/** The lists that the office takes as a file. */
export const exportedLists = [
  ...Object.values(officeRecords).map(({ many }) => many),
  'people',
  'payments',
  'payment-totals',
  'due-payments',
  'gift-cards',
  'team',
  'worklist',
  'audit',
  'money-report',
  'payout-report',
  'slot-report',
  'slot-sessions',
  'coach-report',
  'coach-meetings',
  'retention-report',
] as const;
/** A list that the office takes as a file. */
export type ExportedList = (typeof exportedLists)[number];

/** Every action that an entry of the audit log can have: a noun and a verb. */
export const auditActions = [
  ...recordNouns.flatMap((noun) => [`${noun}.create`, `${noun}.change`, `${noun}.delete`] as const),
  ...exportedLists.map((list) => `${list}.export` as const),
  'roster.export',
  'series.hold',
  'series.apply',
  'session.cancel',
  'session.message',
  'attendance.record',
  'registration.create',
  'registration.move',
  'registration.cancel',
  'membership.grant',
  'membership.end',
  'membership.pause',
  'membership.resume',
  'membership.retry',
  'pass.sell',
  'gift_card.resend',
  'person.create',
  'person.change',
  'person.invite',
  'person.close',
  'note.create',
  'note.remove',
  'note.restore',
  'payment.take',
  'payment.refund',
  'payment.settle',
  'payment.check',
  'payment.link',
  'worklist.resolve',
  'waiver.publish',
  'team.invite',
  'team.join',
  'team.change',
  'team.remove',
  'team.withdraw',
  'team.end_sessions',
] as const;
/** What an entry of the audit log says was done. */
export type AuditAction = (typeof auditActions)[number];
