import * as z from 'zod';
import { boolean, instant, money, text, textOrNull } from '../primitives.ts';
import { sessionTitle } from '../sessions.ts';
import { amountText, ofDays, officeQuery, ofId, pageFields, signedMoney } from './lists.ts';
import { sessionId } from './sessions.ts';

const taken = ['card', 'cash', 'credit', 'complimentary', 'pass'] as const;
const methods = [...taken, 'included'] as const;
const statuses = ['succeeded', 'pending', 'requires_action', 'unknown', 'failed', 'cancelled'] as const;

const method = z.enum(methods).meta({
  description:
    'How the money moved. `complimentary`: it was no longer owed. `pass`: a credit that the member bought before paid it. `included`: a session that their membership includes.',
  examples: ['cash'],
});
const status = z.enum(statuses).meta({
  description:
    '`unknown`: the provider did not answer yet. `requires_action`: the bank asks the member. `pending`: a refund in cash waits for the desk.',
  examples: ['succeeded'],
});
const kind = z
  .enum(['charge', 'refund'])
  .meta({ examples: ['charge'], description: 'A payment, or what was given back of one.' });

const destination = z
  .enum(['card', 'cash', 'credit'])
  .meta({ description: 'Where it goes. Only a payment by card goes to a card.', examples: ['card'] });

export const officePayment = z
  .object({
    id: text('payment-1', 'Id of the payment or the refund.'),
    kind,
    method,
    amount: money,
    left: money.describe('What of this payment can still be given back.'),
    status,
    at: instant.describe('When it was made.'),
    person_id: textOrNull(
      'person-member',
      'Whose registration, membership, pass or gift card it is; `null` for somebody without an account.',
    ),
    person_name: text('Maya Brooks', 'Name of the person; of a gift card, of its buyer.'),
    registration_id: textOrNull(
      'registration-1',
      'The registration that was paid for; `null`: something else.',
    ),
    session_id: sessionId.nullable().describe('Of a registration; `null`: something else was paid for.'),
    session_title: sessionTitle
      .nullable()
      .describe('Title of the session; `null`: something else was paid for.'),
    membership_id: textOrNull(null, 'The membership that was paid for; `null`: something else.'),
    membership_name: textOrNull(null, 'What the membership is called.'),
    pass_id: textOrNull(null, 'The pass that was bought; `null`: something else.'),
    pass_name: textOrNull(null, 'What the pass is called.'),
    gift_card_id: textOrNull(null, 'The gift card that was bought; `null`: something else.'),
    gift_card_for: textOrNull(null, 'Name of the person who gets the gift card.'),
    refund_of_id: textOrNull(null, 'Of a refund: the payment that it gives back.'),
    destination: destination.nullable().meta({
      description: 'Of a refund: where it goes; `null`: a payment. For refunds, `method` is deprecated.',
      examples: [null],
    }),
    card_brand: textOrNull(
      null,
      'Of a payment or refund by card: its brand, such as `visa`; `null`: not known.',
    ),
    card_last4: textOrNull(null, 'The last four digits of that card; `null`: not known.'),
    actor_id: textOrNull('person-desk', 'Id of who in the team did it.'),
    actor_name: textOrNull(
      'Dee Kowalski',
      'Who in the team did it; `null`: the member, a job or the provider.',
    ),
    reason: textOrNull(null, 'Why, in the words of the team.'),
    failure: textOrNull(null, 'Why the provider refused it.'),
  })
  .meta({ id: 'OfficePayment', description: 'One payment or refund of the ledger.' });

export const officePayments = z
  .object({
    ...pageFields(officePayment),
    sum: signedMoney(
      '75.00',
      'What the entries on all pages add up to, refunds taken off: those that succeeded, by card and in cash, or those of the method and state that is asked for.',
    ),
  })
  .meta({ id: 'OfficePayments', description: 'One page of the ledger, and the sum of all pages.' });

export const officePaymentQuery = officeQuery(['at', 'amount'], {
  registration: ofId('registration-1', 'Id of a registration.'),
  person: ofId('person-member', 'Id of a person.'),
  actor: ofId('person-desk', 'Id of who in the team did it; `none`: nobody. For those who see every day.'),
  till: ofId('open', 'Id of a closing: what it counted. `open`: what no closing has counted yet.'),
  membership: ofId('membership-1', 'Id of a membership.'),
  pass: ofId('pass-1', 'Id of a pass.'),
  gift_card: ofId('gift-card-1', 'Id of a gift card.'),
  program: ofId('roll', 'Id of the program of a session that was paid for.'),
  plan: ofId('plan-standard-month', 'Id of the plan of a membership or pass that was paid for.'),
  payout: ofId('stripe:po_1', 'Id of a payout of the report.'),
  paid_for: z
    .enum(['registration', 'membership', 'pass', 'gift_card'])
    .optional()
    .meta({ description: 'What was paid for.', examples: ['registration'] }),
  kind: kind.optional(),
  method: method.optional(),
  status: status.optional(),
  figure: z
    .enum(['collected', 'refunded', 'failed'])
    .optional()
    .meta({
      description:
        'Only what a figure counts. `collected`: taken by card or in cash. `refunded`: gone back to a card or in cash. `failed`: payments by card that failed.',
      examples: ['collected'],
    }),
  ...ofDays,
}).meta({
  id: 'OfficePaymentFilters',
  description:
    'Filters and order of the ledger. The front desk sees today, and all of one person, of one thing that was paid for, of the open till and of own closings.',
});

const amount = amountText
  .refine((value) => Number(value) > 0, 'Enter an amount above 0.')
  .meta({ examples: ['75.00'], description: 'US dollars.' });

/** A note of the team. */
export const shortNote = z.string().trim().max(300, 'At most 300 characters.');

const reason = shortNote.meta({
  examples: ['Fell on Thursday.'],
  description: 'Why. It stays with the payment.',
});

export const takePaymentBody = z
  .object({
    registration_id: z
      .string()
      .min(1)
      .max(64)
      .meta({ examples: ['registration-1'], description: 'What is paid for.' }),
    method: z.enum(taken).meta({
      description:
        'How the money moves. `complimentary`: it is no longer owed. `pass`: a credit of their passes pays the whole of it, of which nothing is paid.',
      examples: ['cash'],
    }),
    amount: amount
      .optional()
      .describe(
        'All that is owed without it; with a card the next open payment, with credit as much as there is.',
      ),
    at: z.iso
      .datetime({ offset: true })
      .meta({ examples: ['2026-03-14T17:12:00-04:00'], description: 'Now. Another time is refused.' })
      .optional(),
    reason: reason.optional(),
    instalment_id: z
      .string()
      .min(1)
      .max(64)
      .meta({
        examples: ['instalment-1'],
        description: 'With a card: only this open payment, which is refused once it is paid.',
      })
      .optional(),
    payment_method_id: z
      .string()
      .min(1)
      .max(200)
      .meta({
        examples: ['pm_1c9e'],
        description: 'A card that the person saved; the newest one without it.',
      })
      .optional(),
    pass_id: z
      .string()
      .min(1)
      .max(64)
      .meta({
        examples: ['pass_5ab0'],
        description: 'With `pass`: only a credit of this pass; the one that ends first without it.',
      })
      .optional(),
  })
  .meta({
    id: 'TakePaymentRequest',
    description: 'A payment that the team takes for a registration.',
    examples: [{ registration_id: 'registration-1', method: 'cash', amount: '75.00' }],
  });

export const refundBody = z
  .object({
    amount,
    destination,
    reason: reason.optional(),
  })
  .meta({
    id: 'RefundPaymentRequest',
    description: 'What goes back of a payment. Another amount than the policy proposes needs a reason.',
    examples: [{ amount: '30.00', destination: 'card', reason: 'Fell on Thursday.' }],
  });

export const refundTerms = z
  .object({
    left: money.describe('What can still be given back.'),
    proposed: money.describe('What the policy of the purchase gives back now.'),
    policy: text(
      'Full refund if cancelled 24 or more hours before the session.',
      'The policy in one sentence.',
    ),
    effect: textOrNull(null, 'What a refund changes besides, or does not; `null`: nothing to say.'),
    whole: boolean(false, 'Whether only all of it can go back.'),
    destinations: z.array(destination).describe('Where it can go.'),
  })
  .meta({ id: 'RefundTerms', description: 'What a refund of a payment may be.' });

export const settleBody = z
  .object({
    destination: z
      .enum(['cash', 'credit'])
      .meta({ description: 'Handed out, or kept as studio credit.', examples: ['cash'] }),
  })
  .meta({
    id: 'SettleRefundRequest',
    description: 'What became of a refund in cash that was still open.',
    examples: [{ destination: 'cash' }],
  });

export const dayTotalsQuery = z
  .object(ofDays)
  .meta({ id: 'DayTotalsFilters', description: 'The days; the last 14 without them, at most 366.' });

/** What came in and went back on one day, by method. */
export const moneyOfDay = {
  card: money.describe('Taken by card.'),
  cash: money.describe('Taken in cash.'),
  credit: money.describe('Paid with studio credit.'),
  complimentary: money.describe('No longer owed; no money.'),
  refunded_card: money.describe('Given back to cards on this day.'),
  refunded_cash: money.describe('Given back in cash on this day.'),
  refunded_credit: money.describe('Given back as studio credit on this day.'),
};

const dayTotal = z
  .object({
    day: text('2026-03-14', 'Day in Detroit.'),
    ...moneyOfDay,
  })
  .meta({ id: 'DayTotal', description: 'What came in and went back on one day.' });

export const dayTotals = z
  .object({ results: z.array(dayTotal).describe('Newest day first; days without money are left out.') })
  .meta({ id: 'DayTotals', description: 'Totals by day and method.' });
