import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { systemNow } from './database-time.ts';
import { createdAt, instant, publicId, updatedAt, systemCreatedAt } from './columns.ts';
import { giftCards } from './gift-cards.ts';
import { passes } from './passes.ts';
import { memberships, users } from './people.ts';
import { planVersions } from './plans.ts';
import { instalments, registrations } from './registrations.ts';
import { tillClosings } from './till.ts';
import { currentChargeStatuses, listed, moneylessMethods, openChargeStatuses } from './statuses.ts';

/** The methods of payment. A refund goes back by one of the first three; the others are no money. */
const methods = ['card', 'cash', 'credit', 'complimentary', 'pass', 'included'] as const;

/**
 * The ledger: one row per requested charge or refund, in integer cents. Rows are never deleted. A payment belongs to exactly one
 * thing that is paid for. Another kind of thing adds a column beside `registration_id`, and its name to `payments_one_subject`.
 */
export const payments = pgTable(
  'payments',
  {
    id: publicId(),
    registrationId: text('registration_id').references(() => registrations.id),
    instalmentId: text('instalment_id').references(() => instalments.id),
    membershipId: text('membership_id').references(() => memberships.id),
    /** The pass that was bought. What one of its credits pays has the method `pass` and belongs to a registration. */
    passId: text('pass_id').references(() => passes.id),
    giftCardId: text('gift_card_id').references(() => giftCards.id),
    /** Of a charge for a membership: the first day of the period that it pays. */
    periodFrom: date('period_from', { mode: 'string' }),
    /** Of a charge for a membership: the version of the plan that it pays. Null: the one that its membership has. */
    planVersionId: text('plan_version_id').references(() => planVersions.id),
    /** Of a charge that changes the plan: what the unused days of the period before are worth, taken off the price. */
    prorationCents: integer('proration_cents'),
    /** Of a charge for a membership: what a promo code takes off its periods. Null: nothing. */
    offCents: integer('off_cents'),
    kind: text('kind', { enum: ['charge', 'refund'] }).notNull(),
    method: text('method', { enum: methods }).notNull().default('card'),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull().default('usd'),
    /** `unknown`: the provider did not respond in time. Reconciliation retries later with the same key. */
    status: text('status', {
      enum: ['pending', 'requires_action', 'succeeded', 'failed', 'cancelled', 'unknown'],
    }).notNull(),
    /** Null: no card was charged or refunded. */
    provider: text('provider', { enum: ['sandbox', 'stripe'] }),
    /** The provider's id of the charge, intent or refund. */
    providerRef: text('provider_ref'),
    clientSecret: text('client_secret'),
    /** Sent to the provider, so that a retry never charges twice. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** The charge that this refund belongs to. */
    refundOfId: text('refund_of_id'),
    failureCode: text('failure_code'),
    /** The plan that a reserved seat gets when this charge succeeds; `amountCents` is its first payment. Null for all others. */
    startsPlan: text('starts_plan', { enum: ['bi_weekly', 'weekly'] }),
    /** Studio credit that is spent together with this charge when it succeeds. It is reserved while the charge is open. */
    creditCents: integer('credit_cents').notNull().default(0),
    /** The person of the team who took the payment or gave the refund. Null: the member, a job or a refund at the provider. */
    actorId: text('actor_id').references(() => users.id),
    /** Why, in the words of the team. Erasing the account of the payer empties it. */
    reason: text('reason'),
    /** The time at which the team last asked the provider for the outcome. */
    checkedAt: instant('checked_at'),
    /** The time at which the team marked it as reviewed. */
    reviewedAt: instant('reviewed_at'),
    /** The closing of the till that counted it. Null: the open till, once it succeeds. */
    tillClosingId: text('till_closing_id').references(() => tillClosings.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('payments_registration').on(t.registrationId),
    uniqueIndex('payments_provider_ref').on(t.provider, t.kind, t.providerRef),
    uniqueIndex('payments_idempotency').on(t.provider, t.idempotencyKey),
    index('payments_open')
      .on(t.createdAt)
      .where(sql`${t.status} in ${listed(openChargeStatuses)}`),
    // At most one pending or successful charge per instalment, even under concurrency.
    uniqueIndex('payments_one_charge')
      .on(t.instalmentId)
      .where(sql`${t.kind} = 'charge' and ${t.status} in ${listed(currentChargeStatuses)}`),
    index('payments_till')
      .on(t.tillClosingId)
      .where(sql`${t.tillClosingId} is not null`),
    index('payments_open_till')
      .on(t.createdAt)
      .where(sql`${t.tillClosingId} is null and ${t.status} = 'succeeded'`),
    index('payments_membership').on(t.membershipId),
    // At most one pending or successful charge per period of a membership, and one open charge of a membership.
    uniqueIndex('payments_one_period')
      .on(t.membershipId, t.periodFrom)
      .where(
        sql`${t.kind} = 'charge' and ${t.status} in ${listed(currentChargeStatuses)} and ${t.prorationCents} is null`,
      ),
    uniqueIndex('payments_one_open_membership_charge')
      .on(t.membershipId)
      .where(sql`${t.kind} = 'charge' and ${t.status} in ${listed(openChargeStatuses)}`),
    index('payments_pass').on(t.passId),
    uniqueIndex('payments_one_pass_charge')
      .on(t.passId)
      .where(sql`${t.kind} = 'charge' and ${t.status} in ${listed(currentChargeStatuses)}`),
    index('payments_gift_card').on(t.giftCardId),
    // A gift card is paid once.
    uniqueIndex('payments_one_gift_card_charge')
      .on(t.giftCardId)
      .where(sql`${t.kind} = 'charge' and ${t.status} in ${listed(currentChargeStatuses)}`),
    check(
      'payments_period',
      sql`(${t.periodFrom} is not null) = (${t.membershipId} is not null and ${t.kind} = 'charge')`,
    ),
    check(
      'payments_plan',
      sql`(${t.planVersionId} is null or ${t.periodFrom} is not null)
        and (${t.prorationCents} is null or (${t.prorationCents} >= 0 and ${t.planVersionId} is not null))
        and (${t.offCents} is null or (${t.offCents} > 0 and ${t.planVersionId} is not null))`,
    ),
    check('payments_amount', sql`${t.amountCents} > 0`),
    check(
      'payments_one_subject',
      sql`num_nonnulls(${t.registrationId}, ${t.membershipId}, ${t.passId}, ${t.giftCardId}) = 1`,
    ),
    check('payments_card_has_provider', sql`(${t.method} = 'card') = (${t.provider} is not null)`),
    check(
      'payments_taken_by',
      sql`${t.kind} = 'refund' or ${t.method} in ('card', 'credit', 'pass', 'included') or ${t.actorId} is not null`,
    ),
    check(
      'payments_credit',
      sql`${t.creditCents} = 0 or (${t.creditCents} > 0 and ${t.kind} = 'charge' and ${t.method} = 'card'
        and ${t.registrationId} is not null)`,
    ),
    check(
      'payments_nothing_waived_back',
      sql`${t.kind} = 'charge' or ${t.method} not in ${listed(moneylessMethods)}`,
    ),
    check(
      'payments_by_pass',
      sql`${t.method} not in ('pass', 'included') or (${t.registrationId} is not null and ${t.status} = 'succeeded')`,
    ),
    index('payments_newest').on(t.createdAt),
    index('payments_actor').on(t.actorId),
    check('payments_refund_of', sql`(${t.kind} = 'refund') = (${t.refundOfId} is not null)`),
  ],
);

export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: publicId(),
    /** Null until a user saves the card. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    provider: text('provider', { enum: ['sandbox', 'stripe'] }).notNull(),
    providerRef: text('provider_ref').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expMonth: smallint('exp_month').notNull(),
    expYear: smallint('exp_year').notNull(),
    isSaved: boolean('is_saved').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('payment_methods_ref').on(t.provider, t.providerRef),
    index('payment_methods_user').on(t.userId),
  ],
);

/**
 * The studio credit of each person: what refunds and gift cards gave and payments spent, in order, and what is forfeited when the
 * account closes. `balance_cents` is the sum so far, so the last entry of a person has their balance.
 */
export const creditEntries = pgTable(
  'credit_entries',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    number: integer('number').notNull(),
    cents: integer('cents').notNull(),
    balanceCents: integer('balance_cents').notNull(),
    /** The payment or refund. Without it, a gift card and an actor: forfeited, because the account was closed. */
    paymentId: text('payment_id').references(() => payments.id),
    giftCardId: text('gift_card_id').references(() => giftCards.id),
    /** Who in the team gave it or took it back. What a payment changed has its actor there. */
    actorId: text('actor_id').references(() => users.id),
    /** Why, in the words of the team. Erasing the account empties it. */
    reason: text('reason'),
    /** Of the request with which the team did it, so that a repetition has no second effect. */
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.number] }),
    // A person with several records may spend the credit of more than one.
    uniqueIndex('credit_entries_payment').on(t.paymentId, t.userId),
    // A gift card is redeemed once.
    uniqueIndex('credit_entries_gift_card').on(t.giftCardId),
    uniqueIndex('credit_entries_request').on(t.requestId, t.userId),
    check('credit_entries_one_source', sql`num_nonnulls(${t.paymentId}, ${t.giftCardId}, ${t.actorId}) <= 1`),
    check(
      'credit_entries_forfeited',
      sql`num_nonnulls(${t.paymentId}, ${t.giftCardId}, ${t.actorId}) = 1 or (${t.cents} < 0 and ${t.balanceCents} = 0)`,
    ),
    check('credit_entries_balance', sql`${t.balanceCents} >= 0`),
  ],
);

/** Each provider event is recorded in the transaction of its effect, so that a second delivery has no effect. */
export const webhookEvents = pgTable('webhook_events', {
  id: text('id').primaryKey(),
  provider: text('provider').notNull(),
  type: text('type').notNull(),
  receivedAt: instant('received_at').notNull().default(systemNow),
});

/**
 * Stripe payment intents by our own key. The intent's id is stored before the intent is confirmed, so money can only move
 * for an intent that is recorded here. An abandoned key is never confirmed.
 */
export const stripeIntents = pgTable(
  'stripe_intents',
  {
    key: text('key').primaryKey(),
    amountCents: integer('amount_cents').notNull(),
    intentId: text('intent_id'),
    methodRef: text('method_ref'),
    /** The Stripe customer who keeps the card. Later charges of the same card must name it. */
    customerRef: text('customer_ref'),
    confirmingAt: instant('confirming_at'),
    abandonedAt: instant('abandoned_at'),
    createdAt: systemCreatedAt(),
  },
  (t) => [
    uniqueIndex('stripe_intents_intent').on(t.intentId),
    index('stripe_intents_method')
      .on(t.methodRef)
      .where(sql`${t.customerRef} is not null`),
  ],
);

/** The Stripe customer of a saved card: a user, or the registration of a guest who has no account yet. */
export const stripeCustomers = pgTable('stripe_customers', {
  owner: text('owner').primaryKey(),
  customerRef: text('customer_ref').notNull(),
  createdAt: systemCreatedAt(),
});

/** A charge that the cardholder disputes with their bank. The team answers in the dashboard of the provider. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    id: text('id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.id),
    amountCents: integer('amount_cents').notNull(),
    reason: text('reason').notNull(),
    /** As Stripe names it: it needs a response, is under review, won or lost; a lost one may be appealed. */
    status: text('status').notNull().default('needs_response'),
    /** When the event that told this status was made at Stripe: an older one that arrives later changes nothing. */
    statusAt: instant('status_at'),
    /** Until when the provider takes an answer. */
    answerBy: instant('answer_by'),
    /** The time at which the team marked it as reviewed. */
    reviewedAt: instant('reviewed_at'),
    createdAt: createdAt(),
  },
  (t) => [index('payment_disputes_payment').on(t.paymentId)],
);
