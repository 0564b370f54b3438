import { expect, it } from 'vitest';
import { passFixture } from '../pass-fixture.ts';
import { randomSales } from '../sales-model.ts';
import { amount, report } from './amounts.ts';

const fixture = passFixture();

it('10,000 random sales with codes, credit, passes and refunds keep the books whole', async () => {
  const done = await randomSales(fixture.server, { steps: amount(100, 10_000), seed: 1 });
  report('sales', done);
  expect(done['refund 201']).toBeGreaterThan(0);
});
