import { basePath, chat as paths } from '@detroit-well/api-client/contract';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GuardDeps } from '../../platform/http/guard.ts';
import { agreedProtocol, tokenIn } from './frames.ts';
import { createHub } from './hub.ts';
import { chatLimits, chatTimes, type ChatTimes } from './limits.ts';
import { knownOriginsOnly, type AllowsOrigin } from './origin.ts';
import type { ChatRoomRef } from './rooms.ts';
import { subscribe, type Chat } from './subscribe.ts';

/** The server terminates connections that do not complete the closing handshake within this time. */
const closeTimeoutMs = 1_000;

interface ChatGuards {
  readonly allowsOrigin?: AllowsOrigin;
}

/** Mounts the WebSocket paths at the root and below the base path. Must run before other routes are added. */
export async function mountChat(
  app: FastifyInstance,
  deps: GuardDeps,
  times: ChatTimes = chatTimes,
  { allowsOrigin = knownOriginsOnly(deps.settings) }: ChatGuards = {},
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: chatLimits.frameBytes, handleProtocols: agreedProtocol },
    // An oversized or malformed frame: the protocol has already closed the connection with 1009, 1007 or 1002.
    errorHandler: (error, socket, request) => {
      request.log.info({ reason: error.message }, 'a websocket failed');
      setTimeout(() => socket.terminate(), closeTimeoutMs).unref();
    },
    preClose: (done) => {
      const clients = [...app.websocketServer.clients];
      for (const client of clients) client.close(1001, 'Going away');
      setTimeout(() => clients.forEach((client) => client.terminate()), closeTimeoutMs).unref();
      app.websocketServer.close();
      done();
    },
  });
  const hub = createHub(deps, app.log);
  const chat: Chat = { deps, hub, times, connections: new Map(), log: app.log };
  app.addHook('onClose', () => hub.close());

  const mount = (path: string, roomRefOf: (params: Record<string, string>) => ChatRoomRef) => {
    for (const url of [toRoute(path), toRoute(basePath + path)]) {
      const onRequest = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
        if (!allowsOrigin(headers.origin)) return reply.code(403).send({ message: 'Origin not allowed' });
      };
      app.get(url, { websocket: true, onRequest }, (socket: WebSocket, request: FastifyRequest) => {
        const roomRef = roomRefOf(request.params as Record<string, string>); // the route has exactly these parameters
        subscribe(socket, roomRef, tokenIn(request.headers['sec-websocket-protocol']), chat);
      });
    }
  };
  mount(paths.private.path, ({ userId = '', otherUserId = '' }) => ({
    kind: 'private',
    people: [userId, otherUserId],
  }));
  mount(paths.training.path, ({ sessionId = '' }) => ({ kind: 'training', sessionId }));
}

/** Converts `/ws/{id}/` to the router's form, `/ws/:id/`. */
const toRoute = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');
