import type { GiftCardResult } from '@detroit-well/api-client/contract';
import { paths, portalUrl } from '@detroit-well/config/paths';
import { fromCents } from '@detroit-well/pricing';
import { and, eq, gte, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { PlatformDeps } from '../../platform/calls/dependencies.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { payments } from '../../platform/database/schema/payments.ts';
import { chargeTexts } from '../payments/port/charge-texts.ts';
import type { Good } from '../purchases/good.ts';
import { reconciling } from '../purchases/reconcile.ts';
import { giftCardBoughtEmail } from './email-templates.ts';

const paymentRow = z.object({ status: z.enum(payments.status.enumValues) });

/**
 * A gift card, whose payment makes it wait for its day and sends the receipt. One that arrives after the purchase was given up still
 * does, unless its buyer bought the same again meanwhile or was erased.
 */
export const giftCardGood: Good<Pick<GiftCardResult, 'gift_card'>> = {
  noun: 'Gift card',
  column: payments.giftCardId,
  subject: (giftCardId) => ({ giftCardId }),
  view: async (db, id) => {
    const [card] = await db.select().from(giftCards).where(eq(giftCards.id, id));
    if (card === undefined) throw problem('not_found');
    return {
      gift_card: {
        id,
        status: card.status,
        amount: fromCents(card.amountCents),
        recipient_name: card.recipientName,
        recipient_email: card.recipientEmail,
        email: card.senderEmail,
        send_on: card.sendOn,
      },
    };
  },
  given: `${chargeTexts.received} The gift card is on its way.`,
  returned: chargeTexts.returned,
  lock: async (tx, { goodId, paymentId }, { mail, settings }) => {
    const [card] = await tx.select().from(giftCards).where(eq(giftCards.id, goodId)).for('update');
    const [payment] = await readRows(
      paymentRow,
      tx.execute(sql`select status from payments where id = ${paymentId} for update`),
    );
    if (card === undefined || payment === undefined) return undefined;
    const { status, senderName, senderEmail, amountCents: cents } = card;
    const become = (next: 'paid' | 'cancelled') =>
      tx.update(giftCards).set({ status: next }).where(eq(giftCards.id, goodId));
    return {
      paymentStatus: payment.status,
      cents,
      give: async () => {
        if (status !== 'pending' && !(await canStillBegin(tx, card)))
          return {
            email: senderEmail === '' ? null : senderEmail,
            firstName: senderName,
            what: 'Gift card',
            why: 'When your payment for the gift card arrived, the purchase had ended.',
          };
        await become('paid');
        const bought = { ...card, cents, redeemUrl: redeemUrl(settings) };
        await mail.send(tx, giftCardBoughtEmail(senderEmail, bought));
        return 'given';
      },
      end: () => become('cancelled'),
    };
  },
};

export const reconcileGiftCards = reconciling(giftCardGood);

type GiftCard = typeof giftCards.$inferSelect;

/** True if a purchase that was given up can still be completed: nobody in it was erased, and it was not made again. */
async function canStillBegin(tx: Db, card: GiftCard): Promise<boolean> {
  const { id, status, senderEmail, recipientEmail, amountCents, createdAt } = card;
  if (status !== 'cancelled' || senderEmail === '' || recipientEmail === '') return false;
  const again = await tx
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(
      and(
        ne(giftCards.id, id),
        ne(giftCards.status, 'cancelled'),
        gte(giftCards.createdAt, createdAt),
        eq(giftCards.senderEmail, senderEmail),
        eq(giftCards.recipientEmail, recipientEmail),
        eq(giftCards.amountCents, amountCents),
      ),
    );
  return again.length === 0;
}

/** Where the recipient enters the code. */
export const redeemUrl = ({ addresses }: PlatformDeps['settings']): string =>
  portalUrl(addresses.portalUrl, paths.dashboard.gift());
