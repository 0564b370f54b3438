import type { Guards } from '../../platform/database/guards.ts';
import { startJobRun } from '../../platform/jobs/job-run.ts';
import type { ChargeOutcome, PaymentsDeps } from '../payments/port/provider.ts';
import { sendWithoutOwner } from '../purchases/charge.ts';
import { membershipGood } from './membership-good.ts';
import { claimRenewal, dueRenewals, type ClaimedRenewal, type ClaimRenewal } from './claim-renewal.ts';
import { recordDeclinedRenewals } from './record-declined-renewals.ts';

/** Charges sent to the provider at a time: 2,000 renewals of a night take minutes, at 0.3 s each. */
const lanes = 8;
const runMs = 45_000;

/** Sends a renewal that is recorded. The member is not there to confirm it: if the bank asks, an email asks the member to pay. */
export const chargeRenewal = (
  deps: PaymentsDeps,
  { cents, key, method, membershipId, paymentId, provider }: ClaimedRenewal,
): Promise<ChargeOutcome['status']> =>
  sendWithoutOwner(
    deps,
    membershipGood,
    { paymentId, goodId: membershipId, provider },
    { cents, paymentMethodId: method, key, description: `Renewal of membership ${membershipId}` },
  );

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
