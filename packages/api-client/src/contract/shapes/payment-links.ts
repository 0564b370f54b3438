import { guestRegistrationForm } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod';
import { seenAmount } from './plan-changes.ts';
import { instant, money, otherwise, record, text, textOrNull } from './primitives.ts';
import { payment } from './registrations.ts';

export const openPaymentLink = record(
  'OpenPaymentLink',
  'What somebody with a payment link sees, and nothing else.',
  {
    pays: otherwise(z.enum(['registration', 'renewal', 'card', 'sale', 'place']), 'registration').meta({
      description:
        '`card`: nothing is paid, and the card is charged for the renewals of a membership. `sale`: what the desk sells. `place`: a place that the desk sells; paying registers.',
      examples: ['registration'],
    }),
    first_name: text('Nadine', 'Of who pays; empty where it is not known.'),
    sent_by: text('Dana', 'First name of who in the team made the link; empty where it is not known.'),
    sent_at: instant.describe('When the link was made.'),
    expires_at: instant.describe('Until when it works.'),
    held_until: instant.nullable().meta({
      description:
        'Until when the `place` is held for who pays by this link. `null`: it is held no longer and goes to who pays first, or nothing is held.',
      examples: [null],
    }),
    title: text('Rhythm & Glide', 'What the payment is for.'),
    detail: text('Saturday, March 14, 2026, 6:30 PM', 'When that is, or which part of it is paid.'),
    amount: money.describe('What is charged now; 0.00 for a card.'),
    terms: textOrNull(
      null,
      'What who pays agrees to, word for word: the later charges of the card. `null`: there are none.',
    ),
  },
);

const { payment_consent: consent } = guestRegistrationForm.shape;

export const payByLinkBody = z
  .object({
    payment_method_id: z
      .string(messages.paymentMethodRequired)
      .min(1, messages.paymentMethodRequired)
      .max(255)
      .meta({
        description: 'The card: a payment method, or a confirmation token of Stripe.',
        examples: ['pm_1c9e'],
      }),
    payment_consent: z
      .optional(consent)
      .describe('That who pays agrees to the terms. Needed where the link has some.'),
    amount: seenAmount
      .describe('The amount on the page; that of the link without it. Another one is `price_changed`.')
      .optional(),
  })
  .meta({
    id: 'PayByLinkRequest',
    description: 'A payment by link.',
    examples: [{ payment_method_id: 'pm_1c9e', amount: '225.00' }],
  });

export const paidByLink = record('PaidByLink', 'What became of a payment by link.', {
  payment: payment.nullable().describe('`null` where nothing was charged.'),
  message: text('Your payment for Rhythm & Glide was received.', 'For who paid.'),
});
