import { fromCents } from '@detroit-well/pricing';
import { eq } from 'drizzle-orm';
import { replyWith, type ReplyWithStatus } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotent-request.ts';
import { inProgress } from '../../platform/idempotency/in-progress.ts';
import { endedRefundPrefix } from '../booking/ledger/refunds.ts';
import { chargeTexts } from '../payments/port/charge-texts.ts';
import { paymentFailed } from '../payments/port/payment-failed.ts';
import type { PaymentsDeps } from '../payments/port/provider.ts';
import type { Good } from './good.ts';
import { findCharge, runPurchase, type Ids, type Purchase } from './run-purchase.ts';

/** The payment in a response. */
interface Paid {
  readonly payment: { status: 'succeeded' | 'requires_action'; client_secret: string | null; amount: string };
  readonly message: string;
}

interface OwnPurchase<View extends object, Uncharged> extends Omit<Purchase<never>, 'good' | 'respond'> {
  readonly good: Good<View>;
  /** The status of a response about a payment that succeeded. */
  readonly created?: 200 | 201;
  /** The response to a purchase for which nothing was due. */
  readonly uncharged?: (db: Db, goodId: string) => Promise<Uncharged>;
}

/** Buys a good for the caller, for a card. The response says what was bought, and what became of the charge. */
export const purchase = <View extends object, Uncharged = never>(
  deps: PaymentsDeps,
  request: IdempotentRequest | null,
  wanted: OwnPurchase<View, Uncharged>,
): Promise<ReplyWithStatus<(View & Paid) | Uncharged>> =>
  runPurchase<(View & Paid) | Uncharged>(deps, request, {
    ...wanted,
    respond: (ids) => responseOf(deps, wanted, ids),
  });

/** Throws the problem of a charge that failed, went back or is not known yet. */
async function responseOf<View extends object, Uncharged>(
  { database: { db }, clock }: PaymentsDeps,
  { good, created = 201, uncharged }: OwnPurchase<View, Uncharged>,
  { goodId, paymentId }: Ids,
): Promise<ReplyWithStatus<(View & Paid) | Uncharged>> {
  if (paymentId === null) {
    if (uncharged === undefined) throw new Error('a purchase without a charge');
    return replyWith(created, await uncharged(db, goodId));
  }
  const charge = await findCharge(db, paymentId);
  if (charge === undefined) throw problem('not_found');
  const { status, failureCode, clientSecret, amountCents } = charge;
  if (status === 'failed' || status === 'cancelled') throw paymentFailed(failureCode);
  const asks = status === 'requires_action';
  if (!asks && isOneOf(openChargeStatuses, status))
    throw inProgress({ message: chargeTexts.unknown, payment_unknown: true });
  if (await wentBack(db, paymentId))
    throw problem('payment_failed', { payment_returned: true, message: good.returned });
  return replyWith(asks ? 202 : created, {
    ...(await good.view(db, goodId, clock.now())),
    payment: {
      status: asks ? 'requires_action' : 'succeeded',
      client_secret: asks ? clientSecret : null,
      amount: fromCents(amountCents),
    },
    message: asks ? chargeTexts.asks : good.given,
  });
}

/** True if the good could not be given when the payment arrived. */
export async function wentBack(db: Db, paymentId: string): Promise<boolean> {
  const key = `${endedRefundPrefix}${paymentId}`;
  const found = await db.select({ id: payments.id }).from(payments).where(eq(payments.idempotencyKey, key));
  return found.length > 0;
}
