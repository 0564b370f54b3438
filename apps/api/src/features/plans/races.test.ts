import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedStudio } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { manyMembers } from '../../../test/many-members.ts';
import { aPack, aPlan, introduce } from '../../../test/office/plan-cases.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { ProblemError } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { passes } from '../../platform/database/schema/passes.ts';
import { memberships } from '../../platform/database/schema/people.ts';
import { requireNewcomer } from './introductory.ts';

let server: TestServer;
let pass: string;
let month: string;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 20 }) });
  await seedStudio(server.database);
  pass = await introduce(server.database, await aPack(server.database));
  month = await introduce(server.database, await aPlan(server.database));
});
afterAll(() => server?.close());

const offer = { isIntroductory: true };
const stored = {
  pass: (tx: Db, id: string, userId: string) =>
    tx.insert(passes).values({ id, userId, planVersionId: `${pass}-1` }),
  membership: (tx: Db, id: string, userId: string) =>
    tx.insert(memberships).values({
      id,
      userId,
      tier: 'Standard',
      state: 'pending',
      source: 'bought',
      planVersionId: `${month}-1`,
      startDate: '2026-03-02',
    }),
};

/** Each of 40 people takes an introductory pass and membership at once. Returns how many of the two each one got. */
async function rush(guards: Parameters<typeof requireNewcomer>[4] = {}): Promise<number[]> {
  const { database, clock } = server;
  const take = (kind: keyof typeof stored, userId: string) =>
    database
      .withTx(async (tx) => {
        const goodId = randomUUID();
        await stored[kind](tx, goodId, userId);
        await requireNewcomer(tx, offer, { userId, goodId }, clock.now(), guards);
      })
      .then(
        () => 1,
        (error: unknown) => {
          if (error instanceof ProblemError && error.code === 'offer_used') return 0;
          throw error;
        },
      );
  return Promise.all(
    (await manyMembers(server, 40)).map(async ({ id }) => {
      const [one, other] = await Promise.all([take('pass', id), take('membership', id)]);
      return one + other;
    }),
  );
}

describe('two introductory offers that one person takes at once', () => {
  it('are one', async () => {
    expect(new Set(await rush())).toEqual(new Set([1]));
  });

  it('are two without the lock of the person (positive control)', async () => {
    expect(Math.max(...(await rush({ lock: () => sql`select 1` })))).toBe(2);
  });
});
