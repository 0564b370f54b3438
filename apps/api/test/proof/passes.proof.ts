import { describe, expect, it } from 'vitest';
import { passFixture } from '../pass-fixture.ts';
import { aShortPlan, randomPassSteps } from '../pass-model.ts';
import { amount, report } from './amounts.ts';

// 50,000 steps in five studios, because every step and the check of the ledger read what the steps before it left.
describe.each([1, 2, 3, 4, 5])('studio %i', (seed) => {
  const fixture = passFixture();

  it('10,000 random steps with passes lose no credit, use none twice, and give back the same one', async () => {
    await aShortPlan(fixture.server);
    const done = await randomPassSteps(fixture.server, { steps: amount(100, 10_000), seed });
    report(`passes ${seed}`, done);
    expect(done['cancel 200']).toBeGreaterThan(0);
  });
});
