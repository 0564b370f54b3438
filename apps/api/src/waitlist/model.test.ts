import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Model } from '../../test/line/model.ts';
import { lineWorld, proveLine } from '../../test/line/prove.ts';
import type { World } from '../../test/line/run.ts';

let world: World;
beforeAll(async () => {
  world = await lineWorld();
});
afterAll(() => world?.server.close());

/** Believes that a freed place is nobody's. */
class Careless extends Model {
  override passOn(): void {}
}

describe('whatever people do, in whatever order', () => {
  // The long form, 2,000 sequences, is `pnpm --filter @detroit-well/api run proof`.
  it(
    'places held, confirmed and offered never exceed the maximum, the line moves in order, and the money is what is owed',
    { timeout: 240_000 },
    async () => {
      await expect(proveLine(world, 100)).resolves.toBeUndefined();
    },
  );

  it(
    'shows at once that a line which never moves is another: this test can fail',
    { timeout: 120_000 },
    async () => {
      await expect(proveLine(world, 10, Careless, true)).rejects.toThrow('Property failed');
    },
  );
});
