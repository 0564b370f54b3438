import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

export interface Seen {
  method: string;
  path: string;
  token: string | undefined;
  key: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

/** `cut` closes the connection without a response. */
export type FakeResponse =
  { status?: number; json?: unknown; text?: string; headers?: Record<string, string> } | 'cut';

export interface RealServer {
  url: string;
  seen: Seen[];
  /** Requests whose path starts with `path`. */
  to: (path: string) => Seen[];
}

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, planned: FakeResponse): void {
  if (planned === 'cut') {
    response.destroy();
    return;
  }
  const json = planned.text === undefined;
  response.writeHead(planned.status ?? 200, {
    'Content-Type': json ? 'application/json' : 'text/plain',
    ...planned.headers,
  });
  response.end(json ? JSON.stringify(planned.json ?? {}) : planned.text);
}

/** Starts a server on its own port that returns the given responses and records its requests. */
export async function realServer(
  respond: (seen: Seen) => FakeResponse | Promise<FakeResponse>,
): Promise<RealServer> {
  const seen: Seen[] = [];
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const one: Seen = {
      method: request.method ?? '',
      path: request.url ?? '',
      token: request.headers.authorization?.replace('Bearer ', ''),
      key: request.headers['idempotency-key'] as string | undefined,
      headers: request.headers,
      body: await bodyOf(request),
    };
    seen.push(one);
    send(response, await respond(one));
  }
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closers.push(
    () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  );
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    to: (path) => seen.filter((one) => one.path.startsWith(path)),
  };
}
