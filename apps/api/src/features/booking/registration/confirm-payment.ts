import type { Contract } from '@detroit-well/api-client/contract';
import type { Handler } from '../../../platform/calls/calls.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import { problem } from '../../../platform/calls/problem.ts';
import { responseOfState, paymentUnknown } from './registration-responses.ts';
import { findRegistration } from '../ledger/registration-queries.ts';
import { reconcileCharge } from './reconcile.ts';

/**
 * Runs after the payment authentication: asks the provider for the outcome and returns the current state. The client
 * secret authorizes the call, since a guest has no token. Repeating it has no effect.
 */
export const confirmPayment: Handler<Contract['registrations']['confirmPayment'], PaymentsDeps> = async (
  call,
  deps,
) => {
  const { db } = deps.database;
  const before = await findRegistration(db, call.params.id);
  const payment = before?.payments.find(({ clientSecret }) => clientSecret === call.body.client_secret);
  if (!before || !payment) throw problem('not_found');
  // The member may have authenticated already. Until the provider knows, the response must not say that authentication
  // is still required.
  if (!(await reconcileCharge(deps, payment.id))) throw paymentUnknown();
  const kept = await findRegistration(db, call.params.id);
  return responseOfState(kept ?? before, payment.id, 200, deps.clock.now());
};
