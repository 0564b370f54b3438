import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { postToThread } from '../chat/post-to-thread.ts';
import { requireSessionAccess } from './session-access.ts';
import { readThread } from './thread.ts';

type Calls = Contract['registeredSessions'];

const pageSize = 50;

/** A page of the session's thread between its people and its coach, oldest first, counted from the newest message. */
export const messages: Handler<Calls['messages']> = async ({ params, query, caller }, { database }) => {
  const { sessionId } = await requireSessionAccess(database.db, caller.userId, params.id);
  const { limit = pageSize, before } = query;
  const earlier =
    before === undefined
      ? sql`true`
      : sql`m.sequence < (select b.sequence from chat_messages b where b.id = ${before} and b.room = m.room)`;
  return readThread(database.db, { readerId: caller.userId, sessionId, where: earlier, limit });
};

/** Posts to the session's thread, which its chat room shows too, until the session ends. */
export const sendMessage: Handler<Calls['sendMessage']> = async (call, { database, clock }) => {
  const { params, body, caller } = call;
  const { userId: senderId } = caller;
  const { sessionId } = await requireSessionAccess(database.db, senderId, params.id);
  const id = idOfRequest(call);
  // A repeated call returns the message that was stored in time.
  await database.withTx((tx) =>
    postToThread(tx, { id, sessionId, senderId, message: body.message }, clock.now()),
  );
  const one = { readerId: senderId, sessionId, where: sql`m.id = ${id}`, limit: 1 };
  const [stored] = await readThread(database.db, one);
  if (stored === undefined) throw new Error('the message was not stored');
  return stored;
};
