import { mayDo, type Contract, type OfficeRosterEntry } from '@detroit-well/api-client/contract';
import { slug } from '@detroit-well/config/slug';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import { FileReply, type Handler } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import { csvOf } from '../../platform/csv/csv.ts';
import { asksForCsv } from '../../platform/lists/list-reply.ts';
import { meetingNumber, ownSession, type LedSession } from '../coaching/own-session.ts';
import { readRoster } from './read-roster.ts';

export interface RosterDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock'> {}

/** The people of a session: for the team, and for the coach who leads it, who sees no money. A file leaves an entry. */
export const roster: Handler<Contract['officeRosters']['read'], RosterDeps> = async (call, deps) => {
  const { params, query, caller } = call;
  const seesMoney = mayDo(caller.role, 'roster.all');
  const shown = async (db: Parameters<typeof ownSession>[0]) => {
    const now = deps.clock.now();
    const session = await ownSession(db, caller, params.id);
    const meeting =
      query.meeting === undefined ? meetingNumber(session, now) : meetingAt(session, query.meeting);
    return readRoster(db, { session, meeting, seesMoney, now });
  };
  if (!asksForCsv(call)) return deps.office.read(shown);
  const read = await deps.office.change(call, async (tx, record) => {
    const found = await shown(tx);
    const after = { meeting: found.meeting, count: found.count };
    await record({ action: 'roster.export', target: `session:${params.id}`, before: null, after });
    return found;
  });
  const used = columns.filter(([, , isMoney]) => seesMoney || !isMoney);
  const table = [
    used.map(([title]) => title),
    ...read.results.map((entry) => used.map(([, of]) => of(entry))),
  ];
  const name = `roster-${slug(read.title)}-${read.meeting.slice(0, 10)}.csv`;
  return new FileReply(Buffer.from(csvOf(table), 'utf8'), 'text/csv; charset=utf-8', name);
};

function meetingAt({ meetings }: LedSession, start: string): number {
  const number = meetings.findIndex((one) => one.start_datetime === Date.parse(start)) + 1;
  if (number > 0) return number;
  throw fieldProblem({ meeting: ['The session has no meeting that starts then.'] });
}

const columns: readonly [title: string, of: (entry: OfficeRosterEntry) => string | number, isMoney?: true][] =
  [
    ['registration_id', ({ registration_id: id }) => id],
    ['name', ({ name }) => name],
    ['email', ({ email }) => email],
    ['phone', ({ phone }) => phone ?? ''],
    ['status', ({ status }) => status],
    ['attendance', ({ attendance }) => attendance ?? ''],
    ['payment_status', ({ payment_status: status }) => status ?? '', true],
    ['amount_due', ({ amount_due: due }) => (due === null ? '' : Number(due)), true],
    ['waiver', ({ waiver }) => waiver],
    ['membership', ({ membership }) => membership ?? ''],
    ['first_visit', ({ first_visit: isFirst }) => (isFirst ? 'yes' : 'no')],
    ['emergency_contact', ({ emergency_contact: contact }) => contact?.name ?? ''],
    ['emergency_phone', ({ emergency_contact: contact }) => contact?.phone ?? ''],
    ['notes', ({ notes }) => notes.join('\n')],
  ];
