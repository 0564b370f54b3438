import type { Deps } from '../dependencies.ts';
import { forgetPlanCards } from '../payments/forget-plan-cards.ts';
import { chargeWithTimeout } from '../payments/provider-timeout.ts';
import { reconcileCharge } from '../registrations/reconcile.ts';
import { applyChargeOutcome } from '../registrations/apply-charge-outcome.ts';
import { claimInstalment, dueInstalments, type ClaimInstalment } from './claim-instalment.ts';
import { recordDeclines } from './record-declines.ts';
import { startJobRun } from './job-run.ts';

/**
 * Collects what plans owe by today from the card they were begun with (SPEC-B 10.2): written down, charged outside
 * any transaction, settled. A charge whose answer is lost stays open and is reconciled by its key, never charged anew; and
 * a provider that is silent is not asked for the others in this round, so that jobs behind this one have their turn. At the
 * end the cards of plans that are over are let go.
 */
export async function collectInstalments(
  deps: Deps,
  { claim = claimInstalment, stopping }: { claim?: ClaimInstalment; stopping?: AbortSignal | undefined } = {},
): Promise<void> {
  const { database, clock, payments } = deps;
  const round = startJobRun({ stopping });
  await recordDeclines(deps, round);
  let silent = false;
  await round.each(await dueInstalments(database.db, clock.now()), async (id) => {
    if (silent) return;
    const claimed = await claim(database, id, payments.name, clock.now());
    if (claimed === null) return;
    const { cents, key, method, registrationId, paymentId } = claimed;
    const outcome = await chargeWithTimeout(payments, {
      cents,
      paymentMethodId: method,
      key,
      description: `Instalment of registration ${registrationId}`,
      registrationId,
      unattended: true,
    });
    silent = outcome.status === 'unknown';
    await applyChargeOutcome(deps, claimed, outcome);
    // Nobody is here to answer the card's question: it is withdrawn, and the person is asked to pay.
    if (outcome.status === 'requires_action') await reconcileCharge(deps, paymentId, { giveUp: true });
  });
  await recordDeclines(deps, round);
  if (!silent) await forgetPlanCards(deps, round);
  round.end();
}
