import { openDatabase } from '../db/open-database.ts';
import { verifyChain } from '../waiver/verify-chain.ts';
import { processSettings } from '../settings.ts';
import { run } from './run.ts';

/** `verify-waivers`: recomputes the chain of signatures, names the first broken row, exits 1. */
await run(async () => {
  const database = await openDatabase(processSettings());
  try {
    const verdict = await verifyChain(database.db);
    if (verdict.whole) return `The chain is whole: ${verdict.links} signatures.`;
    throw new Error(
      `The chain is broken at signature ${verdict.sequence} (${verdict.id}): ${verdict.reason}.`,
    );
  } finally {
    await database.close();
  }
});
