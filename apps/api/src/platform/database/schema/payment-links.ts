import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, publicId } from './columns.ts';
import { memberships, users } from './people.ts';
import { registrations } from './registrations.ts';

/** What is sold once a link is paid. */
export type SoldByLink =
  | {
      readonly kind: 'membership' | 'pass';
      readonly planId: string;
      /** As it was typed. Its use is taken when the link is paid. */
      readonly promoCode?: string;
    }
  | { readonly kind: 'place'; readonly sessionId: string; readonly promoCode?: string }
  | {
      readonly kind: 'gift_card';
      /** As the desk sent it. */
      readonly card: {
        readonly amount: string;
        readonly recipient_name: string;
        readonly recipient_email?: string | undefined;
        readonly message?: string | undefined;
        readonly send_on?: string | undefined;
      };
    };

/** Links with which a person pays, or stores the card of a membership, without a sign-in. Only hashes of their tokens are stored. */
export const paymentLinks = pgTable(
  'payment_links',
  {
    id: publicId(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /**
     * `renewal`: one that was declined, or the return of a membership that expired. `card`: the card that renewals charge. `sale`: what
     * the desk sells, of which nothing is stored before it is paid.
     */
    pays: text('pays', { enum: ['registration', 'renewal', 'card', 'sale'] }).notNull(),
    registrationId: text('registration_id').references(() => registrations.id),
    /** Of a plan, the number of the payment; null: whatever is open. */
    position: integer('position'),
    membershipId: text('membership_id').references(() => memberships.id),
    sale: jsonb('sale').$type<SoldByLink>(),
    /** Of a sale: why, in the words of the team. */
    reason: text('reason'),
    /** As it was shown; null for a card, which costs nothing. */
    amountCents: integer('amount_cents'),
    actorId: text('actor_id')
      .notNull()
      .references(() => users.id),
    /** How it reached the person; `none` was shown or copied. */
    send: text('send', { enum: ['email', 'sms', 'none'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** The last charge that began by it. It says whether the link has been paid. */
    paymentId: text('payment_id'),
    endedAt: instant('ended_at'),
    /** `used`: the card was stored. `replaced`: a newer one was made. `merged`: the record was merged. */
    endReason: text('end_reason', { enum: ['used', 'withdrawn', 'replaced', 'merged'] }),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_links_user').on(t.userId),
    index('payment_links_actor').on(t.actorId),
    index('payment_links_registration').on(t.registrationId),
    index('payment_links_membership').on(t.membershipId),
    uniqueIndex('payment_links_one_registration')
      .on(t.registrationId)
      .where(sql`${t.endedAt} is null`),
    uniqueIndex('payment_links_one_membership')
      .on(t.membershipId, t.pays)
      .where(sql`${t.endedAt} is null`),
    check('payment_links_subject', sql`(${t.pays} = 'registration') = (${t.registrationId} is not null)`),
    check(
      'payment_links_membership_subject',
      sql`(${t.pays} in ('renewal', 'card')) = (${t.membershipId} is not null)`,
    ),
    check('payment_links_sale', sql`(${t.pays} = 'sale') = (${t.sale} is not null)`),
    check('payment_links_amount', sql`(${t.pays} = 'card') = (${t.amountCents} is null)`),
  ],
);
