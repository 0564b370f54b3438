import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database.ts';
import { payments } from '../../../platform/database/schema/payments.ts';
import { isOneOf, openRefundStatuses } from '../../../platform/database/schema/statuses.ts';
import { refundWithTimeout } from '../../payments/port/provider-timeout.ts';
import type { PaymentsDeps } from '../../payments/port/provider.ts';
import type { RegistrationRecord } from './registration-queries.ts';

/** The keys of refunds that a move to a cheaper date made. */
export const moveRefundPrefix = 'refund_move_';

/**
 * Records a pending refund of a charge; the provider is called after the commit. Returns the refund's id. A charge is refunded
 * once when its registration ends, and once for each move to a cheaper date, by the id of the move.
 */
export async function recordPendingRefund(
  tx: Db,
  charge: { registrationId: string; paymentId: string; cents: number; provider: 'sandbox' | 'stripe' },
  now: Date,
  { moveId = null }: { moveId?: string | null } = {},
): Promise<string> {
  const id = randomUUID();
  await tx.insert(payments).values({
    id,
    registrationId: charge.registrationId,
    kind: 'refund',
    amountCents: charge.cents,
    status: 'pending',
    provider: charge.provider,
    idempotencyKey:
      moveId === null ? `refund_${charge.paymentId}` : `${moveRefundPrefix}${moveId}_${charge.paymentId}`,
    refundOfId: charge.paymentId,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** Refunds of a charge that are made or still to be made. */
export const refundedCents = (ledger: RegistrationRecord['payments'], chargeId: string): number =>
  ledger
    .filter(
      ({ refundOfId, status }) => refundOfId === chargeId && status !== 'failed' && status !== 'cancelled',
    )
    .reduce((sum, { cents }) => sum + cents, 0);

/** Requests every open refund of a registration. The idempotency key makes a repeated request refund only once. */
export async function runRefunds(
  { database, payments: provider, clock }: Pick<PaymentsDeps, 'database' | 'payments' | 'clock'>,
  registrationId: string,
): Promise<void> {
  const { db } = database;
  const rows = await db.select().from(payments).where(eq(payments.registrationId, registrationId));
  for (const refund of rows.filter(
    ({ kind, status }) => kind === 'refund' && isOneOf(openRefundStatuses, status),
  )) {
    const charge = rows.find(({ id }) => id === refund.refundOfId);
    if (!charge?.providerRef) continue;
    const outcome = await refundWithTimeout(provider, {
      chargeId: charge.providerRef,
      cents: refund.amountCents,
      key: refund.idempotencyKey,
    });
    await db
      .update(payments)
      .set({ ...noted(outcome), updatedAt: clock.now() })
      .where(and(eq(payments.id, refund.id), inArray(payments.status, [...openRefundStatuses])));
  }
}

function noted(outcome: Awaited<ReturnType<typeof refundWithTimeout>>) {
  if (outcome.status === 'succeeded') return { status: 'succeeded', providerRef: outcome.refundId } as const;
  if (outcome.status === 'rejected') return { status: 'failed', failureCode: outcome.reason } as const;
  return { status: 'unknown' } as const;
}
