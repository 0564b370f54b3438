import * as constants from '@detroit-well/config/constants';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, publicId } from './columns.ts';
import { users } from './people.ts';

const { minDollars, maxDollars } = constants.giftCards;

/**
 * Gift cards. Their amounts become studio credit when a member redeems the code, which only the email to the recipient contains.
 * What was paid and refunded is in the ledger.
 */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: publicId(),
    /** `pending` until the payment succeeds, `cancelled` if it fails, `paid` until the email is in the outbox. */
    status: text('status', { enum: ['pending', 'cancelled', 'paid', 'sent', 'redeemed'] }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** SHA-256 of the code. Null until the email is sent, because the code is made for it. */
    codeHash: text('code_hash'),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    senderName: text('sender_name').notNull(),
    senderEmail: text('sender_email').notNull(),
    message: text('message').notNull(),
    /** The account that bought it; null for a visitor. */
    buyerId: text('buyer_id').references(() => users.id),
    /** The studio's day on which the email is sent, at 9 in the morning. Null: as soon as it is paid. */
    sendOn: date('send_on', { mode: 'string' }),
    sentAt: instant('sent_at'),
    redeemedBy: text('redeemed_by').references(() => users.id),
    redeemedAt: instant('redeemed_at'),
    /** The request that redeemed it, so that a repetition after a crash gets the same response. */
    redemptionId: text('redemption_id'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('gift_cards_code').on(t.codeHash),
    index('gift_cards_due')
      .on(t.sendOn)
      .where(sql`${t.status} = 'paid'`),
    index('gift_cards_recipient').on(t.recipientEmail),
    index('gift_cards_sender').on(t.senderEmail),
    index('gift_cards_buyer').on(t.buyerId),
    index('gift_cards_redeemed_by').on(t.redeemedBy),
    check(
      'gift_cards_amount',
      sql`${t.amountCents} between ${sql.raw(`${minDollars * 100} and ${maxDollars * 100}`)}`,
    ),
    check(
      'gift_cards_sent',
      sql`(${t.status} in ('sent', 'redeemed')) = (${t.codeHash} is not null)
        and (${t.codeHash} is null) = (${t.sentAt} is null)`,
    ),
    check(
      'gift_cards_redeemed',
      sql`(${t.status} = 'redeemed') = (${t.redeemedBy} is not null)
        and (${t.redeemedBy} is null) = (${t.redeemedAt} is null)`,
    ),
  ],
);
