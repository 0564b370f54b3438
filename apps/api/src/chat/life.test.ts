import { readApiSettings } from '@detroit-well/config/env';
import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMember, type Person } from '../../test/booking.ts';
import { dial, websocketsAt } from '../../test/chat-client.ts';
import { memoryDatabase } from '../../test/database.ts';
import { testServer, type TestServer } from '../../test/server.ts';
import { buildApp } from '../app.ts';
import { refreshFamilies } from '../db/schema/tokens.ts';
import { mountChat } from './mount.ts';

let server: TestServer;
let quick: FastifyInstance;
let base: string;
beforeAll(async () => {
  server = await testServer();
  quick = Fastify();
  await mountChat(quick, server.deps, { helloMs: 150, heartbeatMs: 800 });
  base = await websocketsAt(quick);
});
afterAll(async () => {
  await quick?.close();
  await server?.close();
});

const someone = () => aMember(server, { waiver: false });
const roomOf = (one: Person, two: Person) => `/ws/chat/private/${one.id}/${two.id}/`;

it('whoever does not say who they are in time is let go', async () => {
  const [one, two] = [await someone(), await someone()];
  expect(await (await dial(base + roomOf(one, two))).ended).toBe(4401);
});

it('a connection ends soon after its sign-in has ended, though its token would still be good', async () => {
  const [one, two] = [await someone(), await someone()];
  const line = await dial(base + roomOf(one, two), one.token);
  line.send({ message: 'still here' });
  await line.got(1);
  await server.database.db
    .update(refreshFamilies)
    .set({ endedAt: new Date() })
    .where(eq(refreshFamilies.userId, one.id));
  expect(await line.ended).toBe(4401);
});

it('a connection ends soon after the fixed end of its sign-in', async () => {
  const [one, two] = [await someone(), await someone()];
  const end = new Date(server.clock.now().getTime() + 60_000);
  await server.database.db
    .update(refreshFamilies)
    .set({ expiresAt: end })
    .where(eq(refreshFamilies.userId, one.id));
  const line = await dial(base + roomOf(one, two), one.token);
  line.send({ message: 'still here' });
  await line.got(1);
  server.clock.set(end);
  expect(await line.ended).toBe(4401);
  // The token is good for minutes more, and opens nothing.
  expect(await (await dial(base + roomOf(one, two), one.token)).ended).toBe(4401);
});

it('a connection that answers no ping is cut off', async () => {
  const { hostname, port } = new URL(base);
  const [one, two] = [await someone(), await someone()];
  // A socket that asks for the upgrade and then says nothing, as a phone that lost its network.
  const mute = connect(Number(port), hostname);
  mute.write(
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
  let answered = '';
  mute.on('data', (part) => (answered += part.toString('latin1')));
  const began = Date.now();
  await new Promise((resolve) => mute.once('close', resolve));
  expect(answered).toMatch(/^HTTP\/1\.1 101 /);
  expect(Date.now() - began).toBeLessThan(8_000);
});

it('a server that stops says goodbye first', async () => {
  const database = await memoryDatabase();
  const stopping = await testServer({ database });
  const [one, two] = [await aMember(stopping, { waiver: false }), await aMember(stopping, { waiver: false })];
  const line = await dial((await websocketsAt(stopping.app)) + roomOf(one, two), one.token);
  await stopping.close();
  expect(await line.ended).toBe(1001);
});

it('neither tokens nor messages are ever logged', async () => {
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
  const at = await websocketsAt(app);
  const line = await dial(at + roomOf(one, two), one.token);
  line.send({ message: 'between us' });
  await line.got(1);
  const bad = await dial(at + roomOf(one, two), `${two.token}x`);
  await bad.ended;
  line.send('x'.repeat(20_000));
  await line.ended;
  await app.close();
  expect(log).not.toBe('');
  for (const secret of [one.token, two.token, 'between us']) expect(log).not.toContain(secret);
});

it('a websocket path asked as a page is not found', async () => {
  const { status } = await server.call('GET', '/ws/chat/training/some/');
  expect(status).toBe(404);
});
