import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedStudio, type Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { aFact, addFacts, beforeTheSession, readRoster } from '../../../test/roster.ts';
import type { SessionFixture } from '../../../test/session-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { addFacts as storeFacts } from '../coaching/attendance-facts.ts';

let server: TestServer;
let fixture: SessionFixture;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 20 }) });
  await seedStudio(server.database);
});
beforeEach(async () => {
  fixture = await beforeTheSession(server);
});
afterAll(() => server?.close());

const counted = async () => {
  const { rows } = await server.database.db.execute<{ all: number; standing: number }>(sql`
    select count(*)::int as "all", (count(*) filter (where standing))::int as standing
    from attendance_facts where registration_id = ${fixture.registrationId}`);
  return rows[0];
};

describe('200 check-ins of one person at once', () => {
  it('by 20 people of the team are all kept, and one of them counts', async () => {
    // One person's requests take turns, so they come from several.
    const team: Person[] = [];
    for (let each = 0; each < 20; each += 1) team.push(await aTeamMember(server, 'front_desk'));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const who = team[index % team.length];
        if (who === undefined) throw new Error('nobody');
        return addFacts(server, who, aFact(fixture.registrationId));
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await counted()).toEqual({ all: 200, standing: 1 });
    const { body } = await readRoster(server, fixture.staff, fixture.sessionId);
    expect(body.results[0]?.attendance).toBe('present');
  });

  it('count more than once without the lock of the registration and the unique index (positive control)', async () => {
    const { database } = server;
    await database.db.execute(sql`drop index attendance_facts_standing`);
    try {
      const { registrationId, sessionId } = fixture;
      const at = server.clock.now();
      const checkIn = {
        registrationId,
        sessionId,
        meeting: 1,
        kind: 'check_in',
        at,
        recordedAt: at,
      } as const;
      // Neither commits before both have stored.
      let stored = 0;
      let release = (): void => undefined;
      const both = new Promise<void>((resolve) => (release = resolve));
      const store = () =>
        database.withTx(async (tx) => {
          await storeFacts(tx, [{ ...checkIn, id: randomUUID() }]);
          stored += 1;
          if (stored === 2) release();
          await both;
        });
      await Promise.all([store(), store()]);
      expect(await counted()).toEqual({ all: 2, standing: 2 });
    } finally {
      await database.db.execute(sql`delete from attendance_facts`);
      await database.db.execute(
        sql`create unique index attendance_facts_standing on attendance_facts (registration_id, session_id, meeting) where standing`,
      );
    }
  });
});
