import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSession, books, seedStudio, type Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { aWalkIn } from '../../../test/office/walk-in-cases.ts';
import { unguarded, withoutCapacityCheck } from '../../../test/rush.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { walkIns } from '../../platform/database/schema/walk-ins.ts';
import { addWalkIns } from './walk-ins.ts';

let server: TestServer;
let desk: Person;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 20 }) });
  await seedStudio(server.database);
  desk = await aTeamMember(server, 'front_desk', 0);
});
afterAll(() => server?.close());

type Guards = Parameters<typeof addWalkIns>[2];

/** Walk-ins that come at once, each in a request of its own. */
const atOnce = async (requests: readonly ReturnType<typeof aWalkIn>[], guards: Guards = {}) => {
  const answers = await Promise.all(
    requests.map((request) =>
      addWalkIns(
        {
          caller: { userId: desk.id, role: 'front_desk' },
          requestId: randomUUID(),
          body: { requests: [request] },
        } as never,
        server.deps,
        guards,
      ),
    ),
  );
  return answers.flatMap(({ results }) => results);
};

const crowd = (sessionId: string, many: number) =>
  Array.from({ length: many }, (_, index) =>
    aWalkIn(server, sessionId, { person: { first_name: `Person ${index}`, last_name: 'Crowd' } }),
  );

describe('the last spot', () => {
  it.each([2, 20])('goes to one of %i walk-ins, and the others stand on the worklist', async (many) => {
    const sessionId = await aSession(server.database, { maxParticipants: 5, taken: 4 });
    const results = await atOnce(crowd(sessionId, many));
    expect(results.filter(({ state }) => state === 'stored')).toHaveLength(1);
    expect(results.filter(({ problem }) => problem?.code === 'session_full')).toHaveLength(many - 1);
    expect(await books(server.database, sessionId)).toMatchObject({ taken: 5, registrations: 1 });
  });

  it('is oversold when the lock and the guard are removed (positive control)', async () => {
    const sessionId = await aSession(server.database, { maxParticipants: 5, taken: 4 });
    await withoutCapacityCheck(server, async () => {
      const lock = () => Promise.resolve();
      const results = await atOnce(crowd(sessionId, 20), { claim: () => unguarded, lock });
      expect(results.filter(({ state }) => state === 'stored').length).toBeGreaterThan(1);
    });
  });
});

describe('one walk-in', () => {
  it('that is sent 20 times at once is one registration, one payment and one check-in', async () => {
    const sessionId = await aSession(server.database);
    const request = aWalkIn(server, sessionId);
    const results = await atOnce(Array.from({ length: 20 }, () => request));
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
    const [first] = results;
    expect(first?.state).toBe('stored');
    expect(await books(server.database, sessionId)).toMatchObject({ taken: 1, registrations: 1 });
    const paid = await server.database.db
      .select()
      .from(payments)
      .where(eq(payments.registrationId, first?.registration_id ?? ''));
    expect(paid).toHaveLength(1);
  });

  it('is refused in between when its id is only looked for (positive control)', async () => {
    const request = aWalkIn(server, await aSession(server.database));
    const first: NonNullable<Guards>['first'] = async (tx, row) => {
      const known = await tx.select().from(walkIns).where(eq(walkIns.id, row.id));
      if (known.length === 0) await tx.insert(walkIns).values(row).onConflictDoNothing();
      return known.length === 0;
    };
    await expect(
      atOnce(
        Array.from({ length: 20 }, () => request),
        { first },
      ),
    ).rejects.toThrow('A walk-in with this id was sent before');
  });
});
