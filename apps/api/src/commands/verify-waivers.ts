import { sql } from 'drizzle-orm';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/open-database.ts';
import { processSettings } from '../settings.ts';
import { verifyChain } from '../waiver/verify-chain.ts';
import { run } from './run.ts';

/**
 * `verify-waivers`: recomputes the chain of acceptances, names the first broken row, exits 1. With `--holds <hash>` it also asks
 * for a link that somebody noted before, on a downloaded PDF for example.
 */
await run(async () => {
  const { values } = parseArgs({ options: { holds: { type: 'string' } } });
  const database = await openDatabase(processSettings());
  try {
    const verdict = await database.withTx(async (tx) => {
      // One moment for all that is read: people go on signing meanwhile.
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      return verifyChain(tx, values.holds);
    });
    if (!verdict.whole) throw new Error(`The chain is broken at ${verdict.row}: ${verdict.reason}.`);
    return `The chain is whole: ${verdict.links} acceptances, the newest ${verdict.head}.`;
  } finally {
    await database.close();
  }
});
