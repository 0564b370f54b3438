import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { connectChat, listenForWebsockets, type ChatClient } from '../../../test/chat-client.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { refreshFamilies } from '../../platform/database/schema/tokens.ts';
import { teamMembers } from '../../platform/database/schema/team.ts';
import { coaches, sessions } from '../../platform/database/schema/training.ts';
import { deleteMessagesOf } from './delete-messages.ts';
import { lastMessages, storeMessage } from './messages.ts';

let server: TestServer;
let base: string;
let ada: Person;
let bea: Person;
let cleo: Person;
const clients: ChatClient[] = [];
const call = async (path: string, token?: string) => {
  const client = await connectChat(`${base}/ws/chat/${path}`, token);
  clients.push(client);
  return client;
};
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
  [ada, bea, cleo] = [
    await aMember(server, { waiver: false }),
    await aMember(server, { waiver: false }),
    await aMember(server, { waiver: false }),
  ];
  base = await listenForWebsockets(server.app);
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
afterAll(() => server?.close());

const registered = (sessionId: string, { id: userId }: Person, status: 'confirmed' | 'released') =>
  server.database.db
    .insert(registrations)
    .values({ sessionId, userId, status, priceCents: 0, rate: 'public', plan: 'full' });

describe('two people in a private chat', () => {
  it('receive each other’s messages, with the sender that the token names', async () => {
    const one = await call(`private/${ada.id}/${bea.id}/`, ada.token);
    const other = await call(`private/${bea.id}/${ada.id}`, bea.token);
    one.send({ sender_id: bea.id, message: ' hello ' });
    const [received] = await other.waitForFrames(1);
    expect(received).toEqual({
      id: expect.any(String),
      sender: ada.id,
      sender_name: 'Ada B.',
      message: 'hello',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+[-+]\d\d:00$/),
    });
    expect(await one.waitForFrames(1)).toEqual([received]);
    expect(one.protocol).toBe('bearer');
  });

  it('receive the last fifty earlier messages, oldest first, when they reconnect', async () => {
    const room = `private:${[ada.id, cleo.id].sort().join(':')}`;
    for (let n = 1; n <= 60; n += 1) await storeMessage(server.database, room, ada.id, `n${n}`);
    const back = await call(`private/${cleo.id}/${ada.id}/`, cleo.token);
    await back.waitForFrames(50);
    expect(back.messages()).toEqual(Array.from({ length: 50 }, (_, index) => `n${index + 11}`));
    back.send({ message: 'and now' });
    await back.waitForFrames(51);
    expect(back.messages().at(-1)).toBe('and now');
  });

  it('can authenticate in the first frame, also below the base path', async () => {
    const client = await connectChat(`${base}/api/v2/ws/chat/private/${bea.id}/${cleo.id}/`);
    clients.push(client);
    client.send({ token: cleo.token });
    client.send({ message: 'by frame' });
    expect((await client.waitForFrames(1))[0]).toMatchObject({ sender: cleo.id, message: 'by frame' });
  });

  it('get a pong for a ping, which nobody else sees', async () => {
    const client = await call(`private/${bea.id}/${ada.id}/`, ada.token);
    client.send({ type: 'ping' });
    await expect.poll(() => client.frames).toContainEqual({ type: 'pong' });
  });

  it('still see the messages of a person who deleted the account', async () => {
    const gone = await aMember(server, { waiver: false });
    const room = `private:${[ada.id, gone.id].sort().join(':')}`;
    await storeMessage(server.database, room, gone.id, 'mine');
    await storeMessage(server.database, room, ada.id, 'hers');
    await server.database.withTx((tx) => deleteMessagesOf(tx, gone.id));
    const left = await lastMessages(server.database.db, room, 9);
    expect(left.map(({ message }) => message.message)).toEqual(['hers']);
  });

  it.each([
    ['a third person', () => cleo.token, () => `private/${ada.id}/${bea.id}/`],
    ['a person who is not in the conversation', () => ada.token, () => `private/${bea.id}/${cleo.id}/`],
    ['a conversation with oneself', () => ada.token, () => `private/${ada.id}/${ada.id}/`],
    ['a conversation with an unknown person', () => ada.token, () => `private/${ada.id}/nobody/`],
  ])('%s is rejected and receives nothing', async (_who, token, path) => {
    const client = await call(path(), token());
    expect(await client.closeCode).toBe(4403);
    expect(client.frames).toEqual([]);
  });
});

describe('the chat room of a session', () => {
  it('can be read after the session, but not written to, by its people and its coach', async () => {
    const session = await aSession(server.database);
    const coach = await aMember(server);
    await server.database.db.update(coaches).set({ userId: coach.id });
    await server.database.db
      .insert(teamMembers)
      .values({ userId: coach.id, role: 'coach' })
      .onConflictDoNothing();
    await registered(session, ada, 'confirmed');
    const room = `training:${session}`;
    await storeMessage(server.database, room, ada.id, 'in time');
    const past = new Date(server.clock.now().getTime() - 3_600_000);
    await server.database.db
      .update(sessions)
      .set({ startsAt: new Date(past.getTime() - 3_600_000), endsAt: past })
      .where(eq(sessions.id, session));
    for (const { token } of [ada, coach]) {
      const client = await call(`training/${session}/`, token);
      await client.waitForFrames(1);
      client.send({ message: 'too late' });
      expect((await client.waitForFrames(2))[1]).toEqual({
        code: 'thread_closed',
        error: 'Messages to a session close when it has ended.',
      });
    }
    const stored = await lastMessages(server.database.db, room, 9);
    expect(stored.map(({ message }) => message.message)).toEqual(['in time']);
  });

  it('makes a message of the coach an update, as the message call does', async () => {
    const session = await aSession(server.database);
    const coach = await aMember(server);
    await server.database.db.update(coaches).set({ userId: coach.id });
    await server.database.db
      .insert(teamMembers)
      .values({ userId: coach.id, role: 'coach' })
      .onConflictDoNothing();
    await registered(session, ada, 'confirmed');
    const client = await call(`training/${session}/`, coach.token);
    client.send({ message: 'Bring a towel' });
    await client.waitForFrames(1);
    const { text } = await server.call('GET', `/sessions/registered/${session}/updates/`, {
      token: ada.token,
    });
    expect(JSON.parse(text)).toMatchObject([{ body: 'Bring a towel' }]);
  });

  it('is open to registered people, the coach and staff only', async () => {
    const session = await aSession(server.database);
    const [coach, staff, late] = [await aMember(server), await aMember(server), await aMember(server)];
    await server.database.db.update(coaches).set({ userId: coach.id });
    await server.database.db
      .insert(teamMembers)
      .values({ userId: coach.id, role: 'coach' })
      .onConflictDoNothing();
    await server.database.db.insert(teamMembers).values({ userId: staff.id, role: 'manager' });
    await registered(session, ada, 'confirmed');
    await registered(session, bea, 'released');
    const inside = await Promise.all(
      [ada, coach, staff].map(({ token }) => call(`training/${session}/`, token)),
    );
    for (const { token } of [bea, late]) {
      expect(await (await call(`training/${session}/`, token)).closeCode).toBe(4403);
    }
    expect(await (await call('training/nothing/', ada.token)).closeCode).toBe(4403);
    inside[0]?.send({ message: 'who has a spare lace?' });
    for (const client of inside) expect((await client.waitForFrames(1))[0]).toMatchObject({ sender: ada.id });
  });

  it('rejects messages of people who have cancelled', async () => {
    const session = await aSession(server.database);
    await registered(session, ada, 'confirmed');
    const client = await call(`training/${session}/`, ada.token);
    client.send({ message: 'in' });
    await client.waitForFrames(1);
    await server.database.db.delete(registrations).where(eq(registrations.sessionId, session));
    client.send({ message: 'out' });
    expect(await client.closeCode).toBe(4403);
  });
});

describe('a chat connection', () => {
  const room = () => `private/${ada.id}/${bea.id}/`;

  it.each([
    ['a forged token', () => Promise.resolve('not.a.token')],
    [
      'the token of a sign-in that has ended',
      async () => {
        const gone = await aMember(server, { waiver: false });
        await server.database.db
          .update(refreshFamilies)
          .set({ endedAt: new Date() })
          .where(eq(refreshFamilies.userId, gone.id));
        return gone.token;
      },
    ],
  ])('with %s is rejected', async (_what, token) => {
    expect(await (await call(room(), await token())).closeCode).toBe(4401);
  });

  it.each([[{ message: 'hello' }], ['not json'], [{ token: 7 }], [[]]])(
    'that starts with %j in place of a token is rejected',
    async (frame) => {
      const client = await call(room());
      client.send(frame);
      expect(await client.closeCode).toBe(4401);
    },
  );

  it.each([
    ['{', 'Message is required'],
    [{ message: '' }, 'Message is required'],
    [{ message: '  ' }, 'Message is required'],
    [{ message: '\0' }, 'Message is required'],
    [{ message: 7 }, 'Message is required'],
    [{ message: 'x'.repeat(2001) }, 'Message must be at most 2,000 characters'],
    [[1], 'Message is required'],
  ])('that sends %j gets an error and stays open', async (frame, error) => {
    const client = await call(`private/${ada.id}/${cleo.id}/`, ada.token);
    const before = (await client.waitForFrames(50)).length;
    client.send(frame);
    expect((await client.waitForFrames(before + 1)).at(-1)).toEqual({ code: 'validation_failed', error });
  });

  it('carries the longest message of any script, and closes on a larger frame', async () => {
    const client = await call(room(), ada.token);
    client.send({ message: '輪'.repeat(2000) });
    await expect.poll(() => client.messages().at(-1)).toBe('輪'.repeat(2000));
    client.send({ message: 'x'.repeat(20_000) });
    expect(await client.closeCode).toBe(1009);
  });

  it('closes when one person opens too many connections', async () => {
    const many = await Promise.all(Array.from({ length: 11 }, () => call(room(), bea.token)));
    expect(await Promise.race(many.map(({ closeCode: ended }) => ended))).toBe(4429);
  });
});
