import type { Contract } from '@detroit-well/api-client/contract';
import type { Handler } from '../calls.ts';
import { problem } from '../problem.ts';
import { responseOfState, paymentUnknown } from './registration-responses.ts';
import { findRegistration } from './registration-queries.ts';
import { reconcileCharge } from './reconcile.ts';

/**
 * The person has answered the card's question: ask the provider what came of it, and say what is so. The client secret
 * proves the right to ask, since a guest has no token. Asking again changes nothing.
 */
export const confirmPayment: Handler<Contract['registrations']['confirmPayment']> = async (call, deps) => {
  const { db } = deps.database;
  const before = await findRegistration(db, call.params.id);
  const payment = before?.payments.find(({ clientSecret }) => clientSecret === call.body.client_secret);
  if (!before || !payment) throw problem('not_found');
  // The person may have said yes: as long as the provider does not tell, nobody here may say that the question is still open.
  if (!(await reconcileCharge(deps, payment.id))) throw paymentUnknown();
  const kept = await findRegistration(db, call.params.id);
  return responseOfState(kept ?? before, payment.id, 200, deps.clock.now());
};
