import type { Contract, RosterEntry } from '@detroit-well/api-client/contract';
import { slug } from '@detroit-well/config/slug';
import { FileReply, type Handler } from '../../platform/calls/calls.ts';
import { csvOf } from '../../platform/csv/csv.ts';
import { meetingNumber, ownSession } from './own-session.ts';
import { rosterOf } from './roster.ts';

const columns: readonly [title: string, of: (entry: RosterEntry) => string][] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone ?? ''],
  ['Status', ({ status }) => status],
  ['Payment', ({ payment_status: payment }) => payment],
  ['Attendance', ({ attendance }) => attendance ?? ''],
  ['Emergency contact', ({ emergency_contact: contact }) => contact?.name ?? ''],
  ['Emergency phone', ({ emergency_contact: contact }) => contact?.phone ?? ''],
];

/** Exports the roster of the meeting in progress or the next one as a file for spreadsheets. */
export const exportRoster: Handler<Contract['sessions']['exportRoster']> = async (
  call,
  { database, clock },
) => {
  const session = await ownSession(database.db, call.caller, call.params.id);
  const { participants, meetings, meeting } = await rosterOf(
    database.db,
    session,
    meetingNumber(session, clock.now()),
  );
  const table = [
    columns.map(([title]) => title),
    ...participants.map((entry) => columns.map(([, of]) => of(entry))),
  ];
  const name = `roster-${slug(session.title)}-${meetings[meeting - 1]?.start_datetime.slice(0, 10)}.csv`;
  return new FileReply(Buffer.from(csvOf(table), 'utf8'), 'text/csv; charset=utf-8', name);
};
