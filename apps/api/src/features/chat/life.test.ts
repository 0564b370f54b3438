import { readApiSettings } from '@detroit-well/config/env';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aMember, type Person } from '../../../test/booking.ts';
import { connectChat, listenForWebsockets } from '../../../test/chat-client.ts';
import { memoryDatabase } from '../../../test/database.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { buildApp } from '../../app/app.ts';
import { refreshFamilies } from '../../platform/database/schema/tokens.ts';
import { chatLimits } from './limits.ts';
import { mountChat } from './mount.ts';

let server: TestServer;
let quick: FastifyInstance;
let base: string;
beforeAll(async () => {
  server = await testServer();
  quick = Fastify();
  await mountChat(quick, server.deps, { authenticationMs: 500, heartbeatMs: 2_500 });
  base = await listenForWebsockets(quick);
});
afterAll(async () => {
  await quick?.close();
  await server?.close();
});

const someone = () => aMember(server, { waiver: false });
const roomOf = (one: Person, two: Person) => `/ws/chat/private/${one.id}/${two.id}/`;

it('a connection that does not authenticate in time is closed', async () => {
  const [one, two] = [await someone(), await someone()];
  expect(await (await connectChat(base + roomOf(one, two))).closeCode).toBe(4401);
});

it('a connection closes soon after its sign-in has ended, although its token is still valid', async () => {
  const [one, two] = [await someone(), await someone()];
  const client = await connectChat(base + roomOf(one, two), one.token);
  client.send({ message: 'still here' });
  await client.waitForFrames(1);
  await server.database.db
    .update(refreshFamilies)
    .set({ endedAt: new Date() })
    .where(eq(refreshFamilies.userId, one.id));
  expect(await client.closeCode).toBe(4401);
});

it('a connection ends soon after the fixed end of its sign-in', async () => {
  const [one, two] = [await someone(), await someone()];
  const end = new Date(server.clock.now().getTime() + 60_000);
  await server.database.db
    .update(refreshFamilies)
    .set({ expiresAt: end })
    .where(eq(refreshFamilies.userId, one.id));
  const client = await connectChat(base + roomOf(one, two), one.token);
  client.send({ message: 'still here' });
  await client.waitForFrames(1);
  server.clock.set(end);
  expect(await client.closeCode).toBe(4401);
  // The token is valid for some minutes more, but opens no connection.
  expect(await (await connectChat(base + roomOf(one, two), one.token)).closeCode).toBe(4401);
});

/** A chat that reads no token before `release` is called. */
async function chatThatReadsTokensLater() {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const app = Fastify();
  const { accessTokens } = server.deps;
  await mountChat(app, {
    ...server.deps,
    accessTokens: { ...accessTokens, read: (token) => isReleased.then(() => accessTokens.read(token)) },
  });
  return { app, url: await listenForWebsockets(app), release };
}

it('a ping that arrives while the token is read gets its pong when the connection is authenticated', async () => {
  const { app, url, release } = await chatThatReadsTokensLater();
  const [one, two] = [await someone(), await someone()];
  const client = await connectChat(url + roomOf(one, two), one.token);
  const [there] = app.websocketServer.clients;
  const arrived = new Promise((resolve) => there?.once('message', resolve));
  client.send({ type: 'ping' });
  await arrived;
  release();
  expect(await client.waitForFrames(1)).toEqual([{ type: 'pong' }]);
  await app.close();
});

it.each([
  ['more frames than may wait is closed', chatLimits.pendingFrames + 1, 1008],
  ['as many frames as may wait stays open until its token is rejected', chatLimits.pendingFrames, 4401],
])('a connection with %s', async (_what, frames, closeCode) => {
  const { app, url, release } = await chatThatReadsTokensLater();
  const [one, two] = [await someone(), await someone()];
  const client = await connectChat(url + roomOf(one, two), `${one.token}x`);
  const [there] = app.websocketServer.clients;
  let received = 0;
  const allArrived = new Promise<void>((resolve) =>
    there?.on('message', () => {
      received += 1;
      if (received === frames) resolve();
    }),
  );
  for (let n = 0; n < frames; n += 1) client.send({ message: `frame ${n}` });
  await allArrived;
  release();
  expect(await client.closeCode).toBe(closeCode);
  await app.close();
});

/** A connection that is only upgraded; the caller controls everything after that. */
async function bareSocket(url = base): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const [one, two] = [await someone(), await someone()];
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      `GET ${roomOf(one, two)} HTTP/1.1`,
      `Host: ${hostname}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: c29tZSBrZXkgb2YgMTYgYg==',
      `Sec-WebSocket-Protocol: bearer, ${one.token}`,
      '\r\n',
    ].join('\r\n'),
  );
  return socket;
}

/** `x`, which is not a valid message, as a masked text frame. */
const nonsense = Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0x78]);

it('a connection that keeps sending invalid frames and reads no errors is closed before they accumulate', async () => {
  // No heartbeat of it ends the connection first.
  const patient = Fastify();
  await mountChat(patient, server.deps);
  const unresponsive = await bareSocket(await listenForWebsockets(patient));
  unresponsive.on('error', () => {});
  const there = await vi.waitFor(() => {
    const [found] = patient.websocketServer.clients;
    if (found === undefined) throw new Error('not there yet');
    return found;
  }, 20_000);
  unresponsive.write(nonsense);
  // After it is accepted and gets the first error, it reads nothing more.
  await vi.waitFor(() => expect(String(unresponsive.read() ?? '')).toContain('validation_failed'), 20_000);
  const closed = new Promise((resolve) => there.once('close', resolve));
  let most = 0;
  const few = Buffer.concat(Array.from({ length: 20 }, () => nonsense));
  for (let batch = 0; batch < 20_000 && there.readyState === there.OPEN; batch += 1) {
    const came = new Promise((resolve) => there.once('message', resolve));
    unresponsive.write(few);
    await Promise.race([came, closed]);
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, there.bufferedAmount);
  }
  expect(there.readyState).not.toBe(there.OPEN);
  expect(most).toBeGreaterThan(chatLimits.unreadBytes);
  expect(most).toBeLessThan(chatLimits.unreadBytes + 100_000);
  unresponsive.destroy();
  await patient.close();
});

it('a connection that does not respond to a ping is terminated', async () => {
  // Like a phone that lost its network: it requests the upgrade and then sends nothing.
  const idle = await bareSocket();
  let received = '';
  idle.on('data', (part) => (received += part.toString('latin1')));
  const began = Date.now();
  await new Promise((resolve) => idle.once('close', resolve));
  expect(received).toMatch(/^HTTP\/1\.1 101 /);
  expect(Date.now() - began).toBeLessThan(20_000);
});

it('a server that stops sends close frames first', async () => {
  const database = await memoryDatabase();
  const stopping = await testServer({ database });
  const [one, two] = [await aMember(stopping, { waiver: false }), await aMember(stopping, { waiver: false })];
  const client = await connectChat((await listenForWebsockets(stopping.app)) + roomOf(one, two), one.token);
  await stopping.close();
  expect(await client.closeCode).toBe(1001);
});

it('the log contains neither tokens nor messages', async () => {
  let log = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk);
      done();
    },
  });
  const settings = readApiSettings({ LOG_LEVEL: 'trace' });
  const { database, clock } = server;
  const { app } = await buildApp({ settings, database, clock, logger: { level: 'trace', stream } });
  const [one, two] = [await someone(), await someone()];
  const at = await listenForWebsockets(app);
  const client = await connectChat(at + roomOf(one, two), one.token);
  client.send({ message: 'between us' });
  await client.waitForFrames(1);
  const bad = await connectChat(at + roomOf(one, two), `${two.token}x`);
  await bad.closeCode;
  client.send('x'.repeat(20_000));
  await client.closeCode;
  await app.close();
  expect(log).not.toBe('');
  for (const secret of [one.token, two.token, 'between us']) expect(log).not.toContain(secret);
});

it('a plain HTTP request to a websocket path responds not found', async () => {
  const { status } = await server.call('GET', '/ws/chat/training/some/');
  expect(status).toBe(404);
});
