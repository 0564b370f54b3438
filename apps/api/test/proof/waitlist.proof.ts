import { describe, expect, it } from 'vitest';
import { memoryDatabase, realDatabase } from '../database.ts';
import { modelFixture, checkSequences } from '../waitlist-model/check-sequences.ts';

describe('random sequences around full sessions keep seats, waitlist and money as the rules say', () => {
  it.each([
    ['2,000 on the embedded database', 2_000, memoryDatabase],
    ['2,000 on PostgreSQL', 2_000, realDatabase],
  ])('%s', async (_what, runs, open) => {
    const fixture = await modelFixture(open);
    try {
      await expect(checkSequences(fixture, runs)).resolves.toBeUndefined();
    } finally {
      await fixture.server.close();
    }
  });
});
