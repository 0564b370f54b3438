import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { includedActions, including, seedIncluding } from '../../../test/included-fixture.ts';
import { membershipActions } from '../../../test/membership-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { whileLocked } from '../../../test/while-locked.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';

let server: TestServer;
let act: ReturnType<typeof includedActions>;
let person: Person;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 15 }) });
  await seedStudio(server.database);
  await seedIncluding(server.database);
  act = includedActions(server);
});
afterAll(() => server?.close());

const many = 5;
const problems = async () => (await checkLedger(server.database.db)).problems.map(({ rule }) => rule);

/** Two of the month are left. */
beforeEach(async () => {
  person = await aMember(server);
  await membershipActions(server).buy(person, undefined, { plan_id: including.month });
});

/** Registers for several sessions at once. All have read what is left before one of them uses it. */
async function registerAtOnce(): Promise<number[]> {
  const sessions = await Promise.all(Array.from({ length: many }, () => act.sessionOn('2026-03-12')));
  const { result } = await whileLocked(server.database, {
    lock: sql`lock table included_uses in share mode`,
    waiters: many,
    work: () => Promise.all(sessions.map((session) => act.register(person, session))),
    look: async () => {},
  });
  return result.map(({ status }) => status).toSorted();
}

describe('several registrations at once', () => {
  it('use each included session of the month once', async () => {
    expect(await registerAtOnce()).toEqual([201, 201, 400, 400, 400]);
    expect(await act.uses(person)).toEqual(['0 1', '0 2']);
    expect(await problems()).toEqual([]);
  });

  /** The last test, because it removes the index that decides. */
  it('use one several times without the unique index (positive control)', async () => {
    await server.database.db.execute(sql`drop index included_uses_one_current`);
    expect(await registerAtOnce()).toEqual([201, 201, 201, 201, 201]);
    expect(await problems()).toContain('an included session pays for one registration at most');
  });
});
