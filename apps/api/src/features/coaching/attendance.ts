import type { AttendanceMark, Contract, NestedFieldErrors } from '@detroit-well/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { fieldProblem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { ownSession } from './own-session.ts';
import { rosterOf } from './roster.ts';

/** Records attendance marks, all or none. A new mark replaces the old one, so a repeated call changes nothing. */
export const attendance: Handler<Contract['sessions']['attendance']> = async (call, { database }) => {
  const { params, body, caller } = call;
  const session = await ownSession(database.db, caller.userId, params.id);
  await database.withTx((tx) => recordAttendance(tx, session.id, body.attendance));
  return rosterOf(database.db, session);
};

export interface RecordedMark {
  readonly registration_id: string;
  readonly mark: AttendanceMark;
}

/** Concurrent calls lock the rows in the same order, so that they cannot deadlock. */
const byRegistration = ([, a]: [number, RecordedMark], [, b]: [number, RecordedMark]) =>
  a.registration_id < b.registration_id ? -1 : Number(a.registration_id > b.registration_id);

/** Records marks for one session. Throws with a field error for each entry that is not on its roster. */
export async function recordAttendance(
  tx: Db,
  sessionId: string,
  marks: readonly RecordedMark[],
  { order = byRegistration }: Guards<{ order: typeof byRegistration }> = {},
): Promise<void> {
  const strangers: NestedFieldErrors = {};
  for (const [index, { registration_id: id, mark }] of [...marks.entries()].sort(order)) {
    const marked = await tx
      .update(registrations)
      .set({ attended: mark === 'present', absenceExcused: mark === 'excused' })
      .where(
        and(
          eq(registrations.id, id),
          eq(registrations.sessionId, sessionId),
          eq(registrations.status, 'confirmed'),
        ),
      )
      .returning({ id: registrations.id });
    if (marked.length === 0) strangers[index] = { registration_id: ['Not on the roster of this session'] };
  }
  if (Object.keys(strangers).length > 0) throw fieldProblem({ attendance: strangers });
}
