import { guestRegistrationForm } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod';
import {
  laterPrices,
  membershipSources,
  membershipStates,
  pauseDays,
  renewsText,
} from './office/memberships.ts';
import { brand, last4, methodId } from './payments.ts';
import { changeTo, planId, seenAmount } from './plan-changes.ts';
import { planPeriod } from './plans.ts';
import { payment } from './registrations.ts';
import { promoCode } from './promo-codes.ts';
import {
  boolean,
  count,
  day,
  instant,
  money,
  otherwise,
  publicId,
  record,
  shownMessage,
  text,
  textOrNull,
} from './primitives.ts';

export const membershipPayment = record('MembershipPayment', 'A successful payment of a period.', {
  id: publicId.describe('Id of the payment, for its receipt.'),
  at: instant,
  amount: money,
  name: text('Standard', 'Name of the plan that it paid.'),
  refunded_amount: money.describe('How much of it went back.'),
});

const nextPlan = record('NextPlan', 'The plan that a membership has from its next payment on.', {
  plan_id: text('plan-standard-month', 'The plan that follows.'),
  name: text('Standard', 'How that plan is called.'),
  price: money,
  period: otherwise(planPeriod, 'month'),
});

const includedMonth = record('IncludedMonth', 'A month of a membership that includes sessions.', {
  starts_on: day.describe('Its first day.'),
  ends_on: day.describe('Its last day: a session that it pays for starts no later.'),
  left: count(3, 'How many of its sessions are left.'),
  given_back: boolean(false).describe(
    'A session that came back because the studio moved or cancelled it, with the time in which it can be used.',
  ),
});

const includedSessions = record('IncludedSessions', 'The sessions that a membership includes.', {
  per_month: count(4, 'How many each month includes.'),
  months: z
    .array(includedMonth)
    .describe(
      'The current month and later ones that are paid, at most twelve, and after them the times in which sessions can be used that came back because the studio moved or cancelled theirs. Empty while it gives nothing.',
    ),
});

export const ownMembership = record('OwnMembership', 'A membership of the caller, bought or granted.', {
  id: publicId.describe('Of this membership.'),
  name: text('Standard', 'Name of the plan, or of what the team granted.'),
  plan_id: textOrNull('plan-standard-month', 'The plan that was bought; `null` for a granted membership.'),
  state: otherwise(z.enum(membershipStates), 'active').meta({
    description: '`past_due`: the renewal was declined. `cancelled` and `expired` have ended.',
    examples: ['active'],
  }),
  source: otherwise(z.enum(membershipSources), 'granted').meta({
    description: '`granted`: by the studio. `bought`: by the caller.',
    examples: ['bought'],
  }),
  price: money
    .nullable()
    .meta({ description: 'The price of a period; `null`: nothing is charged.', examples: ['49.00'] }),
  period: otherwise(planPeriod, 'month')
    .nullable()
    .meta({ description: '`null`: it does not renew.', examples: ['month'] }),
  start_date: day.describe('The first day.'),
  end_date: day
    .nullable()
    .meta({ description: 'The last day with the member rate; `null`: it goes on.', examples: [null] }),
  paid_until: day
    .nullable()
    .meta({ description: 'The first day that is not paid. A pause moves it.', examples: ['2026-04-14'] }),
  next_payment_on: day.nullable().meta({
    description: 'When the next payment is charged; `null`: none is.',
    examples: ['2026-04-14'],
  }),
  ...laterPrices,
  renews: boolean(true, renewsText),
  cancel_at_period_end: boolean(false, 'Whether it ends with the paid period.'),
  can_pay: boolean(false, 'Whether a payment is due that was declined, or would bring the membership back.'),
  bank_said: textOrNull(
    null,
    'What the bank said to the payment that is due, such as `insufficient funds`; `null`: no payment was declined.',
  ),
  can_cancel: boolean(true, 'Whether it renews and can be cancelled.'),
  pause_from: day
    .nullable()
    .meta({ description: 'The first day of a pause; `null` without one.', examples: [null] }),
  pause_until: day
    .nullable()
    .meta({ description: 'The first day after a pause; `null` without one.', examples: [null] }),
  can_pause: boolean(true, 'Whether the caller can pause it now.'),
  included_sessions: includedSessions
    .nullable()
    .meta({ description: '`null`: it includes no sessions.', examples: [null] }),
  next_plan: nextPlan
    .nullable()
    .meta({ description: 'The cheaper plan that begins with the next payment.', examples: [null] }),
  can_change: boolean(true, 'Whether the caller can change its plan now.'),
  can_resume: boolean(false, 'Whether a cancellation can be taken back, or a pause be ended.'),
  card: z
    .object({ payment_method_id: methodId, brand, last4 })
    .nullable()
    .meta({
      description: 'The card that renewals charge.',
      examples: [{ payment_method_id: 'pm_1c9e', brand: 'visa', last4: '4242' }],
    }),
  card_ends_on: day.nullable().meta({
    description: 'The last day of the card, if it ends before the next payment; `null`: it does not.',
    examples: [null],
  }),
  payments: z.array(membershipPayment).describe('Newest first.'),
});

export const membershipResult = record('MembershipResult', 'A membership after a payment.', {
  membership: ownMembership,
  payment: payment.describe('The payment, as far as the provider has decided.'),
  message: shownMessage('Paid.'),
});

export const planChangePreview = record('PlanChangePreview', 'What a change of the plan costs, and when.', {
  due_now: money.describe('Charged now. `0.00`: the plan changes with the next payment.'),
  credit: money.describe('What the unused days of the paid time are worth, already taken off `due_now`.'),
  periods: count(1)
    .nullable()
    .meta({
      examples: [1],
      description:
        'How many periods of the plan `due_now` and `credit` pay: more than one if the unused days are worth more than one. `null`: it begins with the next payment.',
    }),
  next_amount: money.describe('The next payment after the change.'),
  next_on: day.describe('The day of the next payment.'),
  later_amount: money.nullable().meta({
    description:
      'What payments cost after the last one that a promo code lowers. `null`: all cost `next_amount`.',
    examples: [null],
  }),
});

export const planChangeResult = record('PlanChangeResult', 'A membership after its plan was changed.', {
  membership: ownMembership,
  payment: payment.nullable().describe('Of the change; `null`: nothing was due now.'),
  message: shownMessage('The plan is changed.'),
});

const card = z
  .string(messages.paymentMethodRequired)
  .min(1, messages.paymentMethodRequired)
  .max(255)
  .meta({
    description:
      'The card for this payment and for the renewals: a payment method, a confirmation token of Stripe, or a saved card.',
    examples: ['pm_1c9e'],
  });
const consent = guestRegistrationForm.shape.payment_consent;

export const buyMembershipBody = z
  .object({
    plan_id: planId,
    version_id: z
      .string()
      .max(64)
      .meta({
        description:
          'The version of the plan that the person saw. It is sold for a day after the plan changed.',
        examples: ['plan-version-1'],
      })
      .optional(),
    session_id: z
      .string()
      .max(64)
      .meta({
        description:
          'A session that the person joins for: whoever could not register is refused before the charge, and the spot is held for 15 minutes.',
        examples: ['4b1d2c3e-5f60-4718-9a2b-3c4d5e6f7081'],
      })
      .optional(),
    promo_code: promoCode,
    payment_method_id: card,
    payment_consent: consent,
  })
  .meta({
    id: 'BuyMembershipRequest',
    description: 'A membership for the caller. The card is saved and charged again for every period.',
    examples: [{ plan_id: 'plan-standard-month', payment_method_id: 'pm_1c9e', payment_consent: true }],
  });

export const payMembershipBody = z.object({ payment_method_id: card, payment_consent: consent }).meta({
  id: 'PayMembershipRequest',
  description: 'Pays a declined renewal, or brings back a membership. The card is charged from now on.',
  examples: [{ payment_method_id: 'pm_1c9e', payment_consent: true }],
});

export const membershipCardBody = z.object({ payment_method_id: card, payment_consent: consent }).meta({
  id: 'MembershipCardRequest',
  description: 'The card that renewals charge from now on, without a payment.',
  examples: [{ payment_method_id: 'pm_1c9e', payment_consent: true }],
});

export const membershipCardResult = record('MembershipCardResult', 'A membership with another card.', {
  membership: ownMembership,
  message: shownMessage('Visa 4242 pays your membership from now on.'),
});

export const pauseMembershipBody = z.object(pauseDays).meta({
  id: 'PauseMembershipRequest',
  description: 'When a membership rests. The paid days that are left follow after it.',
  examples: [{ from: '2026-03-10', until: '2026-04-10' }],
});

export const planChangeBody = z
  .object({
    plan_id: changeTo,
    amount: seenAmount.describe('`due_now` of the preview that the person saw.'),
    next_amount: seenAmount.describe('`next_amount` of that preview.').optional(),
    payment_method_id: card
      .describe(
        'Another card for this payment and the renewals. Without it, the card of the membership pays.',
      )
      .optional(),
  })
  .meta({
    id: 'PlanChangeRequest',
    description: 'Changes the plan as its preview said.',
    examples: [{ plan_id: 'plan-standard-year', amount: '441.00' }],
  });
