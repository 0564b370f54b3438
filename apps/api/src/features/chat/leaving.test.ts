import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { connectChat, listenForWebsockets, type ChatClient } from '../../../test/chat-client.ts';
import { registerUnpaid } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { chatMessages } from '../../platform/database/schema/chat.ts';
import { refreshFamilies } from '../../platform/database/schema/tokens.ts';
import { lastMessages, storeMessage } from './messages.ts';

// Uses the production heartbeat of 30 seconds: connections in this file close because of messages, not the heartbeat.
let server: TestServer;
let base: string;
const clients: ChatClient[] = [];
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  base = await listenForWebsockets(server.app);
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
afterAll(() => server?.close());

const call = async (sessionId: string, { token }: Person) => {
  const client = await connectChat(`${base}/ws/chat/training/${sessionId}/`, token);
  clients.push(client);
  return client;
};

/** Two people in the room of a session who receive each other's messages. */
async function two() {
  const sessionId = await aSession(server.database);
  const [staying, cancelling] = [await aMember(server), await aMember(server)];
  for (const person of [staying, cancelling]) await registerUnpaid(server, sessionId, person);
  const [here, leaving] = [await call(sessionId, staying), await call(sessionId, cancelling)];
  leaving.send({ message: 'hello' });
  await Promise.all([here.waitForFrames(1), leaving.waitForFrames(1)]);
  return { sessionId, staying, cancelling, here, leaving };
}

const cancel = (sessionId: string, { token }: Person) =>
  server.call('POST', `/sessions/registered/${sessionId}/cancel/`, { token, body: {} });
const endings = [
  ['signed out', () => ({ endedAt: new Date() })],
  ['has reached the fixed end of the sign-in session', () => ({ expiresAt: server.clock.now() })],
] as const;
const end = ({ id }: Person, how: (typeof endings)[number][1]) =>
  server.database.db.update(refreshFamilies).set(how()).where(eq(refreshFamilies.userId, id));
const storedMessages = async (sessionId: string) =>
  (await lastMessages(server.database.db, `training:${sessionId}`, 9)).map(({ message }) => message.message);

describe('a member who cancelled', () => {
  it('is disconnected at once, even when no message is sent', async () => {
    const { sessionId, cancelling, leaving } = await two();
    expect((await cancel(sessionId, cancelling)).status).toBe(200);
    expect(await leaving.closeCode).toBe(4403);
  });

  it('receives no later message and is disconnected at once', async () => {
    const { sessionId, cancelling, here, leaving } = await two();
    expect((await cancel(sessionId, cancelling)).status).toBe(200);
    here.send({ message: 'between us' });
    expect(await leaving.closeCode).toBe(4403);
    expect(leaving.messages()).toEqual(['hello']);
    await here.waitForFrames(2);
    expect(here.messages()).toEqual(['hello', 'between us']);
  });

  it('receives nothing when more messages arrive than one read returns, and the others receive all of them', async () => {
    const { sessionId, staying, cancelling, here, leaving } = await two();
    await cancel(sessionId, cancelling);
    const room = `training:${sessionId}`;
    const many = Array.from({ length: 450 }, (_, n) => `n${n}`);
    await server.database.db
      .insert(chatMessages)
      .values(many.map((message) => ({ room, senderId: staying.id, message, createdAt: new Date() })));
    await storeMessage(server.database, room, staying.id, 'and that');
    await here.waitForFrames(452);
    expect(here.messages()).toEqual(['hello', ...many, 'and that']);
    expect([await leaving.closeCode, leaving.messages()]).toEqual([4403, ['hello']]);
  });

  it('can reconnect after registering again, and receives the missed messages', async () => {
    const { sessionId, cancelling, here, leaving } = await two();
    await cancel(sessionId, cancelling);
    here.send({ message: 'meanwhile' });
    await leaving.closeCode;
    await registerUnpaid(server, sessionId, cancelling);
    const back = await call(sessionId, cancelling);
    await back.waitForFrames(2);
    expect(back.messages()).toEqual(['hello', 'meanwhile']);
  });
});

describe.each(endings)('a person who %s', (_name, how) => {
  it('receives no later message and is disconnected at once', async () => {
    const { cancelling, here, leaving } = await two();
    await end(cancelling, how);
    here.send({ message: 'between us' });
    expect(await leaving.closeCode).toBe(4401);
    expect(leaving.messages()).toEqual(['hello']);
  });

  it('cannot send messages any more', async () => {
    const { sessionId, cancelling, leaving } = await two();
    await end(cancelling, how);
    leaving.send({ message: 'still here' });
    expect(await leaving.closeCode).toBe(4401);
    expect(await storedMessages(sessionId)).toEqual(['hello']);
  });
});
