import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renewalCrowd } from '../../../test/renewal-crowd.ts';
import { seedStudio } from '../../../test/booking.ts';
import { seedPlans } from '../../app/seed/plans/seed-plans.ts';
import { realDatabase } from '../../../test/database.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import type { Db } from '../../platform/database/database.ts';
import { dueRenewals, nextRenewal } from './claim-renewal.ts';

const many = 3_000;
const day = '2026-04-02';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await realDatabase() });
  await seedStudio(server.database);
  await server.database.withTx(seedPlans);
  await renewalCrowd(server.database, 'crowd', many, day);
});
afterAll(() => server?.close());

/** A statement that compares each membership with each takes minutes. */
const inTime = <Result>(work: (db: Db) => Promise<Result>): Promise<Result> =>
  server.database.withTx(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '5s'`);
    return work(tx);
  });

it('finds what is due of 3,000 memberships, before the database knows how many there are', async () => {
  const now = new Date('2026-04-02T12:00:00-04:00');
  expect(await inTime((db) => dueRenewals(db, now))).toHaveLength(200);
  expect(await inTime((db) => nextRenewal(db, new Date('2026-04-01T12:00:00-04:00')))).toEqual(
    new Date('2026-04-02T00:00:00-04:00'),
  );
});

it.each(['any', 'none'])('lists people by membership among as many: %s', async (membership) => {
  const owner = await aTeamMember(server, 'owner');
  const began = performance.now();
  const token = await owner.renewed();
  const { status } = await server.call('GET', `/office/people/?membership=${membership}`, { token });
  expect(status).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
});
