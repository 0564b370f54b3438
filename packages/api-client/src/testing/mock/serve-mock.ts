import { createServer, type IncomingMessage, type Server } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { basePath } from '../../contract/index.ts';
import type { MockStudio } from './mock-studio.ts';

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, X-Request-ID',
  'Access-Control-Expose-Headers': 'X-Request-ID, Retry-After, Idempotent-Replayed, Date',
  'Access-Control-Max-Age': '600',
};

/** Serves a mock studio over HTTP, for programs in any language. The server does not listen yet. */
export function mockServer(studio: MockStudio): Server {
  const server = createServer(async (incoming, outgoing) => {
    const response =
      incoming.method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await studio.handle(await requestOf(incoming));
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...crossOrigin });
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  serveChat(server, studio);
  return server;
}

/** The client offers its access token as the subprotocol after this one. */
const bearer = 'bearer';

/** Serves the chat rooms by websocket, at the root and below the base path. */
function serveChat(server: Server, studio: MockStudio): void {
  const sockets = new WebSocketServer({
    server,
    handleProtocols: (offered) => (offered.has(bearer) ? bearer : false),
  });
  sockets.on('connection', (socket: WebSocket, { url = '/', headers }: IncomingMessage) => {
    const { pathname } = new URL(url, 'http://mock.invalid');
    const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname;
    const [word, token] = (headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
    const peer = studio.connect({
      path: path.replace(/\/?$/, '/'),
      token: word === bearer ? token : undefined,
      send: (frame) => socket.send(frame),
      close: (code, reason) => socket.close(code, reason),
    });
    if (peer === null) return socket.terminate();
    socket.on('message', (data: Buffer) => peer.receive(data.toString('utf8')));
    socket.on('close', () => peer.left());
  });
  // The server reports why it cannot listen; the websockets would report it again.
  sockets.on('error', () => {});
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
  return new Request(`http://mock.invalid${incoming.url ?? '/'}`, { method, headers, body });
}
