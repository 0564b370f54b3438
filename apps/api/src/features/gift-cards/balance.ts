import { problemTexts, type Contract } from '@detroit-well/api-client/contract';
import { fromCents } from '@detroit-well/pricing';
import { and, eq } from 'drizzle-orm';
import type { OfficeDatabaseDeps } from '../../platform/audit/office-database.ts';
import type { Handler } from '../../platform/calls/calls.ts';
import { problem } from '../../platform/calls/problem.ts';
import type { Db } from '../../platform/database/database.ts';
import { giftCards } from '../../platform/database/schema/gift-cards.ts';
import { hashOfCode } from './code.ts';
import { findGiftCard } from './office-gift-card-list.ts';
import { isKept } from './send-gift-cards.ts';

const unusable = () => problem('gift_card_unusable', { code: [problemTexts.giftCardUnusable] });

const byCode = (db: Db, code: string) =>
  db
    .select()
    .from(giftCards)
    .where(eq(giftCards.codeHash, hashOfCode(code)));

/**
 * What a gift card is worth. Every code that cannot be used gets the response of `redeem`, so that it tells nothing about other
 * codes.
 */
export const balance: Handler<Contract['giftCards']['balance']> = async ({ body }, { database: { db } }) => {
  const [card] = await db
    .select()
    .from(giftCards)
    .where(and(eq(giftCards.codeHash, hashOfCode(body.code)), isKept, eq(giftCards.status, 'sent')));
  if (card === undefined) throw unusable();
  return { balance: fromCents(card.amountCents) };
};

/** The gift card with a code, for the desk: also one that was redeemed or refunded. */
export const findByCode: Handler<Contract['officeGiftCards']['find'], OfficeDatabaseDeps> = (
  { body },
  { office },
) =>
  office.read(async (db) => {
    const [card] = await byCode(db, body.code);
    if (card === undefined) throw unusable();
    return findGiftCard(db, card.id);
  });
