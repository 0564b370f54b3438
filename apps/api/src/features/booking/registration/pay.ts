import type { Contract } from '@detroit-well/api-client/contract';
import { randomUUID } from 'node:crypto';
import type { Handler } from '../../../platform/calls/calls.ts';
import { problem } from '../../../platform/calls/problem.ts';
import { inProgress } from '../../../platform/idempotency/in-progress.ts';
import { dropKey } from '../../../platform/idempotency/keys.ts';
import { idempotentRequestOf, keyReused } from '../../../platform/idempotency/read-idempotent-request.ts';
import { waitForKey } from '../../../platform/idempotency/wait-for-key.ts';
import { chargeWithTimeout } from '../../payments/port/provider-timeout.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { requireUsableCard } from '../../saved-cards/saved-cards.ts';
import { beginCharge } from '../ledger/charges.ts';
import { findRegistration } from '../ledger/registration-queries.ts';
import { applyChargeOutcome, type BookingDeps } from './apply-charge-outcome.ts';
import { isOpenCharge } from './cancel.ts';
import { reconcileCharge } from './reconcile.ts';
import { currentResponse, nothingToPay, resumeRequest } from './responses.ts';

/**
 * Pays an open instalment of a confirmed registration; without a plan that is the whole price. The database allows one
 * open or successful charge per instalment, so a double tap pays once. A request that names its instalment never pays
 * the next one from an outdated page.
 */
export const pay: Handler<Contract['registrations']['pay'], PaymentsDeps> = async (call, deps) => {
  const idempotentRequest = idempotentRequestOf(call);
  const registration = await findRegistration(deps.database.db, call.params.id);
  if (registration === null || registration.userId !== call.caller.userId) throw problem('not_found');
  const { payment_method_id: paymentMethodId, save_payment_method: saveCard, instalment = null } = call.body;
  await requireUsableCard(deps.database.db, deps.payments.name, paymentMethodId, call.caller.userId);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const state = idempotentRequest
      ? await waitForKey(deps.database.db, idempotentRequest, () => deps.clock.now())
      : { state: 'fresh' as const };
    if (state.state === 'reused') throw keyReused();
    if (state.state === 'in_progress' && state.lockedUntil > deps.clock.now()) throw inProgress();
    if (idempotentRequest && state.state !== 'fresh') {
      const resumed = await resumeRequest(deps, idempotentRequest, state, 200);
      if (resumed !== null) return resumed;
      if (!(await dropKey(deps.database.db, idempotentRequest, state.progress))) continue;
    }
    if (registration.status !== 'confirmed') throw nothingToPay(registration);
    const paymentId = randomUUID();
    const due = await beginCharge(deps, {
      registrationId: registration.id,
      position: instalment,
      paymentId,
      idempotentRequest,
    });
    if (due === 'charge_open') await abandonOpenCharges(deps, registration.id);
    if (due === 'charge_open' || due === 'key_taken') continue;
    if (due === null) throw nothingToPay(await findRegistration(deps.database.db, registration.id));
    const outcome = await chargeWithTimeout(deps.payments, {
      cents: due.cents,
      paymentMethodId,
      key: `charge_${paymentId}`,
      description: `Registration ${registration.id}`,
      registrationId: registration.id,
      ...(saveCard ? { keep: { owner: call.caller.userId, as: 'saved' as const } } : {}),
    });
    const { id: registrationId, sessionId } = registration;
    await applyChargeOutcome(
      deps,
      { paymentId, registrationId, sessionId, instalmentId: due.id, provider: deps.payments.name },
      outcome,
    );
    const response = await currentResponse(deps, idempotentRequest, registration.id, paymentId, 200);
    if (response !== null) return response;
  }
  throw inProgress();
};

/** Abandons charges with an unfinished payment authentication, so that the member can try again. */
async function abandonOpenCharges(deps: BookingDeps, registrationId: string): Promise<void> {
  const registration = await findRegistration(deps.database.db, registrationId);
  for (const payment of registration?.payments.filter(isOpenCharge) ?? []) {
    await reconcileCharge(deps, payment.id, { abandonCharge: true });
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
}
