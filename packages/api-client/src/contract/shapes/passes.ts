import { messages } from '@detroit-well/validation/messages';
import { guestRegistrationForm } from '@detroit-well/validation';
import * as z from 'zod';
import { buyMembershipBody, membershipPayment, membershipResult } from './memberships.ts';
import {
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
import { promoCode } from './promo-codes.ts';

export const passPurchase = record('PassPurchase', 'The payment for a pass.', {
  id: text('pay_4f2a', 'Id of the payment; empty if a promo code made the pass free.'),
  amount: money,
  refunded_amount: membershipPayment.shape.refunded_amount,
});

const passId = publicId.describe('Id of the pass.');

const passCreditsLeft = record('PassCreditsLeft', 'Credits of a pass with the same last day.', {
  expires_on: day.describe('The last day on which a session that they pay may start.'),
  left: count(4, 'How many they are.'),
});

export const ownPass = record('OwnPass', 'A pass of the caller: credits that pay for single sessions.', {
  id: passId,
  name: text('10 sessions', 'Name of what was bought.'),
  credits: count(10, 'How many credits it had.'),
  credits_left: count(4, 'How many of them can still pay for a session.'),
  left: count(4, 'Deprecated: `credits_left`.').meta({ deprecated: true }),
  booked: count(4, 'How many of them pay for sessions to come.'),
  used: count(2, 'How many of them paid for sessions that are over, or were lost by a late cancellation.'),
  refunded: count(0, 'How many of them were given back in money.'),
  expires_on: day.describe('The last day on which a session that the next credit pays may start.'),
  left_until: z
    .array(passCreditsLeft)
    .describe(
      'Those that are left by their last day, soonest first. A credit that came back because the studio moved or cancelled its session may end later than the others.',
    ),
  bought_at: instant.describe('When it was bought.'),
  next_session_at: instant
    .nullable()
    .meta({ description: 'The next session that a credit pays; `null`: none.', examples: [null] }),
  payment: passPurchase,
});

export const passEntryKinds = ['bought', 'booked', 'returned', 'refunded', 'expired'] as const;

export const passEntry = record('PassEntry', 'A change of the credits of the caller.', {
  at: instant,
  kind: otherwise(z.enum(passEntryKinds), 'booked').meta({
    description:
      '`returned`: a cancellation gave the credit back. `refunded`: their money went back. `expired`: they can pay for nothing any more.',
    examples: ['booked'],
  }),
  pass_name: text('10 sessions', 'Name of the pass.'),
  credits: count(1, 'How many credits: added if bought or returned, taken otherwise.'),
  left: count(4, 'How many credits of all passes were left after it.'),
  expires_on: day.describe('Until when these credits pay.'),
  session_title: textOrNull('Rhythm & Glide', 'The session that the credit pays; `null`: none.'),
  session_at: instant
    .nullable()
    .meta({ description: 'When that session starts.', examples: ['2026-03-14T18:30:00-04:00'] }),
});

export const ownPasses = record('OwnPasses', 'The passes of the caller, and what became of their credits.', {
  credits_left: count(5, 'How many credits of all passes can still pay for a session.'),
  left: count(5, 'Deprecated: `credits_left`.').meta({ deprecated: true }),
  passes: z.array(ownPass).describe('Those with credits left first, and of these the one that ends first.'),
  history: z.array(passEntry).describe('Newest first.'),
});

export const passResult = record('PassResult', 'A pass after its payment.', {
  pass_id: passId,
  payment: membershipResult.shape.payment,
  message: shownMessage('Paid.'),
});

export const buyPassBody = z
  .object({
    plan_id: z
      .string('Choose a pack.')
      .min(1, 'Choose a pack.')
      .max(64)
      .meta({ description: 'A pass that is on sale.', examples: ['plan-pass-5'] }),
    version_id: buyMembershipBody.shape.version_id,
    payment_method_id: z
      .string(messages.paymentMethodRequired)
      .min(1, messages.paymentMethodRequired)
      .max(255)
      .meta({
        description:
          'A payment method, a confirmation token of Stripe, or a saved card. Not needed if a code makes the pass free.',
        examples: ['pm_1c9e'],
      })
      .optional(),
    promo_code: promoCode,
    save_payment_method: z
      .boolean()
      .meta({ description: 'Save the card for later payments. Without it, it is saved.', examples: [true] })
      .optional(),
    payment_consent: guestRegistrationForm.shape.payment_consent,
  })
  .meta({
    id: 'BuyPassRequest',
    description: 'A pass for the caller, paid once.',
    examples: [{ plan_id: 'plan-pass-5', payment_method_id: 'pm_1c9e', payment_consent: true }],
  });
