import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineWorld, proveLine } from '../line/prove.ts';
import type { World } from '../line/run.ts';

let world: World;
beforeAll(async () => {
  world = await lineWorld();
});
afterAll(() => world?.server.close());

it('2,000 random sequences around full sessions leave places, line and money as the rules say', async () => {
  await expect(proveLine(world, 2_000)).resolves.toBeUndefined();
});
