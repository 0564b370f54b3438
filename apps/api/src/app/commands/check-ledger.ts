import { sql } from 'drizzle-orm';
import { checkLedger } from '../../features/booking/ledger/check-ledger.ts';
import { openWithoutLimits } from '../../platform/database/open-database.ts';
import { processSettings } from '../settings.ts';
import { run } from './run.ts';

/** `check-ledger` compares registrations, instalments, payments, refunds and seats; exits with 1 if they disagree. */
await run(async () => {
  const database = await openWithoutLimits(processSettings());
  try {
    const report = await database.withTx(async (tx) => {
      // All rules see one snapshot, because members may register concurrently.
      await tx.execute(sql`set transaction isolation level repeatable read, read only`);
      return checkLedger(tx);
    });
    const { problems, registrations, chargedCents, refundedCents } = report;
    if (problems.length > 0) throw new Error(problems.map(({ rule, id }) => `${id}: ${rule}`).join('\n'));
    return `The ledger is whole: ${registrations} registrations, ${chargedCents} cents charged, ${refundedCents} cents refunded.`;
  } finally {
    await database.close();
  }
});
