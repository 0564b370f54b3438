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
import { whileLocked } from '../../../test/while-locked.ts';
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

/** People who want one of ten uses at once. */
async function wanted(count: number, guards: Parameters<typeof takeUse>[4] = {}) {
  const { database, clock } = server;
  const planId = await aPack(database);
  const { code } = await aPromoCode(database, { maxUses: 10 });
  const people = await manyMembers(server, count);
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
  /** Returns how many got one. */
  const rush = async (): Promise<number> =>
    (await Promise.all(people.map((one) => atOnce(take, one)))).filter(Boolean).length;
  return { code, rush };
}

describe('a code with ten uses, wanted by many people at once', () => {
  it('is used ten times by 200 people', async () => {
    const { rush } = await wanted(200);
    expect(await rush()).toBe(10);
  });

  it('is used by all who counted before the first wrote, without its lock (positive control)', async () => {
    const { code, rush } = await wanted(12, { lock: () => sql`select 1` });
    // A use refers to its code, so each of the twelve counts, and waits when it writes.
    const { result } = await whileLocked(server.database, {
      lock: sql`select 1 from promo_codes where code = ${code} for update`,
      work: rush,
      waiters: 12,
      look: () => Promise.resolve(),
    });
    expect(result).toBe(12);
  });
});
