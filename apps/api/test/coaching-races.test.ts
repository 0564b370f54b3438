import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAttendance, type RecordedMark } from '../src/features/coaching/attendance.ts';
import { addFacts as storeFacts } from '../src/features/coaching/attendance-facts.ts';
import { message } from '../src/features/coaching/message.ts';
import { setPicture, type ReadPicture } from '../src/features/profile/pictures.ts';
import { aMember, seedStudio } from './booking.ts';
import { manyMembers } from './many-members.ts';
import { realDatabase } from './database.ts';
import { aFact, addFacts } from './roster.ts';
import { aSessionFixture, registerUnpaid, type SessionFixture } from './session-fixture.ts';
import { aTeamMember } from './team-fixture.ts';
import { testServer, type TestServer } from './server.ts';

// On real PostgreSQL: the embedded database has one connection and would hide every race.
let server: TestServer;
let fixture: SessionFixture;
let registrationIds: string[];
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 20 }) });
  await seedStudio(server.database);
  fixture = await aSessionFixture(server);
  for (const { token } of await manyMembers(server, 8)) {
    const body = { session_id: fixture.sessionId };
    await server.call('POST', '/training/registrations/register/', { token, body });
  }
  const { rows } = await server.database.db.execute<{ id: string }>(
    sql`select id from registrations where session_id = ${fixture.sessionId} order by id`,
  );
  registrationIds = rows.map(({ id }) => id);
  // Open the connections first, so that the requests really run concurrently.
  await times(20, () => server.database.db.execute(sql`select pg_sleep(0.2)`));
});
afterAll(() => server?.close());

const times = <Result>(n: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: n }, (_, index) => work(index)));

describe('a coach message processed twenty times concurrently', () => {
  /** Each process believes that the others are dead, so it skips the stored responses and does the work itself. */
  const work = async (idempotencyKey: string | undefined) => {
    const { sessionId, coach } = fixture;
    const call = {
      params: { id: sessionId },
      body: { message: 'Doors at six.' },
      caller: { userId: coach.id, email: coach.email, family: 'x' },
      operation: 'POST /training/sessions/{id}/message/',
      idempotencyKey,
    };
    return message(call as unknown as Parameters<typeof message>[0], server.deps); // what the handler reads of a call
  };
  const emailCount = async () => {
    const { rows } = await server.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from outbox_mails where template = 'session_message'`,
    );
    return rows[0]?.n ?? 0;
  };

  it('is sent to everybody once', async () => {
    const before = await emailCount();
    await times(20, () => work('one-press'));
    expect((await emailCount()) - before).toBe(9);
  });

  it('is sent to everybody twenty times without the idempotency key (positive control)', async () => {
    const before = await emailCount();
    await times(20, () => work(undefined));
    expect((await emailCount()) - before).toBe(180);
  });
});

describe('concurrent attendance marks, half of them from the end of the roster', () => {
  const marks = (turn: number): RecordedMark[] => {
    const mark = (['present', 'absent', 'excused'] as const)[turn % 3] ?? 'present';
    const given = registrationIds.map((registration_id) => ({ registration_id, mark }));
    return turn % 2 === 0 ? given : given.toReversed();
  };
  const note = (calls: number, guards?: Parameters<typeof recordAttendance>[4]) =>
    Promise.allSettled(
      Array.from({ length: calls }, (_, turn) =>
        server.database.withTx((tx) =>
          recordAttendance(
            tx,
            { sessionId: fixture.sessionId, meeting: 1 },
            marks(turn),
            { actorId: fixture.coach.id, now: server.clock.now() },
            guards,
          ),
        ),
      ),
    );

  /** The deadlocks of the database so far: a transaction that lost one ran again. PostgreSQL counts them within a second. */
  const deadlocks = async () => {
    await server.database.db.execute(sql`select pg_sleep(1.5)`);
    const { rows } = await server.database.db.execute<{ n: number }>(
      sql`select deadlocks::int as n from pg_stat_database where datname = current_database()`,
    );
    return rows[0]?.n ?? 0;
  };

  it('are all stored without a deadlock', async () => {
    const before = await deadlocks();
    expect((await note(40)).filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await deadlocks()).toBe(before);
  });

  it('deadlock when they are not applied in one order (positive control)', async () => {
    const before = await deadlocks();
    const asGiven = ([a]: [number, RecordedMark], [b]: [number, RecordedMark]) => a - b;
    await note(4, { order: asGiven });
    expect(await deadlocks()).toBeGreaterThan(before);
  });
});

describe('roster and messages', () => {
  it('read the same on PostgreSQL as on the embedded database', async () => {
    const { coach, sessionId, registrationId, owner } = fixture;
    const roster = await server.call('GET', `/training/sessions/${sessionId}/roster/`, {
      token: coach.token,
    });
    expect((roster.body['participants'] as object[]).length).toBe(9);
    const path = `/sessions/registered/${sessionId}/messages/`;
    // Messages of the same instant come in any order.
    server.clock.pass(1);
    const sent = await server.call('POST', path, { token: owner.token, body: { message: 'Which door?' } });
    expect(sent.body).toMatchObject({ sender: registrationId, sender_name: 'Ada B.', is_mine: true });
    const before = String(sent.body['public_id']);
    const page = await server.call('GET', `${path}?limit=1&before=${before}`, { token: coach.token });
    expect(JSON.parse(page.text)).toMatchObject([{ sender_name: 'Imani Brooks', is_mine: true }]);
  });
});

describe('twelve concurrent picture uploads of one person', () => {
  /** The number of additional files afterwards. */
  async function rush(read?: ReadPicture): Promise<number> {
    const person = await aMember(server);
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const storedFiles = () =>
      readdir(join(server.deps.settings.dataDir, 'files')).then(
        (names) => names.length,
        () => 0,
      );
    const before = await storedFiles();
    const file = new File([new Uint8Array(png)], 'me.png');
    await times(12, () => setPicture(server.deps, person.id, file, 'image', { guards: { read } }));
    return (await storedFiles()) - before;
  }

  it('leave the files of one picture', async () => {
    expect(await rush()).toBe(4);
  });

  it('leave orphaned files when the lock is removed (positive control)', async () => {
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

describe('two hundred simultaneous check-ins of one person', () => {
  const standing = async (id: string) => {
    const { rows } = await server.database.db.execute<{ facts: number; standing: number }>(sql`
      select count(*)::int as facts, count(*) filter (where standing)::int as standing
      from attendance_facts where registration_id = ${id}`);
    return rows[0];
  };
  const registrationOf = async () => {
    await server.database.db.execute(sql`update sessions set max_participants = null`);
    return registerUnpaid(server, fixture.sessionId, await aMember(server));
  };

  it('leave one that counts, and every one is answered', async () => {
    const id = await registrationOf();
    const team = [
      fixture.staff,
      fixture.coach,
      ...(await Promise.all(Array.from({ length: 8 }, () => aTeamMember(server, 'front_desk')))),
    ];
    const replies = await times(200, (index) =>
      addFacts(server, team[index % team.length] ?? fixture.staff, aFact(id)),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await standing(id)).toEqual({ facts: 200, standing: 1 });
  });

  it('leave several without the index and the lock (positive control)', async () => {
    const id = await registrationOf();
    await server.database.db.execute(sql`drop index attendance_facts_standing`);
    const at = server.clock.now();
    await times(20, () =>
      server.database.withTx(async (tx) => {
        // Each has read before the others commit.
        await tx.execute(sql`select pg_sleep(0.1)`);
        await storeFacts(tx, [
          {
            id: randomUUID(),
            registrationId: id,
            sessionId: fixture.sessionId,
            meeting: 1,
            kind: 'check_in',
            at,
            recordedAt: at,
          },
        ]);
        await tx.execute(sql`select pg_sleep(0.1)`);
      }),
    );
    expect((await standing(id))?.standing).toBeGreaterThan(1);
  });
});
