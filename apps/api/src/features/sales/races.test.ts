import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPlans } from '../../app/seed/plans/seed-plans.ts';
import { aMember, seedStudio, type Person } from '../../../test/booking.ts';
import { realDatabase } from '../../../test/database.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { whileLocked } from '../../../test/while-locked.ts';
import { checkLedger } from '../booking/ledger/check-ledger.ts';

let server: TestServer;
let desk: Person;
let person: Person;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase({ poolSize: 15 }) });
  await seedStudio(server.database);
  await server.database.withTx(seedPlans);
  desk = await aTeamMember(server, 'front_desk');
});
afterAll(() => server?.close());
beforeEach(async () => {
  person = await aMember(server);
});

/** Sells the membership twice. Both have found that the person has none before one of them stores it. */
async function sellAtOnce(): Promise<number[]> {
  const token = await desk.renewed();
  const { result } = await whileLocked(server.database, {
    lock: sql`select 1 from plan_versions where plan_id = 'plan-standard-year' for update`,
    waiters: 2,
    work: () =>
      Promise.all(
        [1, 2].map(() =>
          server.call('POST', `/office/people/${person.id}/sales/`, {
            token,
            body: { plan_id: 'plan-standard-year', method: 'cash', amount: '490.00' },
            headers: { 'idempotency-key': randomUUID() },
          }),
        ),
      ),
    look: async () => {},
  });
  return result.map(({ status }) => status).toSorted();
}
const memberships = async () =>
  (
    await server.database.db.execute<{ state: string }>(
      sql`select state from memberships where user_id = ${person.id}`,
    )
  ).rows;

describe('two sales of a membership at once', () => {
  it('make one membership, and the other sale is refused', async () => {
    expect(await sellAtOnce()).toEqual([201, 400]);
    expect(await memberships()).toHaveLength(1);
    expect((await checkLedger(server.database.db)).problems).toEqual([]);
  });

  /** The last test, because it removes the index that decides. */
  it('make two without the unique index (positive control)', async () => {
    await server.database.db.execute(sql`drop index memberships_one_live`);
    expect(await sellAtOnce()).toEqual([201, 201]);
    expect(await memberships()).toHaveLength(2);
  });
});
