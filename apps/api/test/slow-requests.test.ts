import { problemBody } from '@detroit-well/api-client/contract';
import { readApiSettings } from '@detroit-well/config/env';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../src/app/app.ts';
import { aMember, seedStudio } from './booking.ts';
import { connectChat } from './chat-client.ts';
import { testServer, type TestServer } from './server.ts';

/** Milliseconds; a whole request arrives within them even on a busy machine. */
const limit = 1_000;
let server: TestServer;
let app: Awaited<ReturnType<typeof buildApp>>['app'];
let port: number;
let token: string;
let log = '';
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  ({ token } = await aMember(server));
  const { database, clock } = server;
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const settings = readApiSettings({});
  const logger = { level: 'warn', stream };
  ({ app } = await buildApp({ settings, database, clock, logger, requestTime: { limit, checkEvery: 50 } }));
  app.get('/long-work', () => wait(2 * limit, 'done'));
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await app?.close();
  await server?.close();
});

/** The response to a request that stops halfway. */
async function half(begun: string) {
  const socket = connect(port, '127.0.0.1');
  let response = '';
  socket.on('data', (chunk: Buffer) => void (response += chunk.toString()));
  socket.write(begun);
  await once(socket, 'close');
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

const start = (requestLine: string, ...headers: string[]) =>
  `${[requestLine, 'host: x', ...headers, 'content-length: 5000'].join('\r\n')}\r\n\r\n`;

describe('the server responds to a request that never ends and closes the connection', () => {
  it.each([
    [
      'a JSON body that stops halfway',
      () => start('POST /api/v2/token/ HTTP/1.1', 'content-type: application/json'),
    ],
    [
      'a picture upload that stops halfway',
      () =>
        start(
          'POST /api/v2/feed/upload-image/ HTTP/1.1',
          'content-type: multipart/form-data; boundary=x',
          `authorization: Bearer ${token}`,
        ) + '--x\r\ncontent-disposition: form-data; name="profile_image"; filename="me.png"\r\n\r\n',
    ],
    ['headers that stop halfway', () => 'GET /api/v2/me/ HTTP/1.1\r\nhost: x\r\nx-long: '],
  ])('%s', async (_name, begun) => {
    const { status, head, body } = await half(begun());
    expect([status, problemBody.parse(JSON.parse(body))]).toMatchObject([
      408,
      { message: 'The request took too long to arrive. Please try again.' },
    ]);
    expect(head).toMatch(/connection: close/i);
    // This is not a server error, so nothing is logged.
    expect(log).toBe('');
  });
});

it('a response may take longer than the time limit for a request', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/long-work`);
  expect([response.status, await response.text()]).toEqual([200, 'done']);
});

it('a websocket stays open beyond the time limit for a request', async () => {
  const [one, two] = [await aMember(server), await aMember(server)];
  const client = await connectChat(`ws://127.0.0.1:${port}/ws/chat/private/${one.id}/${two.id}/`, one.token);
  await wait(2 * limit);
  client.send({ message: 'still here' });
  expect(await client.waitForFrames(1)).toMatchObject([{ message: 'still here' }]);
  client.close();
});

it('the default time limit for a request is one minute, enough for the largest picture', () => {
  expect(server.app.server.requestTimeout).toBe(60_000);
});
