import { chargeWithTimeout } from '../payments/port/provider-timeout.ts';
import type { ChargeOutcome, ChargeRequest, PaymentsDeps } from '../payments/port/provider.ts';
import { applyOutcome } from './apply-outcome.ts';
import type { Good, GoodCharge } from './good.ts';
import { reconcilePurchase } from './reconcile.ts';

/** Sends a charge that is recorded, outside any transaction, and applies its outcome. */
export async function sendCharge(
  deps: PaymentsDeps,
  good: Good<object>,
  charge: GoodCharge,
  request: ChargeRequest,
): Promise<ChargeOutcome['status']> {
  const outcome = await chargeWithTimeout(deps.payments, request);
  await applyOutcome(deps, good, charge, outcome);
  return outcome.status;
}

/** Sends one to a saved card whose owner is not there to confirm anything: a charge that the bank asks about is given up. */
export async function sendWithoutOwner(
  deps: PaymentsDeps,
  good: Good<object>,
  charge: GoodCharge,
  request: Omit<ChargeRequest, 'keep' | 'offSession'>,
): Promise<ChargeOutcome['status']> {
  const status = await sendCharge(deps, good, charge, { ...request, offSession: true });
  if (status === 'requires_action')
    await reconcilePurchase(deps, good, charge.paymentId, { abandonCharge: true });
  return status;
}
