import { paths, portalUrl } from '@detroit-well/config/paths';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { isOneOf, openChargeStatuses } from '../../platform/database/schema/statuses.ts';
import { recordPaymentOutcome } from '../booking/ledger/charges.ts';
import type { GiftCardCharge, InSameTransaction } from '../payments/port/charge-records.ts';
import type { ChargeOutcome, PaymentsDeps } from '../payments/port/provider.ts';
import { giftCardBoughtEmail } from './email-templates.ts';

const paymentRow = z.object({ status: z.enum(payments.status.enumValues) });

/**
 * Applies a charge outcome to the gift card: success makes it wait for its day and sends the receipt, a certain failure ends it.
 * Applying an outcome again has no effect. `also` runs in the same transaction.
 */
export async function applyGiftCardOutcome(
  deps: Pick<PaymentsDeps, 'database' | 'clock' | 'mail' | 'settings'>,
  { giftCardId, paymentId }: GiftCardCharge,
  outcome: ChargeOutcome,
  { abandoned = false, also = async () => {} }: { abandoned?: boolean; also?: InSameTransaction } = {},
): Promise<void> {
  const now = deps.clock.now();
  await deps.database.withTx(async (tx) => {
    await also(tx);
    const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, giftCardId)).for('update');
    const [payment] = await readRows(
      paymentRow,
      tx.execute(sql`select status from payments where id = ${paymentId} for update`),
    );
    if (card === undefined || payment === undefined || payment.status === 'succeeded') return;
    if (outcome.status === 'succeeded') {
      await recordPaymentOutcome(
        tx,
        paymentId,
        { status: 'succeeded', providerRef: outcome.chargeId, failureCode: null },
        now,
      );
      await tx
        .update(giftCards)
        .set({ status: 'paid' })
        .where(and(eq(giftCards.id, giftCardId), inArray(giftCards.status, ['pending', 'cancelled'])));
      const { amountCents: cents, senderEmail } = card;
      const bought = { ...card, cents, redeemUrl: redeemUrl(deps.settings) };
      await deps.mail.send(tx, giftCardBoughtEmail(senderEmail, bought));
      return;
    }
    if (!isOneOf(openChargeStatuses, payment.status)) return;
    if (outcome.status === 'declined') {
      const status = abandoned || outcome.reason === 'cancelled' ? 'cancelled' : 'failed';
      await recordPaymentOutcome(tx, paymentId, { status, failureCode: outcome.reason }, now);
      await tx.update(giftCards).set({ status: 'cancelled' }).where(eq(giftCards.id, giftCardId));
    } else if (outcome.status === 'requires_action') {
      const { clientSecret } = outcome;
      await recordPaymentOutcome(tx, paymentId, { status: 'requires_action', clientSecret }, now);
    } else await recordPaymentOutcome(tx, paymentId, { status: 'unknown' }, now);
  });
}

/** Where the recipient enters the code. */
export const redeemUrl = ({ addresses }: PlatformDeps['settings']): string =>
  portalUrl(addresses.portalUrl, paths.dashboard.gift());
