import { problemBody } from '@detroit-well/api-client/contract';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, seedStudio } from './booking.ts';
import { testServer, type TestServer } from './server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server?.close());

/** The response to raw bytes, until the server closes the connection. */
async function raw(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk: Buffer) => void (response += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    id: /^x-request-id: (.+)$/im.exec(head)?.[1]?.trim(),
    body: problemBody.parse(JSON.parse(body)),
  };
}

describe('every response names its request and uses the problem format', () => {
  it.each([
    ['a garbage request line', 'hello there\r\n\r\n', 400],
    ['bytes that are not HTTP', '\u0016\u0003\u0001\u0002\u0000', 400],
    ['a method that does not exist', 'FETCH /api/v2/me/ HTTP/1.1\r\nhost: x\r\n\r\n', 400],
    ['20 KB of headers', `GET /api/v2/me/ HTTP/1.1\r\nhost: x\r\na: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two Content-Length headers',
      'POST /api/v2/token/ HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    ['no Host header', 'GET /api/v2/me/ HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [
      'an unknown Expect header',
      'GET /api/v2/me/ HTTP/1.1\r\nhost: x\r\nexpect: tea\r\nconnection: close\r\n\r\n',
      401,
    ],
    ['an invalid path', 'GET /%ff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ])('%s', async (_name, bytes, status) => {
    const response = await raw(bytes);
    expect(response.status).toBe(status);
    expect(response.body.request_id).toBe(response.id);
    expect(response.id).toMatch(/^[\w-]{36}$/);
  });

  it('a preflight', async () => {
    const reply = await server.app.inject({
      method: 'OPTIONS',
      url: '/api/v2/me/',
      headers: {
        origin: server.deps.settings.addresses.portalUrl,
        'access-control-request-method': 'PATCH',
        'x-request-id': 'preflight-1',
      },
    });
    expect([reply.statusCode, reply.headers['x-request-id']]).toEqual([204, 'preflight-1']);
  });
});

const post = (path: string, payload: string, token?: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/v2${path}`,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    payload,
  });

describe('an invalid body', () => {
  it.each(['{"email":', '{}{}', 'null', '[]'])(
    'is reported in the mailing list’s own format: %s',
    async (payload) => {
      const reply = await post('/mailing-list-signup/', payload);
      expect([reply.statusCode, reply.json()]).toEqual([
        400,
        {
          created: false,
          errors: expect.any(Object),
          message: 'Invalid request. Please check your input and try again.',
          code: 'validation_failed',
          request_id: reply.headers['x-request-id'],
        },
      ]);
    },
  );

  it('is reported as too large when it exceeds the limit, without mention of a file', async () => {
    const { token } = await aMember(server);
    const large = JSON.stringify({ signature: 'a'.repeat(2_000_000) });
    for (const path of ['/waiver/accept/', '/mailing-list-signup/', '/token/']) {
      const reply = await post(path, large, token);
      expect([reply.statusCode, reply.json()]).toMatchObject([
        413,
        { code: 'payload_too_large', message: 'This request is too large. Please shorten it and try again.' },
      ]);
    }
  });
});
