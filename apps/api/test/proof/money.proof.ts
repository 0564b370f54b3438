import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedStudio } from '../booking.ts';
import { anyDatabase } from '../database.ts';
import { randomMoneySteps } from '../money-model.ts';
import { testServer, type TestServer } from '../server.ts';
import { aTeamMember } from '../team-fixture.ts';
import { amount, report } from './amounts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ database: await anyDatabase() });
  await seedStudio(server.database);
});
afterAll(() => server?.close());

it('10,000 random steps with money never give back more than was captured, and leave a whole ledger', async () => {
  const people = {
    owner: await aTeamMember(server, 'owner'),
    desk: await aTeamMember(server, 'front_desk', 0),
  };
  const steps = amount(100, 10_000);
  const done = await randomMoneySteps(server, people, { steps, seed: 20_261_126 });
  report('money', done);
  expect(done['refund 201']).toBeGreaterThan(0);
});
