import type { Contract } from '@detroit-well/api-client/contract';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { notifyPerson } from '../users/notify-people.ts';
import { requireOpen, type RequireOpen } from '../users/require-open.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { hasRoomAccess, roomNameOf, type ChatRoomRef } from './rooms.ts';

/** Stores that the caller has read a room up to a message. An earlier message changes nothing. */
export const markRead: Handler<Contract['chatRooms']['markRead']> = async (
  { body, caller },
  { database },
) => {
  const { kind, room_id, message_id } = body;
  const { userId } = caller;
  const roomRef: ChatRoomRef =
    kind === 'training' ? { kind, sessionId: room_id } : { kind, people: [userId, room_id] };
  await database.withTx((tx) => storeRead(tx, { userId, roomRef, messageId: message_id }));
};

export interface NewRead {
  readonly userId: string;
  readonly roomRef: ChatRoomRef;
  readonly messageId: string;
}

export async function storeRead(
  tx: Db,
  { userId, roomRef, messageId }: NewRead,
  { open = requireOpen }: Guards<{ open: RequireOpen }> = {},
): Promise<void> {
  await open(tx, userId);
  const room = roomNameOf(roomRef);
  const stored = await readRows(
    z.object({ room: z.string() }),
    tx.execute(sql`
    insert into chat_reads as d (user_id, room, sequence)
    select u.id, m.room, m.sequence from chat_messages m join users u on u.id = ${userId}
    where m.id = ${messageId} and m.room = ${room} and ${hasRoomAccess(roomRef)}
    on conflict (user_id, room) do update set sequence = greatest(d.sequence, excluded.sequence)
    returning d.room`),
  );
  if (stored.length === 0) throw problem('not_found');
  await notifyPerson(tx, userId);
}
