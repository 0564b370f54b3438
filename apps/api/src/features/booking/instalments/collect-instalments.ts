import type { Guards } from '../../../platform/database/guards.ts';
import { startJobRun } from '../../../platform/jobs/job-run.ts';
import { chargeWithTimeout } from '../../payments/port/provider-timeout.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { forgetPlanCards } from '../../saved-cards/forget-plan-cards.ts';
import { applyChargeOutcome } from '../registration/apply-charge-outcome.ts';
import { reconcileCharge } from '../registration/reconcile.ts';
import { claimInstalment, dueInstalments, type ClaimInstalment } from './claim-instalment.ts';
import { recordDeclines } from './record-declines.ts';

/**
 * Charges the due instalments of plans to their stored cards (SPEC-B 10.2). Each charge is recorded, sent outside any
 * transaction, and its outcome applied. A charge with an unknown outcome is reconciled by its key, never charged again.
 * After an unknown outcome the run sends no more charges, so that an unresponsive provider does not delay later jobs.
 * Finally, the run deletes the cards of plans that are over.
 */
export async function collectInstalments(
  deps: PaymentsDeps,
  { stopping }: { stopping?: AbortSignal | undefined } = {},
  { claim = claimInstalment }: Guards<{ claim: ClaimInstalment }> = {},
): Promise<void> {
  const { database, clock, payments } = deps;
  const run = startJobRun({ stopping });
  await recordDeclines(deps, run);
  let unresponsive = false;
  await run.each(await dueInstalments(database.db, clock.now()), async (id) => {
    if (unresponsive) return;
    const claimed = await claim(database, id, payments.name, clock.now());
    if (claimed === null) return;
    const { cents, key, method, registrationId, paymentId } = claimed;
    const outcome = await chargeWithTimeout(payments, {
      cents,
      paymentMethodId: method,
      key,
      description: `Instalment of registration ${registrationId}`,
      registrationId,
      offSession: true,
    });
    unresponsive = outcome.status === 'unknown';
    await applyChargeOutcome(deps, claimed, outcome);
    // The member is not present for a 3-D Secure challenge: the charge is cancelled and an email asks the member to pay.
    if (outcome.status === 'requires_action') await reconcileCharge(deps, paymentId, { abandonCharge: true });
  });
  await recordDeclines(deps, run);
  if (!unresponsive) await forgetPlanCards(deps, run);
  run.end();
}
