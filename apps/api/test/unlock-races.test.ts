import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unlockSignIn, type CountAttempt } from '../src/features/auth/sign-in-lock.ts';
import type { AuthDeps } from '../src/features/auth/dependencies.ts';
import type { Caller } from '../src/platform/calls/calls.ts';
import { refreshFamilies } from '../src/platform/database/schema/tokens.ts';
import { aMember } from './booking.ts';
import { realDatabase } from './database.ts';
import { testServer, type TestServer } from './server.ts';

// On real PostgreSQL: the embedded database has one connection and would hide every race.
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 20 }) });
  // Open the connections first, so that the attempts really run concurrently.
  await Promise.all(Array.from({ length: 20 }, () => server.database.db.execute(sql`select pg_sleep(0.2)`)));
});
afterAll(() => server?.close());

/** How many of twenty passwords, tried at the same time, were compared. */
async function comparedOf(count?: CountAttempt): Promise<number> {
  const { id: userId, email, token } = await aMember(server, { waiver: false });
  const { db } = server.database;
  await server.call('POST', '/auth/lock/', { token });
  const [row] = await db.select().from(refreshFamilies).where(eq(refreshFamilies.userId, userId));
  const caller: Caller = { userId, email, family: row?.id ?? '' };
  let compared = 0;
  const passwords: AuthDeps['passwords'] = {
    ...server.deps.passwords,
    matches: async () => {
      compared += 1;
      return false;
    },
  };
  const attempts = Array.from({ length: 20 }, (_, index) =>
    unlockSignIn({ ...server.deps, passwords }, caller, `Guess//${index}`, { count }),
  );
  await Promise.allSettled(attempts);
  return compared;
}

it('twenty passwords at the same time are five attempts', async () => {
  expect(await comparedOf()).toBe(5);
});

it('and more without the count in one statement (positive control)', async () => {
  const readFirst: CountAttempt = async (db, { family }) => {
    const [row] = await db.select().from(refreshFamilies).where(eq(refreshFamilies.id, family));
    const attempt = (row?.unlockFailures ?? 0) + 1;
    if (attempt > 5) return undefined;
    await db.update(refreshFamilies).set({ unlockFailures: attempt }).where(eq(refreshFamilies.id, family));
    return attempt;
  };
  expect(await comparedOf(readFirst)).toBeGreaterThan(5);
});
