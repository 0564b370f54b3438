import { expect, it } from 'vitest';
import { passFixture } from '../../../test/pass-fixture.ts';
import { randomSales } from '../../../test/sales-model.ts';

const fixture = passFixture();

// `npm run proof` takes 10,000 steps (test/proof/sales.proof.ts).
it('random sales with codes, credit, passes and refunds keep the books whole', async () => {
  const until = [
    'sell cash with a code 201',
    'sell card with a code 201',
    'sell card 402',
    'sell link with a code 201',
    'sell credit with a code 201',
    'payLink 200',
    'buyPass 201',
    'register 201',
    'refund 201',
    'refund 409',
    'cancel member 200',
    'cancel business 200',
    'callOff done',
  ];
  const done = await randomSales(fixture.server, { steps: 150, seed: 11, until });
  expect(Object.keys(done)).toEqual(expect.arrayContaining(until));
});
