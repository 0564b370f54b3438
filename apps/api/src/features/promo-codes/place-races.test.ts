import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSession, seedStudio } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { manyMembers } from '../../../test/many-members.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { whileLocked } from '../../../test/while-locked.ts';
import { ProblemError } from '../../platform/calls/problem.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';
import { registerForSession } from '../booking/registration/register.ts';

const connections = 20;
/** The others wait here: on a slow machine, the wait at the pool ends after 10 s. */
const atOnce = pLimit(connections);

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: connections }) });
  await seedStudio(server.database);
});
afterAll(() => server?.close());

/** People who register at once with a code that has ten uses, in sessions with enough seats. */
async function wanted(
  people: number,
  sessionCount: number,
  guards: Parameters<typeof registerForSession>[2] = {},
) {
  const { database, deps } = server;
  const { code } = await aPromoCode(database, { maxUses: 10 });
  const members = await manyMembers(server, people);
  const sessions = await Promise.all(
    Array.from({ length: sessionCount }, () => aSession(database, { maxParticipants: null })),
  );
  const register = async (userId: string, sessionId: string): Promise<boolean> =>
    registerForSession(
      deps,
      {
        sessionId,
        plan: 'full',
        paymentMethodId: null,
        promoCode: code,
        notes: '',
        claimedCents: null,
        userId,
        guest: null,
        idempotentRequest: null,
      },
      guards,
    ).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ProblemError && error.code === 'validation_failed') return false;
        throw error;
      },
    );
  /** Returns how many got a place. */
  const rush = async (): Promise<number> => {
    const registered = await Promise.all(
      members.map(({ id }, index) => atOnce(register, id, sessions[index % sessionCount] ?? '')),
    );
    return registered.filter(Boolean).length;
  };
  return { code, rush };
}

describe('a code with ten uses, wanted for 200 places at once', () => {
  it('is used ten times, and everybody else keeps no place', async () => {
    const { rush } = await wanted(200, 10);
    expect(await rush()).toBe(10);
    const { rows } = await server.database.db.execute<{ count: number }>(sql`
      select count(*)::int as count from registrations where status = 'confirmed'`);
    expect(rows).toEqual([{ count: 10 }]);
    expect((await checkLedger(server.database.db)).problems).toEqual([]);
  });

  it('is used by all who counted before the first wrote, without its lock (positive control)', async () => {
    const { code, rush } = await wanted(12, 12, { lockCode: () => sql`select 1` });
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
