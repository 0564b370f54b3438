import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aMember, aSession, seedStudio, type Person } from '../../../test/booking.ts';
import { connectChat, listenForWebsockets, type ChatClient } from '../../../test/chat-client.ts';
import { realDatabase } from '../../../test/database.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import type { Database } from '../../platform/database/database.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { createHub } from './hub.ts';
import { lastMessages, lockRoom, storeMessage, type LockRoom } from './messages.ts';

// Two servers on one real PostgreSQL, like two processes: they share only the database.
let first: TestServer;
let second: TestServer;
let bases: [string, string];
let url: string;
beforeAll(async () => {
  const database = await realDatabase({ poolSize: 20 });
  ({ url } = database);
  first = await testServer({ database, env: { RATE_LIMITS: 'default' } });
  second = await testServer({
    database: await openPostgres(url, { poolSize: 20 }),
    env: { RATE_LIMITS: 'default' },
  });
  await seedStudio(database);
  bases = [await listenForWebsockets(first.app), await listenForWebsockets(second.app)];
});
afterAll(async () => {
  await second?.close();
  await first?.close();
});

const pair = async (): Promise<[Person, Person, string]> => {
  const [ada, bea] = [await aMember(first, { waiver: false }), await aMember(first, { waiver: false })];
  return [ada, bea, `/ws/chat/private/${ada.id}/${bea.id}/`];
};

describe('chat across two processes', () => {
  it('delivers a message between two people in both directions', async () => {
    const [ada, bea, path] = await pair();
    const one = await connectChat(bases[0] + path, ada.token);
    const other = await connectChat(bases[1] + path, bea.token);
    one.send({ message: 'over there?' });
    expect((await other.waitForFrames(1))[0]).toMatchObject({ sender: ada.id, message: 'over there?' });
    other.send({ message: 'over here' });
    await one.waitForFrames(2);
    await other.waitForFrames(2);
    expect(one.messages()).toEqual(['over there?', 'over here']);
    expect(other.messages()).toEqual(one.messages());
    [one, other].forEach((client) => client.close());
  });

  it('delivers a message of a session, and both processes reject a stranger', async () => {
    const [ada, bea] = await pair();
    const sessionId = await aSession(first.database);
    await first.database.db.insert(registrations).values({
      sessionId,
      userId: ada.id,
      status: 'confirmed',
      priceCents: 0,
      rate: 'public',
      plan: 'full',
    });
    const path = `/ws/chat/training/${sessionId}/`;
    for (const base of bases) {
      const stranger = await connectChat(base + path, bea.token);
      expect([await stranger.closeCode, stranger.frames]).toEqual([4403, []]);
    }
    const [one, other] = [
      await connectChat(bases[0] + path, ada.token),
      await connectChat(bases[1] + path, ada.token),
    ];
    one.send({ message: 'see you at the desk' });
    expect((await other.waitForFrames(1))[0]).toMatchObject({ message: 'see you at the desk' });
    [one, other].forEach((client) => client.close());
  });

  it('limits the messages of a person in ten seconds across processes, and returns the time to wait', async () => {
    const [ada, , path] = await pair();
    const ends = [
      await connectChat(bases[0] + path, ada.token),
      await connectChat(bases[1] + path, ada.token),
    ];
    for (let n = 0; n < 24; n += 1) ends[n % 2]?.send({ message: `n${n}` });
    await expect.poll(() => problems(ends).length).toBe(4);
    expect(problems(ends)[0]).toMatchObject({ code: 'rate_limited', retry_after: expect.any(Number) });
    await expect.poll(() => ends.map((client) => client.messages().length)).toEqual([20, 20]);
    ends.forEach((client) => client.close());
  });

  it('delivers messages sent during an interruption of the subscription after it recovers', async () => {
    const [ada, , path] = await pair();
    const client = await connectChat(bases[1] + path, ada.token);
    client.send({ message: 'before' });
    await client.waitForFrames(1);
    const { rows } = await first.database.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`);
    expect(rows.length).toBeGreaterThan(0);
    await storeMessage(first.database, roomIn(path), ada.id, 'meanwhile');
    await client.waitForFrames(2);
    expect(client.messages()).toEqual(['before', 'meanwhile']);
    client.close();
  });
});

const problems = (clients: ChatClient[]) =>
  clients.flatMap(({ frames }) => frames).filter(({ code }) => code);
const roomIn = (path: string) => `private:${path.split('/').slice(4, 6).sort().join(':')}`;

describe('two hundred concurrent messages from two processes', () => {
  let databases: [Database, Database];
  beforeAll(() => {
    databases = [first.database, second.database];
  });

  /**
   * The messages that two listeners received and those that are stored. Waits until they have received all of them, or for the
   * given milliseconds.
   */
  async function rush(lock: LockRoom, mostMs: number) {
    const [ada, bea, path] = await pair();
    const room = roomIn(path);
    const hubs = databases.map((database) =>
      createHub({ database, systemClock: first.clock }, first.app.log),
    );
    const received: string[][] = [[], []];
    const caller = await first.deps.accessTokens.read(ada.token);
    if (caller === undefined) throw new Error('Ada is not signed in');
    const showOut = () => expect.unreachable('a listener was shown out');
    await Promise.all(
      hubs.map((hub, index) =>
        hub.join(
          { kind: 'private', people: [ada.id, bea.id] },
          { caller, disconnect: showOut, send: ({ message }) => void received[index]?.push(message) },
        ),
      ),
    );
    await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        storeMessage(databases[n % 2] ?? first.database, room, n % 3 ? ada.id : bea.id, `n${n}`, { lock }),
      ),
    );
    const until = Date.now() + mostMs;
    while (received.some(({ length }) => length < 200) && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    await Promise.all(hubs.map((hub) => hub.close()));
    const stored = await lastMessages(first.database.db, room, 200);
    return { received, stored: stored.map(({ message }) => message.message) };
  }

  it('are received by both listeners, once each, in the stored order', async () => {
    const { received, stored } = await rush(lockRoom, 30_000);
    expect(new Set(stored).size).toBe(200);
    expect(received).toEqual([stored, stored]);
  });

  it('are partly missed when the room lock is removed (positive control)', async () => {
    const unlocked: LockRoom = () => Promise.resolve();
    let missed = false;
    for (let attempt = 0; attempt < 5 && !missed; attempt += 1) {
      const { received, stored } = await rush(unlocked, 1_500);
      missed = received.some((each) => each.join() !== stored.join());
    }
    expect(missed).toBe(true);
  });
});
