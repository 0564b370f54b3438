import type { ChatMessage } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { studioNowInTransaction } from '../../platform/database/schema/database-time.ts';
import type { Database, Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { chatMessages } from '../../platform/database/schema/chat.ts';
import { profiles } from '../../platform/database/schema/people.ts';
import { requireOpen, type RequireOpen } from '../users/require-open.ts';
import { notifyPeopleOf } from './notify-people-of.ts';

/** The NOTIFY channel. The payload is the name of the room that changed. */
export const chatChannel = 'detroit_chat';

/** A message with its number, which defines the order of its room. */
export interface Numbered {
  readonly sequence: number;
  readonly message: ChatMessage;
}

/**
 * Serializes the writers of a room until they commit, so that numbers become visible in order. Without the lock a higher number
 * can become visible first. A reader that continues after it would never see the lower one.
 */
export type LockRoom = (tx: Db, room: string) => Promise<unknown>;
/** An arbitrary advisory lock number that only chat uses. */
const roomLocks = 4_100_300;
export const lockRoom: LockRoom = (tx, room) =>
  tx.execute(sql`select pg_advisory_xact_lock(${roomLocks}, hashtext(${room}))`);

/** A message to store. `id` comes from a request that may be repeated. */
export interface NewMessage {
  readonly id?: string;
  readonly room: string;
  readonly senderId: string;
  readonly message: string;
}

export type MessageGuards = Guards<{ lock: LockRoom; open: RequireOpen }>;

/**
 * Stores a message, and notifies every process about its room once the transaction commits. Returns false when a repeated
 * request has already stored it. Throws when the sender's account is closed. Checks the account before it locks the room, so
 * that no transaction waits for an account while it holds a room.
 */
export async function postMessage(
  tx: Db,
  newMessage: NewMessage,
  { lock = lockRoom, open = requireOpen }: MessageGuards = {},
): Promise<boolean> {
  const { room, senderId } = newMessage;
  await open(tx, senderId);
  await lock(tx, room);
  const inserted = await tx
    .insert(chatMessages)
    // Uses the database clock, read after the lock: times then increase with the numbers, whichever process writes.
    .values({ ...newMessage, createdAt: studioNowInTransaction })
    .onConflictDoNothing()
    .returning({ id: chatMessages.id });
  if (inserted.length === 0) return false;
  await notifyRoom(tx, room);
  await notifyPeopleOf(tx, room);
  return true;
}

/** Stores a message in a transaction of its own. */
export const storeMessage = (
  database: Database,
  room: string,
  senderId: string,
  message: string,
  guards: MessageGuards = {},
): Promise<boolean> => database.withTx((tx) => postMessage(tx, { room, senderId, message }, guards));

/** Makes every process read the room again and check who may still listen, once the transaction commits. */
export const notifyRoom = (tx: Db, room: string): Promise<unknown> =>
  tx.execute(sql`select pg_notify(${chatChannel}, ${room})`);

/** A payload that names no room. */
export const allRooms = '*';

/** Makes every process check who may listen in its rooms, once the transaction commits. */
export const checkAllRooms = (tx: Db): Promise<unknown> => notifyRoom(tx, allRooms);

/** The last messages of a room, oldest first. */
export async function lastMessages(db: Db, room: string, limit: number): Promise<Numbered[]> {
  const rows = await select(db)
    .where(eq(chatMessages.room, room))
    .orderBy(desc(chatMessages.sequence))
    .limit(limit);
  return rows.reverse().map(numbered);
}

/** The messages after a given one, oldest first. */
export async function messagesAfter(
  db: Db,
  room: string,
  sequence: number,
  limit: number,
): Promise<Numbered[]> {
  const rows = await select(db)
    .where(and(eq(chatMessages.room, room), gt(chatMessages.sequence, sequence)))
    .orderBy(asc(chatMessages.sequence))
    .limit(limit);
  return rows.map(numbered);
}

const select = (db: Db) =>
  db
    .select({ message: chatMessages, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(chatMessages)
    .leftJoin(profiles, eq(profiles.userId, chatMessages.senderId));

type Row = Awaited<ReturnType<typeof select>>[number];

/** Chat shows the first name and the initial of the last name, as the list of participants does (SPEC-B 11). */
export function nameInChat(firstName: string | null, lastName: string | null): string {
  const initial = Array.from(lastName ?? '')[0];
  return [firstName || 'Guest', ...(initial ? [`${initial}.`] : [])].join(' ');
}

function numbered({ message, firstName, lastName }: Row): Numbered {
  return {
    sequence: message.sequence,
    message: {
      id: message.id,
      sender: message.senderId,
      sender_name: nameInChat(firstName, lastName),
      message: message.message,
      timestamp: toStudioIso(message.createdAt),
    },
  };
}
