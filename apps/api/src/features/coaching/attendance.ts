import type { AttendanceMark, Contract, NestedFieldErrors } from '@detroit-well/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { addFacts, factsOf, type OneMeeting } from './attendance-facts.ts';
import { standingFacts } from './attendance-state.ts';
import { meetingNumber, ownSession } from './own-session.ts';
import { markOf, rosterOf } from './roster.ts';

/**
 * Records the marks of one meeting, all or none. A new mark undoes what stands and adds a fact, so the last mark holds and a
 * repeated call changes nothing.
 */
export const attendance: Handler<Contract['sessions']['attendance']> = async (call, { database, clock }) => {
  const { params, body, caller } = call;
  const session = await ownSession(database.db, caller, params.id);
  const meeting = meetingNumber(session, clock.now(), body.meeting);
  const by = { actorId: caller.userId, now: clock.now() };
  await database.withTx((tx) =>
    recordAttendance(tx, { sessionId: session.id, meeting }, body.attendance, by),
  );
  return rosterOf(database.db, session, meeting);
};

export interface RecordedMark {
  readonly registration_id: string;
  readonly mark: AttendanceMark;
}

/** Concurrent calls lock the rows in the same order, so that they cannot deadlock. */
const byRegistration = ([, a]: [number, RecordedMark], [, b]: [number, RecordedMark]) =>
  a.registration_id < b.registration_id ? -1 : Number(a.registration_id > b.registration_id);

/** Records marks for one meeting of a session. Throws with a field error for each entry that is not on its roster. */
export async function recordAttendance(
  tx: Db,
  { sessionId, meeting }: OneMeeting,
  marks: readonly RecordedMark[],
  { actorId, now }: { actorId: string; now: Date },
  { order = byRegistration }: Guards<{ order: typeof byRegistration }> = {},
): Promise<void> {
  const strangers: NestedFieldErrors = {};
  for (const [index, { registration_id: id, mark }] of [...marks.entries()].sort(order)) {
    // The lock keeps a cancellation from passing between the check and the mark.
    const [onRoster] = await tx
      .select({ id: registrations.id })
      .from(registrations)
      .where(
        and(
          eq(registrations.id, id),
          eq(registrations.sessionId, sessionId),
          eq(registrations.status, 'confirmed'),
        ),
      )
      .for('update');
    if (onRoster === undefined) {
      strangers[index] = { registration_id: ['Not on the roster of this session'] };
      continue;
    }
    const facts = (await factsOf(tx, { sessionId, meeting }, [id])).get(id) ?? [];
    if (markOf(facts) === mark) continue;
    const made = { sessionId, meeting, registrationId: id, actorId, at: now, recordedAt: now };
    await addFacts(tx, [
      ...standingFacts(facts).map((one) => ({
        ...made,
        id: randomUUID(),
        kind: 'undo' as const,
        undoes: one.id,
      })),
      { ...made, id: randomUUID(), kind: kindOf[mark] },
    ]);
  }
  if (Object.keys(strangers).length > 0) throw fieldProblem({ attendance: strangers });
}

const kindOf = { present: 'check_in', absent: 'no_show', excused: 'excused' } as const satisfies Record<
  AttendanceMark,
  string
>;
