import type { Contract } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { ownRegistration } from './own.ts';

type Calls = Contract['registeredSessions'];

interface Update extends Record<string, unknown> {
  id: string;
  title: string;
  message: string;
  atMs: number;
  read: boolean;
}

/** People who cancelled cannot read a session's updates or anything else its people write (SPEC-B 10.14). */
async function ownPlace(db: Db, userId: string, id: string): Promise<string> {
  const kept = await ownRegistration(db, userId, id);
  if (kept.status !== 'confirmed') throw problem('not_found');
  return kept.id;
}

/** Updates about the session, newest first. Updates from before the registration count as read. */
export const updates: Handler<Calls['updates']> = async ({ params, caller }, { database }) => {
  const id = await ownPlace(database.db, caller.userId, params.id);
  const { rows } = await database.db.execute<Update>(sql`
    select u.id, u.title, u.message, (extract(epoch from u.created_at) * 1000)::float8 as "atMs",
      u.created_at <= coalesce(r.updates_read_at, r.created_at) as read
    from registrations r join session_updates u on u.session_id = r.session_id
    where r.id = ${id} order by u.created_at desc, u.id`);
  return rows.map(({ id: publicId, title, message, atMs, read }) => ({
    public_id: publicId,
    title,
    body: message,
    created_at: toStudioIso(atMs),
    read,
  }));
};

export const markUpdatesRead: Handler<Calls['markUpdatesRead']> = async (call, { database, clock }) => {
  const id = await ownPlace(database.db, call.caller.userId, call.params.id);
  await database.db.execute(
    sql`update registrations set updates_read_at = ${clock.now().toISOString()}::timestamptz where id = ${id}`,
  );
};
