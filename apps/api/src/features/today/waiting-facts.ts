import type { FactFlag, WorklistEntry } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import type { StaffCaller } from '../../platform/calls/calls.ts';
import type { Db } from '../../platform/database/database.ts';
import { dateOfMs, epochMs } from '../../platform/database/instants.ts';
import { personName } from '../../platform/database/person-name.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { dueCents, waiverState } from '../rosters/person-state.ts';
import { dayAndTime, entry } from './entry.ts';
import { meetingsOf, seenBy, seesMoney } from './meetings.ts';
import { joinPerson } from '../../platform/database/records-of-person.ts';

const flaggedRow = z.object({
  id: z.string(),
  flags: z.array(z.enum(['cancelled', 'unpaid', 'waiver', 'clock', 'meeting'])),
  registrationId: z.string(),
  personId: z.string().nullable(),
  name: z.string(),
  sessionId: z.string(),
  title: z.string(),
  meeting: dateOfMs,
  at: dateOfMs,
  dueCents: z.int(),
  isSigned: z.boolean(),
});
type Flagged = z.output<typeof flaggedRow>;

/** Flagged marks that stand and are not resolved. `where` refers to `a` (facts) and `s` (sessions). */
export function flaggedFacts(db: Db, where: SQL, now: Date): Promise<Flagged[]> {
  return readRows(
    flaggedRow,
    db.execute(sql`
    select a.id, a.flags, r.id as "registrationId", u.id as "personId",
      coalesce(${personName('u', 'f')}, '') as name,
      s.id as "sessionId", s.title, ${epochMs('m.starts_at')} as meeting, ${epochMs('a.at')} as at,
      ${dueCents(sql`(m.starts_at at time zone 'America/Detroit')::date`)} as "dueCents", ${waiverState(now)} = 'signed' as "isSigned"
    from attendance_facts a join registrations r on r.id = a.registration_id
    join sessions s on s.id = a.session_id cross join lateral ${meetingsOf}
    ${joinPerson('r.user_id')}
    where a.flags <> '{}' and a.resolved_at is null and m.number = a.meeting and ${where}
      and not exists (select 1 from attendance_facts x where x.registration_id = a.registration_id and x.undoes = a.id)
    order by a.recorded_at desc, a.id limit 200`),
  );
}

/** Flags of marks. What was paid or signed since is done. */
export async function waitingFacts(db: Db, caller: StaffCaller, now: Date): Promise<WorklistEntry[]> {
  const rows = await flaggedFacts(db, seenBy(caller), now);
  return rows.flatMap((row) =>
    row.flags
      .filter((flag) => isOpen(row, flag) && (flag !== 'unpaid' || seesMoney(caller)))
      .map((flag) => flagEntry(row, flag)),
  );
}

const isOpen = ({ dueCents: cents, isSigned }: Flagged, flag: FactFlag): boolean =>
  flag === 'unpaid' ? cents > 0 : flag !== 'waiver' || !isSigned;

function flagEntry(row: Flagged, kind: FactFlag): WorklistEntry {
  const { id, registrationId, personId, sessionId, name, title, meeting, at } = row;
  const amount = fromCents(row.dueCents);
  const [what, why] = {
    cancelled: ['Marked after a cancellation', 'Decide what the person owes, if anything.'],
    unpaid: [`Checked in with $${amount} due`, 'Take the payment.'],
    waiver: ['Checked in without the waiver in force', 'Ask the person to sign it.'],
    clock: ['Marked by a device with a wrong clock', 'The time of the mark may be wrong.'],
    meeting: [
      'Marked for a time without a meeting',
      'It counts for the nearest one. Look whether that is right.',
    ],
  }[kind];
  return entry({
    kind,
    id,
    title: `${what}: ${name}`,
    text: `${title}, ${dayAndTime(meeting)}. ${why}`,
    at,
    registrationId,
    sessionId,
    meeting,
    personId,
    name,
    resolvable: true,
    ...(kind === 'unpaid' && { amount }),
  });
}
