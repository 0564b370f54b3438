import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSession, seedStudio } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { manyMembers } from '../../../test/many-members.ts';
import { aPromoCode } from '../../../test/office/promo-code-cases.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { ProblemError } from '../../platform/calls/problem.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';
import { registerForSession } from '../booking/registration/register.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 20 }) });
  await seedStudio(server.database);
});
afterAll(() => server?.close());

/** 200 people register with one of ten uses at once, in ten sessions. Returns how many got one. */
async function rush(guards: Parameters<typeof registerForSession>[2] = {}): Promise<number> {
  const { database, deps } = server;
  const { code } = await aPromoCode(database, { maxUses: 10 });
  const people = await manyMembers(server, 200);
  const sessions = await Promise.all(
    Array.from({ length: 10 }, () => aSession(database, { maxParticipants: null })),
  );
  const registered = people.map(async ({ id: userId }, index) =>
    registerForSession(
      deps,
      {
        sessionId: sessions[index % sessions.length] ?? '',
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
    ),
  );
  return (await Promise.all(registered)).filter(Boolean).length;
}

describe('a code with ten uses, wanted for 200 places at once', () => {
  it('is used ten times, and everybody else keeps no place', async () => {
    expect(await rush()).toBe(10);
    const { rows } = await server.database.db.execute<{ count: number }>(sql`
      select count(*)::int as count from registrations where status = 'confirmed'`);
    expect(rows).toEqual([{ count: 10 }]);
    expect((await checkLedger(server.database.db)).problems).toEqual([]);
  });

  it('is used more often without its lock (positive control)', async () => {
    expect(await rush({ lockCode: () => sql`select 1` })).toBeGreaterThan(10);
  });
});
