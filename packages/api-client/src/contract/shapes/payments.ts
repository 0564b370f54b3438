import { messages } from '@detroit-well/validation/messages';
import * as z from 'zod';

const cardNumber = 'Card number is required';
const expiry = messages.cardExpiryInvalid;

export const paymentsConfig = z.object({
  provider: z.enum(['sandbox', 'stripe']),
  publishable_key: z.string().nullable(),
});

/** The sandbox's own card form; never offered beside a real provider. */
export const sandboxCardBody = z.object({
  number: z.string(cardNumber).min(1, cardNumber).max(30),
  exp_month: z.coerce.number(expiry).int(expiry).min(1, expiry).max(12, expiry),
  exp_year: z.coerce.number(expiry).int(expiry).min(2000, expiry).max(2100, expiry),
  cvc: z.string(messages.cardCvcInvalid).regex(/^\d{3,4}$/, messages.cardCvcInvalid),
});

export const sandboxMethod = z.object({
  payment_method_id: z.string(),
  brand: z.string(),
  last4: z.string(),
});

export const confirmSandboxBody = z.object({ client_secret: z.string().min(1), approve: z.boolean() });

export const sandboxConfirmed = z.object({ status: z.enum(['succeeded', 'failed']) });

/** A card somebody saved: `payment_method_id` goes where a new card's would. */
export const savedCard = z.object({
  payment_method_id: z.string(),
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
});

export type SavedCard = z.infer<typeof savedCard>;
export type PaymentsConfig = z.infer<typeof paymentsConfig>;
export type SandboxMethod = z.infer<typeof sandboxMethod>;
