import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSession, books, seedStudio, type Person } from '../../../../test/booking.ts';
import { realDatabase } from '../../../../test/database.ts';
import { manyMembers } from '../../../../test/many-members.ts';
import { rush, unguarded, withoutCapacityCheck } from '../../../../test/rush.ts';
import { testServer, type TestServer } from '../../../../test/server.ts';
import { aTeamMember } from '../../../../test/team-fixture.ts';
import { ProblemError } from '../../../platform/calls/problem.ts';
import { sessions } from '../../../platform/database/schema/training.ts';
import { claimSeat } from '../seats/claim-seat.ts';
import { registerPerson } from './register-person.ts';

let server: TestServer;
let desk: Person;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 20 }) });
  await seedStudio(server.database);
  desk = await aTeamMember(server, 'front_desk', 0);
});
afterAll(() => server?.close());

/** The desk registers them all at once. Returns how many got a spot. */
async function atTheDesk(
  sessionId: string,
  people: readonly { readonly id: string }[],
  { overrides = [], ...guards }: Parameters<typeof registerPerson>[2] & { overrides?: 'capacity'[] } = {},
): Promise<number> {
  const one = ({ id }: { readonly id: string }) =>
    registerPerson(
      {
        caller: { userId: desk.id, role: 'front_desk' },
        requestId: randomUUID(),
        params: { id },
        body: { session_id: sessionId, overrides, reason: 'A full house.' },
      } as never,
      server.deps,
      guards,
    ).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProblemError && error.code === 'session_full') return false;
        throw error;
      },
    );
  return (await Promise.all(people.map(one))).filter(Boolean).length;
}

describe('the last spot, requested at the desk and by members at once', () => {
  it.each([10, 40])('goes to one of %i at the desk and as many members', async (many) => {
    const session_id = await aSession(server.database, { maxParticipants: 5, taken: 4 });
    const people = await manyMembers(server, 2 * many);
    const [byDesk, byMembers] = await Promise.all([
      atTheDesk(session_id, people.slice(0, many)),
      rush(server, { session_id, people: people.slice(many), claim: claimSeat, cardOf: () => null }),
    ]);
    expect(byDesk + byMembers).toBe(1);
    expect(await books(server.database, session_id)).toMatchObject({ taken: 5, registrations: 1 });
  });

  it('is oversold when the lock and the guard are removed (positive control)', async () => {
    const session_id = await aSession(server.database, { maxParticipants: 5, taken: 4 });
    const people = await manyMembers(server, 30);
    await withoutCapacityCheck(server, async () => {
      const lock = () => Promise.resolve();
      const registered = await atTheDesk(session_id, people, { claim: () => unguarded, lock });
      expect(registered).toBeGreaterThan(1);
    });
  });

  it('is exceeded with the override alone, by exactly as many', async () => {
    const session_id = await aSession(server.database, { maxParticipants: 5, taken: 4 });
    const people = await manyMembers(server, 16);
    const [byDesk, byMembers] = await Promise.all([
      atTheDesk(session_id, people.slice(0, 8), { overrides: ['capacity'] }),
      rush(server, { session_id, people: people.slice(8), claim: claimSeat, cardOf: () => null }),
    ]);
    expect(byDesk).toBe(8);
    expect(byMembers).toBeLessThanOrEqual(1);
    const [session] = await server.database.db.select().from(sessions).where(eq(sessions.id, session_id));
    expect(session).toMatchObject({ taken: 12 + byMembers, overbooked: 7 + byMembers });
  });
});
