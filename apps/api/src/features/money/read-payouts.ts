import { dayMs } from '@detroit-well/config/durations';
import { eq } from 'drizzle-orm';
import { isMoved } from '../../platform/clock/clock.ts';
import { payoutEntries, providerPayouts } from '../../platform/database/schema/provider-payouts.ts';
import type { PaymentsDeps, ProviderPayout } from '../payments/port/provider.ts';

/** How far back each run reads: a payout may change until the bank has it, and fail some days later. */
const readMs = 14 * dayMs;

/** Keeps what the provider sends to the bank, for the report beside the ledger. It moves no money and changes no payment. */
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
  for await (const payout of provider.payouts(new Date(now.getTime() - readMs))) {
    if (stopping?.aborted) return;
    await database.withTx(async (tx) => {
      const id = `${provider.name}:${payout.id}`;
      const { cents: amountCents, status, arrivesOn } = payout;
      const read = { status, arrivesOn, amountCents, readAt: now };
      await tx
        .insert(providerPayouts)
        .values({ id, provider: provider.name, ...read })
        .onConflictDoUpdate({ target: providerPayouts.id, set: read });
      await tx.delete(payoutEntries).where(eq(payoutEntries.payoutId, id));
      for (const entries of inParts(payout))
        await tx.insert(payoutEntries).values(entries.map((entry) => ({ payoutId: id, ...entry })));
    });
  }
}

/** As many entries as one statement stores. */
const partSize = 1_000;

function inParts({ entries }: ProviderPayout): ProviderPayout['entries'][] {
  const parts = Math.ceil(entries.length / partSize);
  return Array.from({ length: parts }, (_, part) => entries.slice(part * partSize, (part + 1) * partSize));
}
