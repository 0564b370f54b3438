import {
  basePath,
  chatCloseCodes,
  notificationSocket,
  retryLater,
  type NotificationSignal,
} from '@detroit-well/api-client/contract';
import type { WebSocket } from '@fastify/websocket';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Caller } from '../../platform/calls/calls.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import type { GuardDeps } from '../../platform/http/guard.ts';
import { isPing, pong, readTokenFrame, tokenIn } from '../chat/frames.ts';
import { chatLimits, chatTimes, type ChatTimes } from '../chat/limits.ts';
import { knownOriginsOnly } from '../chat/origin.ts';
import { roomOfName } from '../chat/rooms.ts';
import { everybody, peopleChannel, signIns } from '../users/notify-people.ts';

/** One open screen of a person. */
interface OpenScreen {
  send(signal: NotificationSignal): void;
  /** Closes the screen's connection unless its sign-in still holds. */
  check(): void;
}

/**
 * Mounts the websocket of a member at the root and below the base path. It tells open screens that their notifications, or the
 * messages of a room, have changed; the screens then load them. So a lost signal loses nothing. Must run after `mountChat`.
 */
export function mountNotifications(
  app: FastifyInstance,
  deps: GuardDeps,
  { authenticationMs, heartbeatMs }: ChatTimes = chatTimes,
): void {
  const { database, accessTokens, systemClock } = deps;
  const allowsOrigin = knownOriginsOnly(deps.settings);
  /** The open screens of each person. */
  const screens = new Map<string, Set<OpenScreen>>();
  let listening: Promise<() => Promise<void>> | undefined;
  app.addHook('onClose', async () => (await listening?.catch(() => undefined))?.());

  /** Without PostgreSQL's notifications, as after a lost connection, all screens load once. */
  const signalAll = () => {
    for (const open of screens.values()) for (const screen of open) screen.send({ type: 'changed' });
  };
  function signal(payload: string): void {
    const [userId = '', room] = payload.split(' ');
    if (userId === everybody) return signalAll();
    if (room === signIns) {
      for (const screen of screens.get(userId) ?? []) screen.check();
      return;
    }
    const changed = room === undefined ? {} : { room: roomFor(userId, room) };
    for (const screen of screens.get(userId) ?? []) screen.send({ type: 'changed', ...changed });
  }
  const listen = () =>
    (listening ??= database.listen(peopleChannel, signal, signalAll).catch((error: unknown) => {
      listening = undefined; // the next screen tries again
      throw error;
    }));

  async function isSignedIn({ family, userId }: Caller): Promise<boolean> {
    const rows = await readRows(
      z.object({ id: z.string() }),
      database.db.execute(sql`
      select f.id from refresh_families f join users u on u.id = f.user_id
      where f.id = ${family} and u.id = ${userId} and u.is_active and f.ended_at is null and f.locked_at is null
        and f.expires_at > ${systemClock.now().toISOString()}::timestamptz`),
    );
    return rows.length > 0;
  }

  function connect(socket: WebSocket, offered: string | undefined): void {
    let caller: Caller | undefined;
    let isAlive = true;
    const reject = () => socket.close(chatCloseCodes.notAuthenticated, 'Authentication required');
    const fail = (error: unknown) => {
      app.log.warn({ err: error }, 'a connection for notifications ends');
      socket.close(chatCloseCodes.tryAgainLater, retryLater);
    };
    const screen: OpenScreen = {
      send: (frame) => {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(frame));
      },
      // While the database is unavailable, the server disconnects no client.
      check: () => {
        if (caller)
          void isSignedIn(caller).then(
            (is) => (is ? undefined : reject()),
            () => undefined,
          );
      },
    };
    const timer = setTimeout(reject, authenticationMs);
    const heartbeat = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
      screen.check();
    }, heartbeatMs);

    async function enter(token: string | undefined): Promise<void> {
      const who = token === undefined ? undefined : await accessTokens.read(token);
      if (who === undefined || !(await isSignedIn(who))) return reject();
      await listen();
      if (socket.readyState !== socket.OPEN) return;
      clearTimeout(timer);
      const own = screens.get(who.userId) ?? new Set();
      if (own.size >= chatLimits.connections)
        return socket.close(chatCloseCodes.tooMany, 'Too many connections');
      caller = who;
      screens.set(who.userId, own.add(screen));
      // The screen may have loaded before this connection was listed.
      screen.send({ type: 'changed' });
    }
    if (offered !== undefined) enter(offered).catch(fail);

    socket.on('pong', () => (isAlive = true));
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      isAlive = true;
      if (isBinary) return socket.close(1003, 'Text only');
      const frame = data.toString('utf8');
      if (isPing(frame)) return socket.send(pong);
      if (caller === undefined && offered === undefined) enter(readTokenFrame(frame)).catch(fail);
    });
    socket.on('close', () => {
      clearTimeout(timer);
      clearInterval(heartbeat);
      const own = caller && screens.get(caller.userId);
      own?.delete(screen);
      if (caller && own?.size === 0) screens.delete(caller.userId);
    });
  }

  for (const url of [notificationSocket.path, basePath + notificationSocket.path]) {
    const onRequest = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
      if (!allowsOrigin(headers.origin)) return reply.code(403).send({ message: 'Origin not allowed' });
    };
    app.get(url, { websocket: true, onRequest }, (socket: WebSocket, request: FastifyRequest) =>
      connect(socket, tokenIn(request.headers['sec-websocket-protocol'])),
    );
  }
}

/** A room as this person addresses it: a private one by the other person. */
function roomFor(userId: string, name: string): NonNullable<NotificationSignal['room']> {
  const roomRef = roomOfName(name);
  if (roomRef.kind === 'training') return { kind: 'training', id: roomRef.sessionId };
  return { kind: 'private', id: roomRef.people.find((id) => id !== userId) ?? userId };
}
