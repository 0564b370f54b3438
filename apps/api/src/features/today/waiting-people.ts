import type { WorklistEntry } from '@detroit-well/api-client/contract';
import { formatTime } from '@detroit-well/config/studio-time';
import { fromCents } from '@detroit-well/pricing';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import { entry } from './entry.ts';
import { seesMoney, type MeetingRow, type PersonRow } from './meetings.ts';

/**
 * The details that are missing before a person can take part today; once for each person, for their first session. A mark takes
 * over: later it carries them as flags.
 */
export function waitingPeople(
  caller: StaffCaller,
  meetings: readonly MeetingRow[],
  people: readonly PersonRow[],
  now: Date,
): WorklistEntry[] {
  const entries = meetings
    .filter(({ endsAt }) => endsAt > now)
    .flatMap((meeting) =>
      people
        .filter(({ sessionId, number }) => sessionId === meeting.id && number === meeting.number)
        .filter(({ isMarked }) => !isMarked)
        .flatMap((person) => entriesOf(caller, meeting, person)),
    );
  const seen = new Set<string>();
  return entries.filter(({ kind, person_id: person, id }) => {
    const what = kind === 'payment_due' ? id : `${kind} ${person ?? id}`;
    const isNew = !seen.has(what);
    seen.add(what);
    return isNew;
  });
}

function entriesOf(caller: StaffCaller, meeting: MeetingRow, person: PersonRow): WorklistEntry[] {
  const { name, waiver, hasContact, dueCents, registrationId, personId } = person;
  const where = `${meeting.title}, today at ${formatTime(meeting.startsAt)}.`;
  const about = {
    id: `${registrationId}.${meeting.number}`,
    at: meeting.startsAt,
    registrationId,
    sessionId: meeting.id,
    meeting: meeting.startsAt,
    personId,
    name,
  };
  const found: WorklistEntry[] = [];
  if (waiver !== 'signed') {
    const text = waiver === 'outdated' ? `${where} Signed an earlier version.` : where;
    found.push(entry({ ...about, kind: 'waiver_missing', title: `Waiver missing: ${name}`, text }));
  }
  if (!hasContact)
    found.push(
      entry({ ...about, kind: 'contact_missing', title: `Emergency contact missing: ${name}`, text: where }),
    );
  if (dueCents > 0 && seesMoney(caller)) {
    const amount = fromCents(dueCents);
    found.push(
      entry({ ...about, kind: 'payment_due', title: `$${amount} due: ${name}`, text: where, amount }),
    );
  }
  return found;
}
