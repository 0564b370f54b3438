import type { ChatMessage } from '@detroit-well/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../platform/calls/calls.ts';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { chatMemberships, type ChatMembership } from './chat-membership.ts';
import { allRooms, chatChannel, lastMessages, messagesAfter, type Numbered } from './messages.ts';
import { roomNameOf, type ChatRoomRef } from './rooms.ts';

/** The number of earlier messages that a new connection receives. */
const replayed = 50;
const readLimit = 200;
const retryMs = 1_000;

/** A connection in a room, as the hub sees it. */
export interface Member {
  readonly caller: Caller;
  send(message: ChatMessage): void;
  /** Tells the member why it may no longer listen. The hub has already removed it. */
  disconnect(memberships: Exclude<ChatMembership, 'welcome'>): void;
}

interface Room {
  readonly roomRef: ChatRoomRef;
  /** Maps each member to the number of the last message it received. */
  readonly members: Map<Member, number>;
  /** Members that are still joining. The hub keeps the room while there are any. */
  joining: number;
  /** A queue of one, so that joining and delivering never run concurrently. */
  work: Promise<void>;
  /** A notification has arrived and the room has not started to read it. */
  readScheduled: boolean;
}

/** The rooms that have members in this process, kept up to date from the database. */
export interface Hub {
  /** Sends the last messages, then every new one: each exactly once and in the order of the room. */
  join(roomRef: ChatRoomRef, member: Member): Promise<void>;
  leave(roomRef: ChatRoomRef, member: Member): void;
  close(): Promise<void>;
}

/**
 * Message numbers are the source of truth and NOTIFY is only a trigger. After a lost connection, rooms continue from the last
 * number.
 */
export function createHub(
  { database, systemClock }: Pick<PlatformDeps, 'database' | 'systemClock'>,
  log: FastifyBaseLogger,
): Hub {
  const rooms = new Map<string, Room>();
  let listening: Promise<() => Promise<void>> | undefined;
  let closed = false;

  function listen(): Promise<unknown> {
    const readAll = () => {
      for (const name of rooms.keys()) scheduleRead(name);
    };
    const read = (name: string) => (name === allRooms ? readAll() : scheduleRead(name));
    listening ??= database.listen(chatChannel, read, readAll).catch((error: unknown) => {
      listening = undefined; // the next member to join tries again
      throw error;
    });
    return listening;
  }

  function scheduleRead(name: string): void {
    const room = rooms.get(name);
    if (room === undefined || room.readScheduled || closed) return;
    room.readScheduled = true;
    void enqueue(room, () => readNewMessages(name, room)).catch((error: unknown) => {
      log.warn({ err: error }, 'a chat room could not be read, trying again');
      setTimeout(() => scheduleRead(name), retryMs).unref();
    });
  }

  async function readNewMessages(name: string, room: Room): Promise<void> {
    room.readScheduled = false;
    for (;;) {
      if (room.members.size === 0) return;
      const from = Math.min(...room.members.values());
      const newMessages = await messagesAfter(database.db, name, from, readLimit);
      // Runs even without new messages: a cancelled registration is also announced, and its owner is disconnected.
      await deliver(room, [...room.members.keys()], newMessages);
      if (newMessages.length < readLimit) return;
    }
  }

  /** Checks memberships after reading the messages. A member who lost access before a message was stored does not receive it. */
  async function deliver(room: Room, members: readonly Member[], messages: readonly Numbered[]) {
    const callers = members.map(({ caller }) => caller);
    const memberships = await chatMemberships(database.db, room.roomRef, callers, systemClock.now());
    members.forEach((member, index) => {
      const now = memberships[index] ?? 'signed_out';
      if (now === 'welcome') return sendNew(room, member, messages);
      room.members.delete(member);
      member.disconnect(now);
    });
  }

  return {
    async join(roomRef, member) {
      const name = roomNameOf(roomRef);
      const room = rooms.get(name) ?? newRoom(roomRef);
      rooms.set(name, room);
      room.joining += 1;
      try {
        // Listen first: a message stored during the read below is then announced and read afterwards.
        await listen();
        await enqueue(room, async () => {
          const last = await lastMessages(database.db, name, replayed);
          room.members.set(member, 0);
          await deliver(room, [member], last);
        });
      } finally {
        room.joining -= 1;
        deleteIfEmpty(name, room);
      }
    },
    leave(roomRef, member) {
      const name = roomNameOf(roomRef);
      const room = rooms.get(name);
      room?.members.delete(member);
      if (room) deleteIfEmpty(name, room);
    },
    async close() {
      closed = true;
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };

  function deleteIfEmpty(name: string, room: Room): void {
    if (room.members.size === 0 && room.joining === 0) rooms.delete(name);
  }
}

const newRoom = (roomRef: ChatRoomRef): Room => ({
  roomRef,
  members: new Map(),
  joining: 0,
  work: Promise.resolve(),
  readScheduled: false,
});

function enqueue(room: Room, work: () => Promise<void>): Promise<void> {
  const done = room.work.then(work);
  room.work = done.catch(() => {});
  return done;
}

function sendNew(room: Room, member: Member, messages: readonly Numbered[]): void {
  for (const { sequence, message } of messages) {
    const last = room.members.get(member);
    if (last === undefined || sequence <= last) continue;
    room.members.set(member, sequence);
    member.send(message);
  }
}
