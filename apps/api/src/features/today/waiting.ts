import type { WorklistEntry } from '@detroit-well/api-client/contract';
import { addDays, studioDay, studioInstant } from '@detroit-well/config/studio-time';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { readMeetings, readPeople, takesPlace, type MeetingRow, type PersonRow } from './meetings.ts';
import { waitingFacts } from './waiting-facts.ts';
import { waitingFailures } from './waiting-failures.ts';
import { waitingMoney } from './waiting-money.ts';
import { waitingNotices } from './waiting-notices.ts';
import { waitingPeople } from './waiting-people.ts';
import { waitingSessions } from './waiting-sessions.ts';
import { waitingWalkIns } from './waiting-walk-ins.ts';

/** The meetings of today and their people. */
export interface Day {
  readonly day: string;
  readonly meetings: readonly MeetingRow[];
  readonly people: readonly PersonRow[];
}

export async function readDay(db: Db, caller: StaffCaller, now: Date): Promise<Day> {
  const day = studioDay(now);
  const meetings = await readMeetings(
    db,
    caller,
    takesPlace(studioInstant(day), studioInstant(addDays(day, 1))),
  );
  return { day, meetings, people: await readPeople(db, meetings, now) };
}

/**
 * The entries that wait for a person of the team, most urgent first: Today, the worklist and the count in the rail all come from
 * here.
 */
export async function waitingFor(
  db: Db,
  caller: StaffCaller,
  now: Date,
  today?: Day,
): Promise<WorklistEntry[]> {
  const { meetings, people } = today ?? (await readDay(db, caller, now));
  const failures = await waitingFailures(db, caller, now);
  const isWaiver = ({ kind }: WorklistEntry) => kind === 'no_waiver';
  return [
    ...failures.filter(isWaiver),
    ...(await waitingMoney(db, caller, now)),
    ...waitingPeople(caller, meetings, people, now),
    ...(await waitingNotices(db, caller)),
    ...(await waitingWalkIns(db, caller)),
    ...(await waitingFacts(db, caller, now)),
    ...(await waitingSessions(db, caller, now)),
    ...failures.filter((one) => !isWaiver(one)),
  ];
}
