import type { ChargeOutcome, PaymentProvider, RefundOutcome } from './provider.ts';

/** How long a provider may take before its answer counts as unknown. The screens wait 30 s (SPEC-B 9). */
export const providerLimitMs = 20_000;

/**
 * Runs one call of the provider and turns silence and broken connections into `unknown`.
 * A time-out of a charge says nothing about the money, so nothing else may be concluded from it.
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

/** Charges; a lost answer is `unknown`, never an error. */
export function chargeWithTimeout(
  provider: PaymentProvider,
  request: Parameters<PaymentProvider['charge']>[0],
  limitMs = providerLimitMs,
): Promise<ChargeOutcome> {
  return settled(() => provider.charge(request), limitMs);
}

/** Refunds; a lost answer is `unknown` and is asked for again by the sweep. */
export function refundWithTimeout(
  provider: PaymentProvider,
  request: Parameters<PaymentProvider['refund']>[0],
  limitMs = providerLimitMs,
): Promise<RefundOutcome> {
  return settled(() => provider.refund(request), limitMs);
}
