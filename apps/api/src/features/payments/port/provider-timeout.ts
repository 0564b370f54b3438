import type { ChargeOutcome, PaymentProvider, RefundOutcome } from './provider.ts';

/** Time in milliseconds after which the outcome of a provider call counts as unknown. Screens wait 30 s (SPEC-B 9). */
const providerLimitMs = 20_000;

/**
 * Runs one provider call and maps timeouts and errors to `unknown`.
 * A timeout does not tell whether the money moved, so it must never count as a failure.
 */
async function settled<T extends { status: string }>(
  call: () => Promise<T>,
  limitMs: number,
): Promise<T | { readonly status: 'unknown' }> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<{ readonly status: 'unknown' }>((resolve) => {
    timer = setTimeout(() => resolve({ status: 'unknown' }), limitMs);
  });
  try {
    return await Promise.race([call(), silence]);
  } catch {
    return { status: 'unknown' };
  } finally {
    clearTimeout(timer);
  }
}

/** Charges a card. A lost response becomes `unknown`, never an error. */
export function chargeWithTimeout(
  provider: PaymentProvider,
  request: Parameters<PaymentProvider['charge']>[0],
  limitMs = providerLimitMs,
): Promise<ChargeOutcome> {
  return settled(() => provider.charge(request), limitMs);
}

/** Refunds a charge. A lost response becomes `unknown`, and the `reconcile` job retries it. */
export function refundWithTimeout(
  provider: PaymentProvider,
  request: Parameters<PaymentProvider['refund']>[0],
  limitMs = providerLimitMs,
): Promise<RefundOutcome> {
  return settled(() => provider.refund(request), limitMs);
}
