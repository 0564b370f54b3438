import type { ChatMessage } from '@detroit-well/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../calls.ts';
import type { Deps } from '../dependencies.ts';
import { chatChannel, lastMessages, messagesAfter, type Numbered } from './messages.ts';
import { roomOf, type ChatPlace } from './rooms.ts';
import { chatMemberships, type ChatMembership } from './chat-membership.ts';

/** How many messages somebody who comes in is told of. */
export const replayed = 50;
const mostAtOnce = 200;
const retryMs = 1_000;

/** Somebody in a room, as the hub sees it. */
export interface Member {
  readonly caller: Caller;
  tell(message: ChatMessage): void;
  /** The member may not listen any more, and is no member from here on. */
  showOut(standing: Exclude<ChatMembership, 'welcome'>): void;
}

interface Room {
  readonly place: ChatPlace;
  /** With the number of the last message each was told of. */
  readonly members: Map<Member, number>;
  /** On their way in: the room stays while somebody comes. */
  coming: number;
  /** One thing at a time, so that coming in and hearing never cross. */
  work: Promise<void>;
  /** Something new was announced and is not being read yet. */
  announced: boolean;
}

/** Rooms with somebody of this process in them, kept up to date from the database. */
export interface Hub {
  /** Tells the last messages, then every new one, each once and in the order of the room. */
  join(place: ChatPlace, member: Member): Promise<void>;
  leave(place: ChatPlace, member: Member): void;
  close(): Promise<void>;
}

/** Numbers are the truth and NOTIFY only a nudge: after a gap in hearing, rooms read on from where they were. */
export function createHub(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  log: FastifyBaseLogger,
): Hub {
  const rooms = new Map<string, Room>();
  let listening: Promise<() => Promise<void>> | undefined;
  let closed = false;

  function listen(): Promise<unknown> {
    const everybody = () => {
      for (const name of rooms.keys()) announce(name);
    };
    listening ??= database.listen(chatChannel, announce, everybody).catch((error: unknown) => {
      listening = undefined; // the next one who comes in tries again
      throw error;
    });
    return listening;
  }

  function announce(name: string): void {
    const room = rooms.get(name);
    if (room === undefined || room.announced || closed) return;
    room.announced = true;
    void inTurn(room, () => readOn(name, room)).catch((error: unknown) => {
      log.warn({ err: error }, 'a chat room could not be read, trying again');
      setTimeout(() => announce(name), retryMs).unref();
    });
  }

  async function readOn(name: string, room: Room): Promise<void> {
    room.announced = false;
    for (;;) {
      if (room.members.size === 0) return;
      const from = Math.min(...room.members.values());
      const fresh = await messagesAfter(database.db, name, from, mostAtOnce);
      // Also without messages: a cancelled registration is announced too, and its owner is disconnected.
      await deliver(room, [...room.members.keys()], fresh);
      if (fresh.length < mostAtOnce) return;
    }
  }

  /** Asked after the messages were read: of whoever left before they were said it is known by then. */
  async function deliver(room: Room, members: readonly Member[], messages: readonly Numbered[]) {
    const callers = members.map(({ caller }) => caller);
    const standing = await chatMemberships(database.db, room.place, callers, clock.now());
    members.forEach((member, index) => {
      const now = standing[index] ?? 'signed_out';
      if (now === 'welcome') return tellAll(room, member, messages);
      room.members.delete(member);
      member.showOut(now);
    });
  }

  return {
    async join(place, member) {
      const name = roomOf(place);
      const room = rooms.get(name) ?? newRoom(place);
      rooms.set(name, room);
      room.coming += 1;
      try {
        // Hearing first: what is said while we read is then announced, and read afterwards.
        await listen();
        await inTurn(room, async () => {
          const last = await lastMessages(database.db, name, replayed);
          room.members.set(member, 0);
          await deliver(room, [member], last);
        });
      } finally {
        room.coming -= 1;
        forgetEmpty(name, room);
      }
    },
    leave(place, member) {
      const name = roomOf(place);
      const room = rooms.get(name);
      room?.members.delete(member);
      if (room) forgetEmpty(name, room);
    },
    async close() {
      closed = true;
      const stop = await listening?.catch(() => undefined);
      await stop?.();
    },
  };

  function forgetEmpty(name: string, room: Room): void {
    if (room.members.size === 0 && room.coming === 0) rooms.delete(name);
  }
}

const newRoom = (place: ChatPlace): Room => ({
  place,
  members: new Map(),
  coming: 0,
  work: Promise.resolve(),
  announced: false,
});

function inTurn(room: Room, work: () => Promise<void>): Promise<void> {
  const done = room.work.then(work);
  room.work = done.catch(() => {});
  return done;
}

function tellAll(room: Room, member: Member, messages: readonly Numbered[]): void {
  for (const { sequence, message } of messages) {
    const last = room.members.get(member);
    if (last === undefined || sequence <= last) continue;
    room.members.set(member, sequence);
    member.tell(message);
  }
}
