import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedStudio } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { manyMembers } from '../../../test/many-members.ts';
import { aPack } from '../../../test/office/plan-cases.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { ProblemError } from '../../platform/calls/problem.ts';
import { passes } from '../../platform/database/schema/passes.ts';
import { takeUse } from './take-use.ts';

const connections = 20;
/** The others wait here: on a slow machine, the wait at the pool ends after 10 s. */
const atOnce = pLimit(connections);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: connections }) });
  await seedStudio(server.database);
});
afterAll(() => server?.close());

/** 200 people take one of ten uses at once. Returns how many got one. */
async function rush(guards: Parameters<typeof takeUse>[4] = {}): Promise<number> {
  const { database, clock } = server;
  const planId = await aPack(database);
  const { code } = await aPromoCode(database, { maxUses: 10 });
  const people = await manyMembers(server, 200);
  const take = async ({ id: userId }: (typeof people)[number]): Promise<boolean> =>
    database
      .withTx(async (tx) => {
        const passId = randomUUID();
        await tx.insert(passes).values({ id: passId, userId, planVersionId: `${planId}-1` });
        const purchase = { kind: 'pass', planId, programId: null, priceCents: 15_000 } as const;
        const typed = { typed: code, personId: userId };
        await takeUse(tx, typed, { ...purchase, of: { passId } }, clock.now(), guards);
      })
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof ProblemError && error.code === 'validation_failed') return false;
          throw error;
        },
      );
  return (await Promise.all(people.map((one) => atOnce(take, one)))).filter(Boolean).length;
}

describe('a code with ten uses, wanted by 200 people at once', () => {
  it('is used ten times', async () => {
    expect(await rush()).toBe(10);
  });

  it('is used more often without its lock (positive control)', async () => {
    expect(await rush({ lock: () => sql`select 1` })).toBeGreaterThan(10);
  });
});
