import { dayMs, minuteMs } from '@detroit-well/config/durations';
import { eq } from 'drizzle-orm';
import { isMoved } from '../../platform/clock/clock.ts';
import { payoutEntries, providerPayouts } from '../../platform/database/schema/provider-payouts.ts';
import { startJobRun } from '../../platform/jobs/job-run.ts';
import type { PaymentsDeps, PayoutEntry, ProviderPayout } from '../payments/port/provider.ts';

/** The time that each run covers: a payout may change until the bank has it, and fail some days later. */
const readMs = 14 * dayMs;
/** Below the lease of the job. */
const runMs = 8 * minuteMs;

/**
 * Keeps what the provider sends to the bank, for the report beside the ledger. It moves no money and changes no payment. A
 * payout whose parts cannot be read keeps those that it has; the others are read, and the run fails at its end.
 */
export async function readPayouts(
  {
    database,
    clock,
    systemClock,
    payments: provider,
  }: Pick<PaymentsDeps, 'database' | 'clock' | 'systemClock' | 'payments'>,
  { stopping }: { stopping?: AbortSignal | undefined } = {},
): Promise<void> {
  // The sandbox lives in the studio's time.
  if (provider.name !== 'sandbox' && isMoved({ clock, systemClock })) return;
  const now = clock.now();
  const store = async (payout: ProviderPayout) => {
    const id = `${provider.name}:${payout.id}`;
    const { cents: amountCents, status, arrivesOn } = payout;
    const read = { status, arrivesOn, amountCents, readAt: now };
    await database.db
      .insert(providerPayouts)
      .values({ id, provider: provider.name, ...read })
      .onConflictDoUpdate({ target: providerPayouts.id, set: read });
    const entries = await payout.entries();
    await database.withTx(async (tx) => {
      await tx.delete(payoutEntries).where(eq(payoutEntries.payoutId, id));
      for (const part of inParts(entries))
        await tx.insert(payoutEntries).values(part.map((entry) => ({ payoutId: id, ...entry })));
    });
  };
  const run = startJobRun({ ms: runMs, stopping });
  for await (const payout of provider.payouts(new Date(now.getTime() - readMs))) {
    if (run.isOver()) break;
    await run.each([payout], store);
  }
  run.end();
}

/** As many entries as one statement stores. */
const partSize = 1_000;

function inParts(entries: readonly PayoutEntry[]): (readonly PayoutEntry[])[] {
  const parts = Math.ceil(entries.length / partSize);
  return Array.from({ length: parts }, (_, part) => entries.slice(part * partSize, (part + 1) * partSize));
}
