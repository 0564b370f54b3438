import { problemTexts, type Contract } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { and, eq, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Guards } from '../../platform/database/guards.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { idOfRequest } from '../../platform/idempotency/request-id.ts';
import { addGiftCredit, spendableCredit } from '../booking/ledger/credit.ts';
import { requireOpen } from '../users/require-open.ts';
import { hashOfCode } from './code.ts';
import { isKept } from './send-gift-cards.ts';

type Redeem = Handler<Contract['giftCards']['redeem']>;
type GiftCard = typeof giftCards.$inferSelect;
export type FindByCode = (tx: Db, codeHash: string) => Promise<GiftCard | undefined>;

/** Locks and reads a gift card that was sent and not refunded. A refund locks it, too, so that it is read after the lock. */
const lockByCode: FindByCode = async (tx, codeHash) => {
  await tx.execute(sql`select 1 from gift_cards where code_hash = ${codeHash} for update`);
  const [card] = await tx
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.codeHash, codeHash), isKept));
  return card;
};

/**
 * Turns a gift card into studio credit, once. Every code that cannot be used gets the same response after the same work, so that it
 * tells nothing about other codes.
 */
export async function redeemGiftCard(
  call: Pick<Parameters<Redeem>[0], 'body' | 'caller' | 'idempotencyKey' | 'operation' | 'params'>,
  { database, clock }: Pick<Parameters<Redeem>[1], 'database' | 'clock'>,
  { find = lockByCode }: Guards<{ find: FindByCode }> = {},
) {
  const { userId } = call.caller;
  const redemptionId = idOfRequest(call);
  const now = clock.now();
  return database.withTx(async (tx) => {
    const card = await find(tx, hashOfCode(call.body.code));
    if (card === undefined || (card.status !== 'sent' && card.redemptionId !== redemptionId))
      throw unusable();
    const { id: giftCardId, amountCents: cents, senderName } = card;
    // Otherwise this is a repetition after a crash.
    if (card.status === 'sent') {
      await tx
        .update(giftCards)
        .set({ status: 'redeemed', redeemedBy: userId, redeemedAt: now, redemptionId })
        .where(eq(giftCards.id, giftCardId));
      await requireOpen(tx, userId, 'no key update');
      await addGiftCredit(tx, { userId, giftCardId, cents }, now);
    }
    const balance = fromCents(await spendableCredit(tx, userId));
    return { amount: fromCents(cents), sender_name: senderName, balance };
  });
}

const unusable = () => problem('gift_card_unusable', { code: [problemTexts.giftCardUnusable] });
