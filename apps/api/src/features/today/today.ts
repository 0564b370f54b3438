import type { Contract, OfficeToday } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Handler, StaffCaller } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  readMeetings,
  readPeople,
  seesMoney,
  takesPlace,
  type MeetingRow,
  type PersonRow,
} from './meetings.ts';
import { readDay, waitingFor } from './waiting.ts';

export interface TodayDeps extends OfficeDatabaseDeps, Pick<PlatformDeps, 'clock'> {}

/** The events of today, and the entries that wait for a person. */
export const today: Handler<Contract['officeToday']['read'], TodayDeps> = ({ caller }, { office, clock }) =>
  office.read((db) => readToday(db, caller, clock.now()));

async function readToday(db: Db, caller: StaffCaller, now: Date): Promise<OfficeToday> {
  const day = await readDay(db, caller, now);
  const [next] = await readMeetings(db, caller, takesPlace(now, null), 1);
  const isOther = next && !day.meetings.some((one) => isSame(one, next));
  const others = isOther ? await readPeople(db, [next], now) : [];
  const people = [...day.people, ...others];
  const ofNext = next ? people.filter((person) => isAt(person, next) && !person.isMarked) : [];
  return {
    day: day.day,
    sessions: day.meetings.map((meeting) => sessionView(caller, meeting, people)),
    next_session: next ? sessionView(caller, next, people) : null,
    expected: ofNext.map(({ registrationId, personId, name, waiver, isFirstVisit, dueCents }) => ({
      registration_id: registrationId,
      person_id: personId,
      name,
      waiver,
      first_visit: isFirstVisit,
      amount_due: seesMoney(caller) ? fromCents(dueCents) : null,
    })),
    waiting: await waitingFor(db, caller, now, day),
  };
}

const isSame = (a: MeetingRow, b: MeetingRow): boolean => a.id === b.id && a.number === b.number;
const isAt = ({ sessionId, number }: PersonRow, meeting: MeetingRow): boolean =>
  sessionId === meeting.id && number === meeting.number;

function sessionView(caller: StaffCaller, meeting: MeetingRow, everybody: readonly PersonRow[]) {
  const people = everybody.filter((person) => isAt(person, meeting));
  const open = people.filter(({ isMarked }) => !isMarked);
  const here = people.filter(({ isHere }) => isHere).length;
  const unpaid = people.filter(({ dueCents }) => dueCents > 0);
  const hasMoney = seesMoney(caller);
  return {
    id: meeting.id,
    title: meeting.title,
    meeting: toStudioIso(meeting.startsAt),
    ends_at: toStudioIso(meeting.endsAt),
    location_name: meeting.location,
    coach_name: meeting.coachName,
    max_participants: meeting.places,
    people_count: people.length,
    waiting_count: meeting.waiting,
    here_count: here,
    absent_count: people.length - open.length - here,
    open_count: open.length,
    waiver_count: open.filter(({ waiver }) => waiver !== 'signed').length,
    contact_count: open.filter(({ hasContact }) => !hasContact).length,
    first_count: people.filter(({ isFirstVisit }) => isFirstVisit).length,
    unpaid_count: hasMoney ? unpaid.length : null,
    amount_due: hasMoney ? fromCents(unpaid.reduce((sum, { dueCents }) => sum + dueCents, 0)) : null,
  };
}
