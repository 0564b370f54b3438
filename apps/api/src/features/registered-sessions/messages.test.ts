import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedStudio, type Person } from '../../../test/booking.ts';
import { aSessionFixture, registerUnpaid, type SessionFixture } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { lastMessages, storeMessage } from '../chat/messages.ts';
import { sessionMaterials, sessions } from '../../platform/database/schema/training.ts';

let server: TestServer;
let fixture: SessionFixture;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
beforeEach(async () => void (fixture = await aSessionFixture(server)));
afterAll(() => server?.close());

interface Message {
  public_id: string;
  sender: string;
  sender_name: string;
  message: string;
  is_mine: boolean;
}

const daysAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * 3_600_000);
const path = (what: string) => `/sessions/registered/${fixture.sessionId}/${what}`;
const sendMessage = (who: Person, message: string, headers = {}) =>
  server.call('POST', path('messages/'), { token: who.token, body: { message }, headers });
const thread = async (who: Person, query = '') =>
  JSON.parse((await server.call('GET', path(`messages/${query}`), { token: who.token })).text) as Message[];

describe('the message thread of a session', () => {
  it('connects registered people and their coach, by first name and initial', async () => {
    await registerUnpaid(server, fixture.sessionId, fixture.stranger);
    expect((await sendMessage(fixture.owner, 'Which door?')).status).toBe(201);
    server.clock.pass(1);
    await sendMessage(fixture.coach, 'The alley.');
    server.clock.pass(1);
    await sendMessage(fixture.staff, 'It is open.');
    const seen = await thread(fixture.stranger);
    expect(seen).toMatchObject([
      { sender: fixture.registrationId, sender_name: 'Ada B.', message: 'Which door?', is_mine: false },
      { sender_name: 'Imani Brooks', message: 'The alley.' },
      { sender: 'studio', message: 'It is open.' },
    ]);
    expect((await thread(fixture.owner)).map((one) => one.is_mine)).toEqual([true, false, false]);
    for (const { id, email } of [fixture.owner, fixture.coach, fixture.staff]) {
      expect(JSON.stringify(seen)).not.toContain(id);
      expect(JSON.stringify(seen)).not.toContain(email);
    }
  });

  it('counts messages of the coach as unread updates, and those of others not', async () => {
    const hasUpdates = async () =>
      JSON.parse(
        (await server.call('GET', path('updates/'), { token: fixture.owner.token })).text,
      ) as object[];
    await sendMessage(fixture.owner, 'Hello');
    expect(await hasUpdates()).toEqual([]);
    await sendMessage(fixture.coach, 'Bring a towel');
    expect(await hasUpdates()).toMatchObject([{ title: 'Message from Imani Brooks', body: 'Bring a towel' }]);
  });

  it('is paged from the end', async () => {
    for (const text of ['1', '2', '3', '4', '5']) {
      await sendMessage(fixture.owner, text);
      server.clock.pass(1);
    }
    const texts = (page: Message[]) => page.map(({ message }) => message);
    const last = await thread(fixture.owner, '?limit=2');
    expect(texts(last)).toEqual(['4', '5']);
    const before = await thread(fixture.owner, `?limit=2&before=${last[0]?.public_id}`);
    expect(texts(before)).toEqual(['2', '3']);
    expect(texts(await thread(fixture.owner, `?before=${before[0]?.public_id}`))).toEqual(['1']);
  });

  it('stores a message once for one idempotency key', async () => {
    const key = { 'idempotency-key': 'say-once' };
    const [first, again] = [
      await sendMessage(fixture.owner, 'Once', key),
      await sendMessage(fixture.owner, 'Once', key),
    ];
    expect(again.body).toEqual(first.body);
    await server.database.db.execute("delete from idempotency_keys where key = 'say-once'");
    expect((await sendMessage(fixture.owner, 'Once', key)).body).toEqual(first.body);
    expect(await thread(fixture.owner)).toHaveLength(1);
  });

  it('is open to the people of the session only, and no longer to those who cancelled', async () => {
    await sendMessage(fixture.owner, 'Between us');
    const { token } = fixture.owner;
    await server.call('POST', path('cancel/'), { token, body: {} });
    for (const who of [fixture.stranger, fixture.otherCoach, fixture.owner]) {
      const read = await server.call('GET', path('messages/'), { token: who.token });
      expect([read.status, (await sendMessage(who, 'Let me in')).status]).toEqual([404, 404]);
    }
    expect(await thread(fixture.coach)).toHaveLength(1);
  });

  it('clears the unread updates of people who cancelled, until they register again', async () => {
    const { token } = fixture.owner;
    const hasUpdates = (method: string, what: string) => server.call(method, path(what), { token });
    await sendMessage(fixture.coach, 'Bring a towel');
    await server.call('POST', path('cancel/'), { token, body: {} });
    await sendMessage(fixture.coach, 'The door code is 0000');
    const own = `/sessions/registered/${fixture.registrationId}/updates/`;
    const responses = [
      await hasUpdates('GET', 'updates/'),
      await server.call('GET', own, { token }),
      await hasUpdates('POST', 'updates/read/'),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(responses.map(({ text }) => text).join()).not.toMatch(/towel|door code/);
    await registerUnpaid(server, fixture.sessionId, fixture.owner);
    expect((await hasUpdates('GET', 'updates/')).text).toContain('Bring a towel');
  });

  it('is the chat of the session: the same messages, in the same order, whichever way they were sent', async () => {
    const room = `training:${fixture.sessionId}`;
    await sendMessage(fixture.owner, 'Which door?');
    await storeMessage(server.database, room, fixture.coach.id, 'The alley.');
    await sendMessage(fixture.owner, 'Thank you');
    const texts = ['Which door?', 'The alley.', 'Thank you'];
    expect((await thread(fixture.owner)).map(({ message }) => message)).toEqual(texts);
    const inChat = await lastMessages(server.database.db, room, 9);
    expect(inChat.map(({ message }) => message.message)).toEqual(texts);
    expect(inChat.map(({ message }) => message.id)).toEqual(
      (await thread(fixture.owner)).map(({ public_id }) => public_id),
    );
  });

  it('counts the unread messages of others per person, and not those up to the last read one', async () => {
    const unread = async ({ token }: Person) => {
      const { rooms } = JSON.parse((await server.call('GET', '/chat/rooms/', { token })).text) as {
        rooms: { id: string; unread: number }[];
      };
      return rooms.find(({ id }) => id === fixture.sessionId)?.unread;
    };
    const markRead = ({ token }: Person, message_id: string | undefined) =>
      server.call('POST', '/chat/rooms/read/', {
        token,
        body: { kind: 'training', room_id: fixture.sessionId, message_id },
      });
    const [one, two] = await (async () => {
      await sendMessage(fixture.coach, 'One');
      await sendMessage(fixture.coach, 'Two');
      return thread(fixture.owner);
    })();
    expect([await unread(fixture.owner), await unread(fixture.coach)]).toEqual([2, 0]);
    expect((await markRead(fixture.owner, two?.public_id)).status).toBe(204);
    expect((await markRead(fixture.owner, one?.public_id)).status).toBe(204);
    await sendMessage(fixture.coach, 'Three');
    expect([await unread(fixture.owner), await unread(fixture.coach)]).toEqual([1, 0]);
    await sendMessage(fixture.owner, 'Four');
    expect([await unread(fixture.owner), await unread(fixture.coach)]).toEqual([0, 1]);
    for (const other of [fixture.stranger, fixture.otherCoach])
      expect((await markRead(other, two?.public_id)).status).toBe(404);
  });

  it('rejects messages after the session, except a repeat of one that was stored in time', async () => {
    const key = { 'idempotency-key': 'say-in-time' };
    const inTime = await sendMessage(fixture.owner, 'See you there', key);
    const { db } = server.database;
    await db
      .update(sessions)
      .set({ startsAt: daysAgo(2), endsAt: daysAgo(1) })
      .where(eq(sessions.id, fixture.sessionId));
    for (const who of [fixture.owner, fixture.coach, fixture.staff]) {
      const late = await sendMessage(who, 'Anybody still here?');
      expect([late.status, late.body]).toMatchObject([409, { code: 'thread_closed' }]);
    }
    const body = { message: 'To everybody' };
    const { token } = fixture.coach;
    const toAll = await server.call('POST', `/training/sessions/${fixture.sessionId}/message/`, {
      token,
      body,
    });
    expect([toAll.status, toAll.body]).toMatchObject([409, { code: 'thread_closed' }]);
    await db.execute("delete from idempotency_keys where key = 'say-in-time'");
    expect((await sendMessage(fixture.owner, 'See you there', key)).body).toEqual(inTime.body);
    expect(await thread(fixture.owner)).toHaveLength(1);
    expect((await server.call('GET', path('updates/'), { token: fixture.owner.token })).text).toBe('[]');
  });

  it('rejects empty and too long messages', async () => {
    expect((await sendMessage(fixture.owner, ' ')).body).toMatchObject({ code: 'validation_failed' });
    expect((await sendMessage(fixture.owner, 'x'.repeat(2_001))).body).toMatchObject({
      code: 'validation_failed',
    });
  });
});

describe('a flood of messages', () => {
  it('is limited for the person who sends it', async () => {
    const limited = await testServer({ database: server.database, env: { RATE_LIMITS: 'default' } });
    const { token } = fixture.owner;
    const responses = [];
    for (let n = 0; n < 31; n += 1) {
      responses.push(await limited.call('POST', path('messages/'), { token, body: { message: String(n) } }));
    }
    expect(responses.map(({ status }) => status)).toEqual([...Array<number>(30).fill(201), 429]);
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    const coach = await limited.call('POST', path('messages/'), {
      token: fixture.coach.token,
      body: { message: 'Calm down' },
    });
    expect(coach.status).toBe(201);
    await limited.app.close();
  });
});

describe('a material', () => {
  const file = 'Warm-up “Zoë”; v2\r\n.pdf';
  const add = async () => {
    const id = `material-${fixture.sessionId}`;
    await server.database.db.insert(sessionMaterials).values({
      id,
      sessionId: fixture.sessionId,
      title: 'Warm-up',
      fileName: file,
      contentType: 'application/pdf',
      file: await server.deps.files.write(Buffer.from('%PDF-1.4 warm up')),
      bytes: 16,
    });
    return id;
  };
  const download = (who: Person, id: string, sessionId = fixture.sessionId) =>
    server.call('GET', `/sessions/registered/${sessionId}/materials/${id}/download/`, { token: who.token });

  it('can be downloaded by the people of its session', async () => {
    const id = await add();
    for (const who of [fixture.owner, fixture.coach, fixture.staff]) {
      const { status, headers, text } = await download(who, id);
      expect([status, text, headers['content-type']]).toEqual([200, '%PDF-1.4 warm up', 'application/pdf']);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cache-control']).toBe('private, no-store');
      const disposition = String(headers['content-disposition']);
      expect(disposition).toMatch(
        /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/,
      );
      expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('Warm-up “Zoë”; v2  .pdf');
    }
  });

  it('is not found for other people or under another session', async () => {
    const id = await add();
    const other = await aSessionFixture(server);
    for (const who of [fixture.stranger, fixture.otherCoach, other.owner]) {
      expect((await download(who, id)).status).toBe(404);
    }
    expect((await download(other.owner, id, other.sessionId)).status).toBe(404);
    expect((await download(fixture.owner, '../../package.json')).status).toBe(404);
  });
});
