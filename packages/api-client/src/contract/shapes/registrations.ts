import { cancelForm, feedbackForm, registrationForm } from '@detroit-well/validation';
import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod';
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
import { sessionTitle } from './sessions.ts';

/** Values of SPEC-A 3. */
export const paymentPlan = otherwise(z.enum(['full', 'bi_weekly', 'weekly']), 'full').meta({
  id: 'PaymentPlan',
  description: '`full`: one payment; `bi_weekly`: two, 14 days apart; `weekly`: four, 7 days apart.',
});

export const instalment = record('Instalment', 'One payment of a plan.', {
  due_on: day,
  amount: money,
  status: otherwise(z.enum(['due', 'paid', 'failed', 'dropped']), 'due').describe(
    '`dropped`: the registration ended and it is no longer owed.',
  ),
});

export const registration = record('Registration', 'A registration for a session.', {
  public_id: publicId,
  session_id: publicId,
  session_title: sessionTitle,
  start_datetime: instant,
  status: otherwise(z.enum(['confirmed', 'held', 'cancelled', 'expired', 'completed']), 'confirmed').describe(
    '`held`: the seat is held while the payment is confirmed.',
  ),
  payment_status: otherwise(
    z.enum(['paid', 'pending', 'failed', 'refunded', 'free', 'void']),
    'pending',
  ).describe('`void`: cancelled, and nothing was paid.'),
  payment_plan: paymentPlan,
  price: money.describe('The full price, for every plan, after a promo code.'),
  rate: otherwise(z.enum(['member', 'public']), 'public').describe('Which of the two prices applies.'),
  covered_by: otherwise(z.enum(['none', 'pass', 'included']), 'none').describe(
    'What pays the whole price in place of money: a credit of a pass, or a session that the membership includes.',
  ),
  instalments: z.array(instalment).describe('The payments of the plan, by due date.'),
  created_at: instant,
  hold_expires_at: instant.nullable().describe('While `held`: until when the seat is held.'),
});

export const payment = record(
  'Payment',
  'The payment of a registration, as far as the provider has decided.',
  {
    status: otherwise(z.enum(['succeeded', 'requires_action', 'failed']), 'failed').describe(
      '`requires_action`: confirm it with the provider, then call confirm-payment.',
    ),
    client_secret: textOrNull(null, 'Confirms the payment with the provider.'),
    amount: money,
  },
);

/**
 * Response of `register`, `guestRegister`, `confirmPayment` and `pay`; 202 when the card requires payment authentication.
 */
export const registrationResult = record(
  'RegistrationResult',
  'A registration after a registration or a payment.',
  {
    registration,
    payment: payment.nullable().describe('`null` where nothing was charged.'),
    account: z
      .object({
        email: text('josephine@example.com'),
        verification_sent: boolean(true, 'Whether the guest is sent an email to verify the address.'),
      })
      .describe('Only for a guest: the account that was created.')
      .optional(),
    message: shownMessage('You are registered.'),
  },
);

export const refundDeadline = instant.describe('Cancelling at or before this instant refunds everything.');

export const canCancel = boolean(true, 'Whether the registration can still be cancelled.');

export const refundPreview = record('RefundPreview', 'The refund that a cancellation would give now.', {
  can_cancel: canCancel,
  paid_amount: money,
  refund_amount: money,
  refund_credit: money.meta({
    examples: ['0.00'],
    description: 'The part of `refund_amount` that goes back as studio credit.',
  }),
  full_refund: boolean(true, 'Whether a cancellation now returns everything that was paid.'),
  refund_deadline: refundDeadline,
  pass_credit: record('PassCreditPreview', 'What becomes of the credit of a pass that pays for it.', {
    returns: boolean(true, 'Whether the credit comes back.'),
    expires_on: day.describe('The last day on which a session that it pays may start.'),
  })
    .nullable()
    .describe('`null`: no credit pays for it.'),
  included_session: record(
    'IncludedSessionPreview',
    'What becomes of the included session that pays for it.',
    {
      returns: boolean(true, 'Whether it comes back.'),
      expires_on: day.describe('The last day of its month.'),
    },
  )
    .nullable()
    .describe('`null`: no included session pays for it.'),
  open_instalments: count(0, 'Number of instalments that a cancellation drops.'),
});

export const refundTo = otherwise(z.enum(['card', 'credit', 'cash']), 'card').describe(
  'Where it goes: `card` paid, `credit` is studio credit, and the desk hands out `cash`.',
);

export const partAmount = money.describe('The part that goes there.');

export const cancellation = record('Cancellation', 'A cancelled registration with its refund.', {
  registration,
  refund: z
    .object({
      amount: money.describe('The whole refund: paid, pending or owed.'),
      status: otherwise(z.enum(['succeeded', 'none', 'pending', 'failed']), 'none').describe(
        '`failed`: at least one part failed and is owed.',
      ),
      returned_amount: money.describe('Refunded so far.'),
      owed_amount: money.meta({ examples: ['0.00'], description: 'Could not be sent and is still owed.' }),
      parts: z
        .array(
          z.object({
            to: refundTo,
            amount: partAmount,
            returned_amount: money.describe('Refunded so far.'),
          }),
        )
        .describe('The amount by where it goes. Only a part to a card can be owed.'),
    })
    .describe('What the member gets back.'),
  message: shownMessage('Your registration for Rhythm & Glide is cancelled.'),
});

/** A server may omit the refund; the registration then holds it. */
export const cancellationResult = cancellation
  .extend({
    refund: cancellation.shape.refund.nullable().describe('`null` where the server does not send it.'),
  })
  .meta({ description: 'A cancellation as the client reads it.' });

export const registrationFilters = z
  .object({
    status: z
      .string()
      .meta({ description: 'A status of a registration.', examples: ['confirmed'] })
      .optional(),
  })
  .meta({ description: 'Which registrations to list.' });

export const cancelBody = cancelForm.check(
  z.meta({
    id: 'CancelRequest',
    description: 'A cancellation, with a reason or without.',
    examples: [{ reason: 'I am out of town.' }],
  }),
);

const praise = 'The best ninety minutes of my week.';

export const feedbackBody = feedbackForm.check(
  z.meta({
    id: 'FeedbackRequest',
    description: 'Feedback about a session that has ended.',
    examples: [{ rating: 5, comment: praise }],
  }),
);

export const confirmPaymentBody = z.object({ client_secret: z.string().min(1) }).meta({
  id: 'ConfirmPaymentRequest',
  description: 'The secret of the payment that the bank has confirmed.',
  examples: [{ client_secret: 'pi_71_secret_x9' }],
});

export const payBody = z
  .object({
    payment_method_id: z
      .string()
      .min(1, messages.paymentMethodRequired)
      .describe('The card. It may be absent where studio credit or a pass pays everything.')
      .optional(),
    use_credit: z.boolean().optional(),
    credit_amount: registrationForm.shape.credit_amount,
    use_pass: z
      .boolean()
      .describe('Pays the whole of it, of which nothing is paid, with a credit of the caller’s passes.')
      .optional(),
    pass_id: registrationForm.shape.pass_id,
    save_payment_method: z.boolean().default(true),
    instalment: z
      .int()
      .min(1)
      .max(100)
      .describe('Number of the instalment, from 1; no other is charged. Without it, the next unpaid one.')
      .optional(),
    amount: money
      .describe('The amount of the instalment as the person saw it. Another one is `price_changed`.')
      .optional(),
    payment_plan: registrationForm.shape.payment_plan.check(
      z.describe('Pays a reserved seat, of which nothing is paid, in this plan from today on.'),
    ),
    payment_consent: registrationForm.shape.payment_consent,
  })
  .meta({
    id: 'PayRequest',
    description: 'A card, and the instalment to pay with it.',
    examples: [{ payment_method_id: 'pm_1c9e', save_payment_method: true, instalment: 2 }],
  });

export const feedback = record('Feedback', 'Feedback about a session.', {
  rating: count(5, '1 to 5.'),
  comment: text(praise),
  created_at: instant,
});
