import {
  retryLater,
  chatCloseCodes,
  type ChatMessage,
  type ChatProblem,
} from '@detroit-well/api-client/contract';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../platform/calls/calls.ts';
import type { GuardDeps } from '../../platform/http/guard.ts';
import { chatMembershipOf, type ChatMembership } from './chat-membership.ts';
import { isPing, pong, readTokenFrame } from './frames.ts';
import type { Hub, Member } from './hub.ts';
import { chatLimits, type ChatTimes } from './limits.ts';
import { receiveMessages } from './receive-messages.ts';
import type { ChatRoomRef } from './rooms.ts';

/** The state that all connections of a process share. */
export interface Chat {
  readonly deps: GuardDeps;
  readonly hub: Hub;
  readonly times: ChatTimes;
  /** The number of open connections of each person. */
  readonly connections: Map<string, number>;
  readonly log: FastifyBaseLogger;
}

/** Ends a connection; thrown while it is being opened. */
class Ended extends Error {
  readonly closeCode: number;
  constructor(closeCode: number, reason: string) {
    super(reason);
    this.closeCode = closeCode;
  }
}

const endings = {
  signed_out: () => new Ended(chatCloseCodes.notAuthenticated, 'Authentication required'),
  not_allowed: () => new Ended(chatCloseCodes.notAllowed, 'Not allowed'),
  tooMany: () => new Ended(chatCloseCodes.tooMany, 'Too many connections'),
};

/** Runs one connection from its first frame to its end. Processes frames one at a time, in order of arrival. */
export function subscribe(
  socket: WebSocket,
  roomRef: ChatRoomRef,
  offered: string | undefined,
  chat: Chat,
): void {
  const { deps, hub, times } = chat;
  let caller: Caller | undefined;
  let member: Member | undefined;
  let isAlive = true;
  let pending = 0;
  const authenticationTimer = setTimeout(() => end(endings.signed_out()), times.authenticationMs);
  const heartbeat = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
    // While the database is unavailable, the server neither admits nor disconnects members.
    if (caller) enqueue(() => recheck().catch((error: unknown) => error instanceof Ended && end(error)));
  }, times.heartbeatMs);
  let queue: Promise<void> = Promise.resolve();
  if (offered !== undefined) enqueue(() => enter(offered));

  socket.on('pong', () => (isAlive = true));
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    isAlive = true;
    pending += 1;
    if (isBinary) return socket.close(1003, 'Text only');
    if (pending > chatLimits.pendingFrames) return socket.close(chatCloseCodes.flooding, 'Too many frames');
    const frame = data.toString('utf8');
    // A browser cannot see the pings of the protocol, so it asks itself whether the connection still works.
    if (caller !== undefined && isPing(frame)) {
      pending -= 1;
      return socket.send(pong);
    }
    enqueue(async () => {
      pending -= 1;
      if (caller === undefined) return enter(readTokenFrame(frame));
      // A ping that arrived while the token was read.
      if (isPing(frame)) return socket.send(pong);
      const rejection = await receiveMessages(frame, roomRef, caller, chat);
      if (typeof rejection === 'string') throw endings[rejection]();
      if (rejection && isOpen()) send(rejection);
    });
  });
  socket.on('close', () => {
    clearTimeout(authenticationTimer);
    clearInterval(heartbeat);
    if (member) hub.leave(roomRef, member);
    if (caller) countConnection(caller, -1);
  });

  const isOpen = () => socket.readyState === socket.OPEN;
  const readMembership = (who: Caller) =>
    chatMembershipOf(deps.database.db, roomRef, who, deps.systemClock.now());

  function enqueue(work: () => Promise<unknown>): void {
    queue = queue.then(async () => void (isOpen() && (await work()))).catch(end);
  }

  async function enter(token: string | undefined): Promise<void> {
    const who = token === undefined ? undefined : await deps.accessTokens.read(token);
    if (who === undefined) throw endings.signed_out();
    assertWelcome(await readMembership(who));
    if (!isOpen()) return;
    clearTimeout(authenticationTimer);
    if ((chat.connections.get(who.userId) ?? 0) >= chatLimits.connections) throw endings.tooMany();
    caller = who;
    countConnection(who, 1);
    member = { caller: who, send, disconnect: (membership) => end(endings[membership]()) };
    await hub.join(roomRef, member);
    // The connection closed while it was joining: the `close` handler ran before there was a member to remove.
    if (!isOpen()) hub.leave(roomRef, member);
  }

  /** Disconnects a reader that is too slow, so that unsent messages do not fill the memory. */
  function send(message: ChatMessage | ChatProblem): void {
    if (socket.bufferedAmount > chatLimits.unreadBytes)
      socket.close(chatCloseCodes.tryAgainLater, 'Too slow');
    else socket.send(JSON.stringify(message));
  }

  /** Disconnects a member whose sign-in ended or whose registration was cancelled, even when no message is sent. */
  async function recheck(): Promise<void> {
    if (caller) assertWelcome(await readMembership(caller));
  }

  function assertWelcome(membership: ChatMembership): void {
    if (membership !== 'welcome') throw endings[membership]();
  }

  function end(error: unknown): void {
    if (error instanceof Ended) return socket.close(error.closeCode, error.message);
    chat.log.warn({ err: error }, 'a chat connection ends');
    socket.close(chatCloseCodes.tryAgainLater, retryLater);
  }

  function countConnection({ userId }: Caller, change: 1 | -1): void {
    const now = (chat.connections.get(userId) ?? 0) + change;
    if (now > 0) chat.connections.set(userId, now);
    else chat.connections.delete(userId);
  }
}
