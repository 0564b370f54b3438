import { expect, it } from 'vitest';
import { passFixture } from '../pass-fixture.ts';
import { aShortPlan, randomPassSteps } from '../pass-model.ts';
import { amount, report } from './amounts.ts';

const fixture = passFixture();

it('50,000 random steps with passes lose no credit, use none twice, and give back the same one', async () => {
  await aShortPlan(fixture.server);
  const done = await randomPassSteps(fixture.server, { steps: amount(100, 50_000), seed: 20_261_127 });
  report('passes', done);
  expect(done['cancel 200']).toBeGreaterThan(0);
});
