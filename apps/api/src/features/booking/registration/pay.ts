import { isOneOf, openChargeStatuses } from '../../../platform/database/schema/statuses.ts';
import type { Contract } from '@detroit-well/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { Handler } from '../../../platform/calls/calls.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { idempotentRequestOf, keyReused } from '../../../platform/idempotency/read-idempotent-request.ts';
import { dropKey } from '../../../platform/idempotency/keys.ts';
import { waitForKey } from '../../../platform/idempotency/wait-for-key.ts';
import { requireUsableCard } from '../../saved-cards/saved-cards.ts';
import { chargeWithTimeout } from '../../payments/port/provider-timeout.ts';
import { problem } from '../../../platform/calls/problem.ts';
import { nothingToPay } from './registration-responses.ts';
import { beginCharge } from '../ledger/begin-charge.ts';
import { findRegistration } from '../ledger/registration-queries.ts';
import { claimSeat } from '../seats/claim-seat.ts';
import { reconcileCharge } from './reconcile.ts';
import { resumeRequest, currentResponse } from './resume-request.ts';
import { applyChargeOutcome } from './apply-charge-outcome.ts';

/**
 * Pays an open instalment of a confirmed registration; without a plan that is the whole price. The database allows one
 * open or successful charge per instalment, so a double tap pays once. A request that names its instalment never pays
 * the next one from an outdated page.
 */
export const pay: Handler<Contract['registrations']['pay'], PaymentsDeps> = async (call, deps) => {
  const intent = idempotentRequestOf(call);
  const tools = { ...deps, place: claimSeat };
  const kept = await findRegistration(deps.database.db, call.params.id);
  if (kept === null || kept.userId !== call.caller.userId) throw problem('not_found');
  const { payment_method_id: paymentMethodId, save_payment_method: saveCard, instalment = null } = call.body;
  await requireUsableCard(deps.database.db, deps.payments.name, paymentMethodId, call.caller.userId);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const state = intent
      ? await waitForKey(deps.database.db, intent, () => deps.clock.now())
      : { state: 'fresh' as const };
    if (state.state === 'reused') throw keyReused();
    if (state.state === 'in_progress' && state.lockedUntil > deps.clock.now()) throw inProgress();
    if (intent && state.state !== 'fresh') {
      const resumed = await resumeRequest(tools, intent, state, 200);
      if (resumed !== null) return resumed;
      if (!(await dropKey(deps.database.db, intent, state.progress))) continue;
    }
    if (kept.status !== 'confirmed') throw nothingToPay(kept);
    const paymentId = randomUUID();
    const due = await beginCharge(deps, {
      registrationId: kept.id,
      position: instalment,
      paymentId,
      intent,
    });
    if (due === 'charge_open') await giveUpOpenCharges(deps, kept.id);
    if (due === 'charge_open' || due === 'intent_known') continue;
    if (due === null) throw nothingToPay(await findRegistration(deps.database.db, kept.id));
    const outcome = await chargeWithTimeout(deps.payments, {
      cents: due.cents,
      paymentMethodId,
      key: `charge_${paymentId}`,
      description: `Registration ${kept.id}`,
      registrationId: kept.id,
      ...(saveCard ? { keep: { owner: call.caller.userId, as: 'saved' as const } } : {}),
    });
    const { id: registrationId, sessionId } = kept;
    await applyChargeOutcome(
      deps,
      { paymentId, registrationId, sessionId, instalmentId: due.id, provider: deps.payments.name },
      outcome,
    );
    const answered = await currentResponse(tools, intent, kept.id, paymentId, 200);
    if (answered !== null) return answered;
  }
  throw inProgress();
};

/** Abandons charges with an unfinished payment authentication, so that the member can try again. */
async function giveUpOpenCharges(deps: PaymentsDeps, registrationId: string): Promise<void> {
  const kept = await findRegistration(deps.database.db, registrationId);
  for (const { id, kind, status } of kept?.payments ?? []) {
    if (kind === 'charge' && isOneOf(openChargeStatuses, status)) {
      await reconcileCharge(deps, id, { giveUp: true });
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
