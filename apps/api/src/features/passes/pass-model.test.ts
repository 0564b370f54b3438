import { expect, it } from 'vitest';
import { passFixture } from '../../../test/pass-fixture.ts';
import { aShortPlan, randomPassSteps } from '../../../test/pass-model.ts';

const fixture = passFixture();

// `npm run proof` takes 50,000 steps (test/proof/passes.proof.ts).
it('random bookings, cancellations, moves and ends lose no credit and give back the same one', async () => {
  await aShortPlan(fixture.server);
  const until = [
    'book 201',
    'book 400',
    'bookTwo 201',
    'cancel 200',
    'cancel 299',
    'cancelSession 200',
    'deskCancel 200',
    'refund 201',
    'refund 409',
    'close 204',
    'move 200',
  ];
  const done = await randomPassSteps(fixture.server, { steps: 250, seed: 7, until });
  expect(Object.keys(done)).toEqual(expect.arrayContaining(until));
});
