import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { verifyChain } from '../../features/waiver/verify-chain.ts';
import { openWithoutLimits } from '../../platform/database/open-database.ts';
import { processSettings } from '../settings.ts';
import { run } from './run.ts';

/**
 * `verify-waivers` recomputes the hash chain of acceptances, prints the first broken row and exits with 1. `--holds
 * <hash>` also checks that the chain contains a known link, for example from a downloaded PDF.
 */
await run(async () => {
  const { values } = parseArgs({ options: { holds: { type: 'string' } } });
  const database = await openWithoutLimits(processSettings());
  try {
    const verdict = await database.withTx(async (tx) => {
      // One snapshot for all reads, because members may sign concurrently.
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      return verifyChain(tx, values.holds);
    });
    if (!verdict.whole) throw new Error(`The chain is broken at ${verdict.row}: ${verdict.reason}.`);
    return `The chain is whole: ${verdict.links} acceptances, the newest ${verdict.head}.`;
  } finally {
    await database.close();
  }
});
