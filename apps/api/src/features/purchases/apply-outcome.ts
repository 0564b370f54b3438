import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { recordPaymentOutcome } from '../booking/ledger/charges.ts';
import { recordRefund, runRefunds } from '../booking/ledger/refunds.ts';
import { paymentReturnedEmail } from '../payments/email-templates.ts';
import type { InSameTransaction } from '../payments/port/charge-records.ts';
import type { ChargeOutcome } from '../payments/port/provider.ts';
import type { Good, GoodCharge, OutcomeDeps } from './good.ts';

/**
 * Applies a charge outcome to what was bought: a success gives it, or goes back by itself if it cannot be given any more; a certain
 * failure ends the purchase. Applying an outcome again has no effect. `also` runs in the same transaction.
 */
export async function applyOutcome(
  deps: OutcomeDeps,
  good: Good<object>,
  charge: GoodCharge,
  outcome: ChargeOutcome,
  { abandoned = false, also = async () => {} }: { abandoned?: boolean; also?: InSameTransaction } = {},
): Promise<void> {
  const { paymentId, goodId, provider } = charge;
  const now = deps.clock.now();
  const isReturned = await deps.database.withTx(async (tx) => {
    await also(tx);
    const found = await good.lock(tx, charge, deps, now);
    if (found === undefined) return false;
    const { cents, paymentStatus } = found;
    const record = (set: Parameters<typeof recordPaymentOutcome>[2]) =>
      recordPaymentOutcome(tx, paymentId, set, now);
    if (outcome.status === 'succeeded') {
      if (paymentStatus === 'succeeded') return false;
      await record({ status: 'succeeded', providerRef: outcome.chargeId, failureCode: null });
      const given = await found.give(outcome);
      if (given === 'given') return false;
      const { email, ...why } = given;
      const refund = { of: good.subject(goodId), paymentId, cents, destination: 'card', provider } as const;
      await recordRefund(tx, { ...refund, cause: 'ended' }, now);
      if (email !== null) await deps.mail.send(tx, paymentReturnedEmail(email, { ...why, cents }));
      return true;
    }
    if (!isOneOf(openChargeStatuses, paymentStatus)) return false;
    if (outcome.status === 'declined') {
      const isCancelled = abandoned || outcome.reason === 'cancelled';
      await record({ status: isCancelled ? 'cancelled' : 'failed', failureCode: outcome.reason });
      await found.end();
    } else if (outcome.status === 'requires_action')
      await record({ status: 'requires_action', clientSecret: outcome.clientSecret });
    else await record({ status: 'unknown' });
    return false;
  });
  if (isReturned) await runRefunds(deps, goodId);
}
