import { sql } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAttendance, type RecordedMark } from '../src/coaching/attendance.ts';
import { message } from '../src/coaching/message.ts';
import { setPicture, type ReadPicture } from '../src/profile/pictures.ts';
import { aMember, seedStudio } from './booking.ts';
import { crowd } from './crowd.ts';
import { realDatabase } from './database.ts';
import { aFloor, type Floor } from './floor.ts';
import { testServer, type TestServer } from './server.ts';

// On real PostgreSQL: the embedded database is one connection and would hide every race.
let server: TestServer;
let floor: Floor;
let places: string[];
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 20 }) });
  await seedStudio(server.database);
  floor = await aFloor(server);
  for (const { token } of await crowd(server, 8)) {
    const body = { session_id: floor.sessionId };
    await server.call('POST', '/training/registrations/register/', { token, body });
  }
  const { rows } = await server.database.db.execute<{ id: string }>(
    sql`select id from registrations where session_id = ${floor.sessionId} order by id`,
  );
  places = rows.map(({ id }) => id);
  // Connections stand before the rush, so that it is one.
  await times(20, () => server.database.db.execute(sql`select pg_sleep(0.2)`));
});
afterAll(() => server?.close());

const times = <Result>(n: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: n }, (_, index) => work(index)));

describe('a message of the coach whose work is done twenty times at once', () => {
  /** As processes do that each believe the others dead: past the kept answers, straight to the work. */
  const work = async (idempotencyKey: string | undefined) => {
    const { sessionId, coach } = floor;
    const call = {
      params: { id: sessionId },
      body: { message: 'Doors at six.' },
      caller: { userId: coach.id, email: coach.email, family: 'x' },
      operation: 'POST /training/sessions/{id}/message/',
      idempotencyKey,
    };
    return message(call as unknown as Parameters<typeof message>[0], server.deps); // what the handler reads of a call
  };
  const letters = async () => {
    const { rows } = await server.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from outbox_mails where template = 'session_message'`,
    );
    return rows[0]?.n ?? 0;
  };

  it('goes to everybody once', async () => {
    const before = await letters();
    await times(20, () => work('one-press'));
    expect((await letters()) - before).toBe(9);
  });

  it('goes to everybody twenty times without the name of the intent: this test can fail', async () => {
    const before = await letters();
    await times(20, () => work(undefined));
    expect((await letters()) - before).toBe(180);
  });
});

describe('marks of many calls at once, half of them from the end of the roster', () => {
  const marks = (turn: number): RecordedMark[] => {
    const mark = (['present', 'absent', 'excused'] as const)[turn % 3] ?? 'present';
    const given = places.map((registration_id) => ({ registration_id, mark }));
    return turn % 2 === 0 ? given : given.toReversed();
  };
  const note = (calls: number, order?: Parameters<typeof recordAttendance>[3]) =>
    Promise.allSettled(
      Array.from({ length: calls }, (_, turn) =>
        server.database.withTx((tx) => recordAttendance(tx, floor.sessionId, marks(turn), order)),
      ),
    );

  it('are all noted', async () => {
    expect((await note(40)).filter(({ status }) => status === 'rejected')).toEqual([]);
  });

  it('wait in circles where nobody keeps one order: this test can fail', async () => {
    const asGiven = ([a]: [number, RecordedMark], [b]: [number, RecordedMark]) => a - b;
    expect((await note(4, asGiven)).some(({ status }) => status === 'rejected')).toBe(true);
  });
});

describe('roster and messages', () => {
  it('read on PostgreSQL as on the embedded database', async () => {
    const { coach, sessionId, registrationId, owner } = floor;
    const roster = await server.call('GET', `/training/sessions/${sessionId}/roster/`, {
      token: coach.token,
    });
    expect((roster.body['participants'] as object[]).length).toBe(9);
    const path = `/sessions/registered/${sessionId}/messages/`;
    // What is said in the same instant comes in any order.
    server.clock.pass(1);
    const said = await server.call('POST', path, { token: owner.token, body: { message: 'Which door?' } });
    expect(said.body).toMatchObject({ sender: registrationId, sender_name: 'Ada B.', is_mine: true });
    const before = String(said.body['public_id']);
    const page = await server.call('GET', `${path}?limit=1&before=${before}`, { token: coach.token });
    expect(JSON.parse(page.text)).toMatchObject([{ sender_name: 'Imani Brooks', is_mine: true }]);
  });
});

describe('twelve pictures of one person at once', () => {
  /** How many files more there are afterwards. */
  async function rush(read?: ReadPicture): Promise<number> {
    const person = await aMember(server);
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const kept = () =>
      readdir(join(server.deps.settings.dataDir, 'files')).then(
        (names) => names.length,
        () => 0,
      );
    const before = await kept();
    const file = new File([new Uint8Array(png)], 'me.png');
    await times(12, () => setPicture(server.deps, person.id, file, 'image', { read }));
    return (await kept()) - before;
  }

  it('leave the files of one', async () => {
    expect(await rush()).toBe(4);
  });

  it('leave files of nobody without the lock: this test can fail', async () => {
    const unlocked: ReadPicture = async (tx, userId) => {
      const { rows } = await tx.execute<{ name: string | null }>(
        sql`select image_file as name from profiles where user_id = ${userId}`,
      );
      await new Promise((resolve) => setTimeout(resolve, 200));
      return rows[0]?.name ?? null;
    };
    expect(await rush(unlocked)).toBeGreaterThan(4);
  });
});
