import type { OfficeSale } from '@detroit-well/api-client/contract';
import { replyWith, type ReplyWithStatus } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { chargedPayment } from '../money/charge-card.ts';
import type { MoneyDeps } from '../money/dependencies.ts';
import { wentBack } from '../purchases/purchase.ts';
import { findCharge } from '../purchases/run-purchase.ts';

/** The payment of a sale. Throws if it failed, or if the bank asks a person who is not there; 202 while its outcome is open. */
export async function saleReply(deps: MoneyDeps, id: string): Promise<ReplyWithStatus<OfficeSale>> {
  const payment = await chargedPayment(deps, id);
  const charge = await findCharge(deps.database.db, id);
  if (charge === undefined) throw problem('not_found');
  const { status, clientSecret } = charge;
  if (await wentBack(deps.database.db, id))
    throw problem('payment_failed', { payment_returned: true, message: returned });
  const isOpen = isOneOf(openChargeStatuses, status);
  return replyWith(isOpen ? 202 : 201, {
    ...payment,
    client_secret: status === 'requires_action' ? clientSecret : null,
    ...noLink,
  });
}

/** Of a sale without a link. */
const noLink = { url: null, expires_at: null, sent_to: null, held_until: null } as const;

const returned = 'The payment arrived after the sale had ended. It is on its way back to the card.';
