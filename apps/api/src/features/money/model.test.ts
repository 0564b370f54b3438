import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedStudio } from '../../../test/booking.ts';
import { randomMoneySteps } from '../../../test/money-model.ts';
import { testServer, type TestServer } from '../../../test/server.ts';
import { aTeamMember } from '../../../test/team-fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await seedStudio(server.database);
});
afterAll(() => server?.close());

// `npm run proof` takes 10,000 steps (test/proof/money.proof.ts).
it('random payments, refunds, moves, cancellations and acts of the team never give back more than was captured', async () => {
  const people = {
    owner: await aTeamMember(server, 'owner'),
    desk: await aTeamMember(server, 'front_desk', 0),
  };
  const until = [
    'take 201',
    'refund 201',
    'move 200',
    'memberPays 200',
    'asked 202',
    'staffCancels 200',
    'staffMoves 200',
  ];
  const done = await randomMoneySteps(server, people, { steps: 120, seed: 11, until });
  expect(Object.keys(done)).toEqual(expect.arrayContaining(until));
});
