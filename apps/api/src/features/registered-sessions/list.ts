import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { findRegistrations } from '../booking/ledger/registration-queries.ts';
import { feedbackOf } from '../booking/registration/feedback.ts';
import { membershipsOf } from '../sessions/memberships.ts';
import { sessionRows, shownNow } from '../sessions/session-view.ts';
import { ownOrMovedRegistration } from './own.ts';
import { registeredDetail, registeredView } from './views.ts';
import { recordsOf } from '../../platform/database/records-of-person.ts';

type Calls = Contract['registeredSessions'];

/** Lists the caller's confirmed sessions, soonest first, in three queries however many there are. */
export const list: Handler<Calls['list']> = async ({ caller: { userId } }, deps) => {
  const { database } = deps;
  const { db } = database;
  const [rows, registration, memberships] = await Promise.all([
    sessionRows(database, {
      callerId: userId,
      where: sql`s.id in (select g.session_id from registrations g where g.user_id in ${recordsOf(userId)} and g.status = 'confirmed')`,
      limit: null,
      offset: 0,
    }),
    findRegistrations(db, sql`r.user_id in ${recordsOf(userId)} and r.status = 'confirmed'`),
    membershipsOf(database, userId),
  ]);
  const bySession = new Map(registration.map((one) => [one.sessionId, one]));
  const shown = shownNow(deps);
  return rows.flatMap((row) => {
    const own = bySession.get(row.id);
    return own ? [registeredView(row, own, memberships, shown)] : [];
  });
};

/** Returns one registered session with its ledger, including a cancelled one; the new date of a session that was moved. */
export const detail: Handler<Calls['detail']> = async ({ caller: { userId }, params }, deps) => {
  const { database } = deps;
  const { db } = database;
  const registration = await ownOrMovedRegistration(db, userId, params.id);
  const [[row], memberships, feedback] = await Promise.all([
    sessionRows(database, {
      callerId: userId,
      where: sql`s.id = ${registration.sessionId}`,
      limit: 1,
      offset: 0,
    }),
    membershipsOf(database, userId),
    feedbackOf(db, registration.id),
  ]);
  if (row === undefined) throw problem('not_found');
  return registeredDetail(row, registration, memberships, feedback, shownNow(deps));
};
