import { describe, expect, it } from 'vitest';
import { memoryDatabase, realDatabase } from '../database.ts';
import { lineWorld, proveLine } from '../line/prove.ts';

describe('random sequences around full sessions keep seats, waitlist and money as the rules say', () => {
  it.each([
    ['2,000 on the embedded database', 2_000, memoryDatabase],
    ['2,000 on PostgreSQL', 2_000, realDatabase],
  ])('%s', async (_what, runs, open) => {
    const world = await lineWorld(open);
    try {
      await expect(proveLine(world, runs)).resolves.toBeUndefined();
    } finally {
      await world.server.close();
    }
  });
});
