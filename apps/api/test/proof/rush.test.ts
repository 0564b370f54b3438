import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimSeat } from '../../src/features/booking/seats/claim-seat.ts';
import { aCard, aSession, books, seedStudio } from '../booking.ts';
import { manyMembers } from '../many-members.ts';
import { realDatabase } from '../database.ts';
import { rush, unguarded, withoutCapacityCheck } from '../rush.ts';
import { testServer, type TestServer } from '../server.ts';
import { amount, chances, report, timeFor } from './amounts.ts';

const many = 500;
const seeds = amount(1, 20);

// On real PostgreSQL: the embedded database has one connection and would hide every race.
let server: TestServer;
beforeAll(async () => {
  const database = await realDatabase({ poolSize: 20 });
  server = await testServer({ database });
  await seedStudio(database);
});
afterAll(() => server?.close());

/** The seed chooses who pays with an own card; the others pay later. */
async function cards(chance: () => number): Promise<(index: number) => string | null> {
  const paying = new Map<number, string>();
  for (let n = 0; n < 60; n += 1) paying.set(Math.floor(chance() * many), await aCard(server));
  return (index) => paying.get(index) ?? null;
}

describe(`${many} concurrent registrations on PostgreSQL`, () => {
  it.each([1, 5, 20])('fill %i seats exactly', { timeout: timeFor(seeds, 20_000) }, async (seats) => {
    const times: number[] = [];
    for (let seed = 1; seed <= seeds; seed += 1) {
      const chance = chances(seed * 7_919 + seats);
      const [people, cardOf] = [await manyMembers(server, many), await cards(chance)];
      people.sort(() => chance() - 0.5);
      const session_id = await aSession(server.database, { maxParticipants: seats });
      const begun = performance.now();
      expect(await rush(server, { session_id, people, claim: claimSeat, cardOf })).toBe(seats);
      times.push(performance.now() - begun);
      const after = await books(server.database, session_id);
      expect(after).toMatchObject({ taken: seats, live: seats, registrations: seats });
      expect(after?.charged).toBe((after?.charges ?? 0) * 7500);
    }
    const { rows } = await server.database.db.execute<{ n: number }>(
      sql`select count(*)::int as n from sessions where taken > max_participants`,
    );
    expect(rows[0]?.n).toBe(0);
    report(`${many} at once for ${seats} seats`, { seeds, 'slowest ms': Math.round(Math.max(...times)) });
  });

  it('oversell when the seat guard is removed (positive control)', async () => {
    const people = await manyMembers(server, 100);
    const session_id = await aSession(server.database, { maxParticipants: 5 });
    await withoutCapacityCheck(server, async () => {
      expect(
        await rush(server, { session_id, people, claim: unguarded, cardOf: () => null }),
      ).toBeGreaterThan(5);
    });
  });
});
