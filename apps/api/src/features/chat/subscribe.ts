import {
  retryLater,
  chatCloseCodes,
  type ChatMessage,
  type ChatRefusal,
} from '@detroit-well/api-client/contract';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../../platform/calls/calls.ts';
import type { GuardDeps } from '../../platform/http/guard.ts';
import { chatMembershipOf, type ChatMembership } from './chat-membership.ts';
import { readHello } from './frames.ts';
import type { Hub, Member } from './hub.ts';
import { chatLimits, type ChatTimes } from './limits.ts';
import { receiveMessages } from './receive-messages.ts';
import type { ChatPlace } from './rooms.ts';

/** What all connections of a process share. */
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
  place: ChatPlace,
  offered: string | undefined,
  chat: Chat,
): void {
  const { deps, hub, times } = chat;
  let caller: Caller | undefined;
  let member: Member | undefined;
  let lives = true;
  let pending = 0;
  const hello = setTimeout(() => end(endings.signed_out()), times.helloMs);
  const heart = setInterval(() => {
    if (!lives) return socket.terminate();
    lives = false;
    socket.ping();
    // While the database is unavailable, the server neither admits nor disconnects members.
    if (caller) inTurn(() => recheck().catch((error: unknown) => error instanceof Ended && end(error)));
  }, times.heartbeatMs);
  let turn: Promise<void> = Promise.resolve();
  if (offered !== undefined) inTurn(() => enter(offered));

  socket.on('pong', () => (lives = true));
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    lives = true;
    pending += 1;
    if (isBinary) return socket.close(1003, 'Text only');
    if (pending > chatLimits.pendingFrames) return socket.close(chatCloseCodes.flooding, 'Too many frames');
    const frame = data.toString('utf8');
    inTurn(async () => {
      pending -= 1;
      if (caller === undefined) return enter(readHello(frame));
      const refused = await receiveMessages(frame, place, caller, chat);
      if (typeof refused === 'string') throw endings[refused]();
      if (refused && isOpen()) send(refused);
    });
  });
  socket.on('close', () => {
    clearTimeout(hello);
    clearInterval(heart);
    if (member) hub.leave(place, member);
    if (caller) countConnection(caller, -1);
  });

  const isOpen = () => socket.readyState === socket.OPEN;
  const ask = (who: Caller) => chatMembershipOf(deps.database.db, place, who, deps.clock.now());

  function inTurn(work: () => Promise<unknown>): void {
    turn = turn.then(async () => void (isOpen() && (await work()))).catch(end);
  }

  async function enter(token: string | undefined): Promise<void> {
    const who = token === undefined ? undefined : await deps.accessTokens.read(token);
    if (who === undefined) throw endings.signed_out();
    judge(await ask(who));
    if (!isOpen()) return;
    clearTimeout(hello);
    if ((chat.connections.get(who.userId) ?? 0) >= chatLimits.connections) throw endings.tooMany();
    caller = who;
    countConnection(who, 1);
    member = { caller: who, tell: send, showOut: (standing) => end(endings[standing]()) };
    await hub.join(place, member);
    // The connection closed while it was joining: the `close` handler ran before there was a member to remove.
    if (!isOpen()) hub.leave(place, member);
  }

  /** Disconnects a reader that is too slow, so that unsent messages do not fill the memory. */
  function send(said: ChatMessage | ChatRefusal): void {
    if (socket.bufferedAmount > chatLimits.unreadBytes)
      socket.close(chatCloseCodes.tryAgainLater, 'Too slow');
    else socket.send(JSON.stringify(said));
  }

  /** Disconnects a member whose sign-in ended or whose registration was cancelled, even when no message is sent. */
  async function recheck(): Promise<void> {
    if (caller) judge(await ask(caller));
  }

  function judge(standing: ChatMembership): void {
    if (standing !== 'welcome') throw endings[standing]();
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
