import { messages } from '@detroit-well/validation/messages';
import { cleanCode } from '@detroit-well/validation/clean-text';
import * as z from 'zod';
import { count, otherwise, record, text, textOrNull } from './primitives.ts';

const cardNumber = 'Card number is required';
const expiry = messages.cardExpiryInvalid;

export const paymentsConfig = record(
  'PaymentsConfig',
  'The payment provider of the server, and its publishable key.',
  {
    provider: otherwise(z.enum(['sandbox', 'stripe']), 'sandbox').describe('Which card form to show.'),
    publishable_key: textOrNull(null, "Stripe's publishable key; `null` for the sandbox."),
  },
);

/** The card form of the sandbox; never offered with a real provider. */
export const sandboxCardBody = z
  .object({
    number: z.string(cardNumber).overwrite(cleanCode).min(1, cardNumber).max(30),
    exp_month: z.coerce.number(expiry).int(expiry).min(1, expiry).max(12, expiry),
    exp_year: z.coerce.number(expiry).int(expiry).min(2000, expiry).max(9999, expiry),
    cvc: z
      .string(messages.cardCvcInvalid)
      .overwrite(cleanCode)
      .regex(/^\d{3,4}$/, messages.cardCvcInvalid),
  })
  .meta({
    id: 'SandboxCard',
    description: 'A test card of the sandbox, in the demo only.',
    examples: [{ number: '4242 4242 4242 4242', exp_month: 8, exp_year: 2030, cvc: '123' }],
  });

export const methodId = text('pm_1c9e', 'Send it as `payment_method_id`.');
export const brand = text('visa');
export const last4 = text('4242', 'The last four digits of the card.');

export const sandboxMethod = record('SandboxPaymentMethod', 'A test card as a payment method.', {
  payment_method_id: methodId,
  brand,
  last4,
});

export const confirmSandboxBody = z.object({ client_secret: z.string().min(1), approve: z.boolean() }).meta({
  id: 'ConfirmSandboxRequest',
  description: 'The decision of the sandbox bank about a payment.',
  examples: [{ client_secret: 'pi_71_secret_x9', approve: true }],
});

export const sandboxConfirmed = z
  .object({ status: z.enum(['succeeded', 'failed']).describe('What the bank decided.') })
  .meta({ id: 'SandboxConfirmation', description: 'The decision, as the sandbox stored it.' });

/** A saved card; send its `payment_method_id` in place of a new card's. */
export const savedCard = z
  .object({ payment_method_id: methodId, brand, last4, exp_month: count(8), exp_year: count(2030) })
  .meta({ id: 'SavedCard', description: 'A saved card: brand, last four digits and expiry.' });
