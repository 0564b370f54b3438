import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { MockStudio } from './mock-studio.ts';

const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, X-Request-ID',
  'Access-Control-Expose-Headers': 'X-Request-ID, Retry-After, Date',
  'Access-Control-Max-Age': '600',
};

/** Serves a mock studio over HTTP, for programs in any language. The server does not listen yet. */
export function mockServer(studio: MockStudio): Server {
  return createServer(async (incoming, outgoing) => {
    const response =
      incoming.method === 'OPTIONS'
        ? new Response(null, { status: 204 })
        : await studio.handle(await requestOf(incoming));
    outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...crossOrigin });
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
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
