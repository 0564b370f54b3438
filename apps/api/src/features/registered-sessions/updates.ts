import type { Contract } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { asc, desc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { sessionUpdates } from '../../platform/database/schema/training.ts';
import { ownRegistration } from './own.ts';

type Calls = Contract['registeredSessions'];

/** People who cancelled cannot read a session's updates or anything else its people write (SPEC-B 10.14). */
async function ownConfirmedRegistration(db: Db, userId: string, id: string): Promise<string> {
  const registration = await ownRegistration(db, userId, id);
  if (registration.status !== 'confirmed') throw problem('not_found');
  return registration.id;
}

/** Updates about the session, newest first. Updates from before the registration count as read. */
export const updates: Handler<Calls['updates']> = async ({ params, caller }, { database }) => {
  const id = await ownConfirmedRegistration(database.db, caller.userId, params.id);
  const rows = await database.db
    .select({
      update: sessionUpdates,
      readAt: registrations.updatesReadAt,
      registeredAt: registrations.createdAt,
    })
    .from(registrations)
    .innerJoin(sessionUpdates, eq(sessionUpdates.sessionId, registrations.sessionId))
    .where(eq(registrations.id, id))
    .orderBy(desc(sessionUpdates.createdAt), asc(sessionUpdates.id));
  return rows.map(({ update, readAt, registeredAt }) => ({
    public_id: update.id,
    title: update.title,
    body: update.message,
    created_at: toStudioIso(update.createdAt),
    read: update.createdAt <= (readAt ?? registeredAt),
  }));
};

export const markUpdatesRead: Handler<Calls['markUpdatesRead']> = async (call, { database, clock }) => {
  const id = await ownConfirmedRegistration(database.db, call.caller.userId, call.params.id);
  await database.db.update(registrations).set({ updatesReadAt: clock.now() }).where(eq(registrations.id, id));
};
