import type { Deps } from '../deps.ts';
import { settledCharge } from '../payments/settled.ts';
import { reconcileCharge } from '../registrations/reconcile.ts';
import { settle } from '../registrations/settle.ts';
import { claimInstalment, dueInstalments, type ClaimInstalment } from './claim-instalment.ts';
import { noteDeclines } from './note-declines.ts';

/**
 * Collects what plans owe by today from the card they were begun with (Decision 3, Plans): written down, charged outside
 * any transaction, settled. A charge whose answer is lost stays open and is reconciled by its key, never charged anew.
 */
export async function collectInstalments(
  deps: Deps,
  claim: ClaimInstalment = claimInstalment,
): Promise<void> {
  const { database, clock, payments } = deps;
  await noteDeclines(deps);
  for (const id of await dueInstalments(database.db, clock.now())) {
    const claimed = await claim(database, id, payments.name, clock.now());
    if (claimed === null) continue;
    const { cents, key, method, registrationId, paymentId } = claimed;
    const outcome = await settledCharge(payments, {
      cents,
      paymentMethodId: method,
      key,
      description: `Instalment of registration ${registrationId}`,
      registrationId,
      unattended: true,
    });
    await settle(deps, claimed, outcome);
    // Nobody is here to answer the card's question: it is withdrawn, and the person is asked to pay.
    if (outcome.status === 'requires_action') await reconcileCharge(deps, paymentId, { giveUp: true });
  }
  await noteDeclines(deps);
}
