import type { ChatMessage } from '@detroit-well/api-client/contract';
import { toStudioIso } from '@detroit-well/config/studio-time';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { requireOpen, type RequireOpen } from '../account/require-open.ts';
import type { Database, Db } from '../db/database.ts';
import { chatMessages } from '../db/schema/chat.ts';
import { profiles } from '../db/schema/people.ts';

/** The channel of NOTIFY; what is said on it is the name of a room with something new. */
export const chatChannel = 'detroit_chat';

/** A message with its place in the order of its room. */
export interface Numbered {
  readonly sequence: number;
  readonly message: ChatMessage;
}

/**
 * One at a time per room until the commit, so that numbers become visible in their order. Without it a higher number may
 * be seen first, and whoever asks for what comes after it never sees the lower one.
 */
export type LockRoom = (tx: Db, room: string) => Promise<unknown>;
/** Any number that only chat uses. */
const roomLocks = 4_100_300;
export const lockRoom: LockRoom = (tx, room) =>
  tx.execute(sql`select pg_advisory_xact_lock(${roomLocks}, hashtext(${room}))`);

/**
 * Keeps a message and tells every process that its room has something new, both or neither. Refuses where the sender's account
 * is closed, and asks for that first: nobody waits for an account with a room in hand.
 */
export async function say(
  database: Database,
  room: string,
  senderId: string,
  message: string,
  lock: LockRoom = lockRoom,
  open: RequireOpen = requireOpen,
): Promise<void> {
  await database.withTx(async (tx) => {
    await open(tx, senderId);
    await lock(tx, room);
    // The database's clock, read after the lock: times grow as numbers do, whichever process wrote.
    await tx.insert(chatMessages).values({ room, senderId, message, createdAt: sql`clock_timestamp()` });
    await announceRoom(tx, room);
  });
}

/** Makes every process read the room again and check who may still listen, once the transaction commits. */
export const announceRoom = (tx: Db, room: string): Promise<unknown> =>
  tx.execute(sql`select pg_notify(${chatChannel}, ${room})`);

/** The last messages of a room, oldest first. */
export async function lastMessages(db: Db, room: string, limit: number): Promise<Numbered[]> {
  const rows = await select(db)
    .where(eq(chatMessages.room, room))
    .orderBy(desc(chatMessages.sequence))
    .limit(limit);
  return rows.reverse().map(numbered);
}

/** What was said after a message, oldest first. */
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
    .select({ said: chatMessages, firstName: profiles.firstName, lastName: profiles.lastName })
    .from(chatMessages)
    .leftJoin(profiles, eq(profiles.userId, chatMessages.senderId));

type Row = Awaited<ReturnType<typeof select>>[number];

/** People of a conversation see first name and initial, as participants do (SPEC-B 11). */
export function nameInChat(firstName: string | null, lastName: string | null): string {
  const initial = Array.from(lastName ?? '')[0];
  return [firstName || 'Guest', ...(initial ? [`${initial}.`] : [])].join(' ');
}

function numbered({ said, firstName, lastName }: Row): Numbered {
  return {
    sequence: said.sequence,
    message: {
      id: said.id,
      sender: said.senderId,
      sender_name: nameInChat(firstName, lastName),
      message: said.message,
      timestamp: toStudioIso(said.createdAt),
    },
  };
}
