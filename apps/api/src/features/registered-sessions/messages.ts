import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { requireSessionAccess } from './session-access.ts';
import { post, postAsLeader, readThread } from './thread.ts';

type Calls = Contract['registeredSessions'];

const pageSize = 50;

/** A page of the session's thread between its people and its coach, oldest first, counted from the newest message. */
export const messages: Handler<Calls['messages']> = async ({ params, query, caller }, { database }) => {
  const { sessionId } = await requireSessionAccess(database.db, caller.userId, params.id);
  const { limit = pageSize, before } = query;
  const earlier =
    before === undefined
      ? sql`true`
      : sql`(m.created_at, m.id) < (select b.created_at, b.id from session_messages b
          where b.id = ${before} and b.session_id = ${sessionId})`;
  return readThread(database.db, caller.userId, sql`m.session_id = ${sessionId} and ${earlier}`, limit);
};

/** Posts to the session's thread until the session ends. A message of the coach is also an update. */
export const sendMessage: Handler<Calls['sendMessage']> = async (call, { database, clock }) => {
  const { params, body, caller } = call;
  const { sessionId, as, coachName, endsAt } = await requireSessionAccess(
    database.db,
    caller.userId,
    params.id,
  );
  const newMessage = {
    id: idOfRequest(call),
    sessionId,
    senderId: caller.userId,
    message: body.message,
    coachName,
  };
  await database.withTx(async (tx) => {
    const now = clock.now();
    const isNew = await (as === 'registered' ? post : postAsLeader)(tx, newMessage, now);
    // A repeated call still returns the message that was stored in time.
    if (isNew && endsAt <= now) throw problem('thread_closed');
  });
  const [stored] = await readThread(database.db, caller.userId, sql`m.id = ${newMessage.id}`, 1);
  if (stored === undefined) throw new Error('the message was not stored');
  return stored;
};
