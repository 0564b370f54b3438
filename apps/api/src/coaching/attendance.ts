import type { Contract } from '@detroit-well/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../calls.ts';
import { registrations } from '../db/schema/registrations.ts';
import { refuseFields, type FieldErrors } from '../refusals.ts';
import { ownSession } from './own-session.ts';
import { rosterOf } from './roster.ts';

/** Notes who came, all marks or none. Marking again replaces the mark, so a repeated call changes nothing. */
export const attendance: Handler<Contract['sessions']['attendance']> = async (call, { database }) => {
  const { params, body, caller } = call;
  const session = await ownSession(database.db, caller.userId, params.id);
  await database.withTx(async (tx) => {
    const strangers: FieldErrors = {};
    // In one order, so that two calls at once never wait for each other in a circle.
    const marks = [...body.attendance.entries()].sort(([, a], [, b]) =>
      order(a.registration_id, b.registration_id),
    );
    for (const [index, { registration_id: id, mark }] of marks) {
      const marked = await tx
        .update(registrations)
        .set({ attended: mark === 'present', absenceExcused: mark === 'excused' })
        .where(
          and(
            eq(registrations.id, id),
            eq(registrations.sessionId, session.id),
            eq(registrations.status, 'confirmed'),
          ),
        )
        .returning({ id: registrations.id });
      if (marked.length === 0) strangers[index] = { registration_id: ['Not on the roster of this session'] };
    }
    if (Object.keys(strangers).length > 0) throw refuseFields({ attendance: strangers });
  });
  return rosterOf(database.db, session);
};

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));
