import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, publicId } from './columns.ts';
import { payments } from './payments.ts';
import { memberships, users } from './people.ts';
import { planVersions } from './plans.ts';

/** What somebody at the desk agreed to: the later payments of a membership, by the card that pays its first one. */
export const paymentAgreements = pgTable(
  'payment_agreements',
  {
    id: publicId(),
    membershipId: text('membership_id')
      .notNull()
      .references(() => memberships.id),
    /** The payment with which it was given. It counts once this one has succeeded. */
    paymentId: text('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    /** As it was shown. */
    text: text('text').notNull(),
    /** Of each later payment. */
    amountCents: integer('amount_cents').notNull(),
    period: text('period', { enum: planVersions.period.enumValues }).notNull(),
    /** The day of the first later payment. */
    firstOn: date('first_on', { mode: 'string' }).notNull(),
    /** The card, as the request named it. */
    paymentMethodRef: text('payment_method_ref').notNull(),
    /** Who in the team asked. */
    actorId: text('actor_id')
      .notNull()
      .references(() => users.id),
    personPresent: boolean('person_present').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('payment_agreements_membership').on(t.membershipId),
    index('payment_agreements_actor').on(t.actorId),
  ],
);
