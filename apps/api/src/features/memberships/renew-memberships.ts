import type { Guards } from '../../platform/database/guards.ts';
import { startJobRun } from '../../platform/jobs/job-run.ts';
import { chargeWithTimeout } from '../payments/port/provider-timeout.ts';
import type { ChargeOutcome, PaymentsDeps } from '../payments/port/provider.ts';
import { applyMembershipOutcome, reconcileMembershipCharge } from './membership-good.ts';
import { claimRenewal, dueRenewals, type ClaimedRenewal, type ClaimRenewal } from './claim-renewal.ts';
import { recordDeclinedRenewals } from './record-declined-renewals.ts';

/** Charges sent to the provider at a time: 2,000 renewals of a night take minutes, at 0.3 s each. */
const lanes = 8;
const runMs = 45_000;

/** Sends a charge that is recorded, outside any transaction, and applies its outcome. */
export async function chargeRenewal(
  deps: PaymentsDeps,
  claimed: ClaimedRenewal,
): Promise<ChargeOutcome['status']> {
  const { cents, key, method, membershipId, paymentId } = claimed;
  const outcome = await chargeWithTimeout(deps.payments, {
    cents,
    paymentMethodId: method,
    key,
    description: `Renewal of membership ${membershipId}`,
    offSession: true,
  });
  await applyMembershipOutcome(deps, claimed, outcome);
  // The member is not there to confirm the payment: the charge is cancelled, and an email asks the member to pay.
  if (outcome.status === 'requires_action')
    await reconcileMembershipCharge(deps, paymentId, { abandonCharge: true });
  return outcome.status;
}

/**
 * Charges the memberships whose paid time is over to their saved cards, as the job of the instalments does: each charge is recorded,
 * sent outside any transaction, and its outcome applied. A charge with an unknown outcome is reconciled by its key, never charged
 * again, and the run sends no more. A period that was missed while no server ran is charged by the next runs.
 */
export async function renewMemberships(
  deps: PaymentsDeps,
  { stopping }: { stopping?: AbortSignal | undefined } = {},
  { claim = claimRenewal }: Guards<{ claim: ClaimRenewal }> = {},
): Promise<void> {
  const { database, clock, payments } = deps;
  const run = startJobRun({ ms: runMs, stopping });
  await recordDeclinedRenewals(deps, run);
  let unresponsive = false;
  let isCharging = true;
  const renew = async (id: string) => {
    if (unresponsive) return;
    const claimed = await claim(database, id, payments.name, clock.now());
    if (claimed === null) return;
    isCharging = true;
    const status = await chargeRenewal(deps, claimed);
    unresponsive ||= status === 'unknown';
  };
  while (isCharging && !unresponsive && !run.isOver()) {
    isCharging = false;
    const due = await dueRenewals(database.db, clock.now());
    await Promise.all(
      Array.from({ length: lanes }, (_, lane) =>
        run.each(
          due.filter((_id, index) => index % lanes === lane),
          renew,
        ),
      ),
    );
    await recordDeclinedRenewals(deps, run);
  }
  run.end();
}
