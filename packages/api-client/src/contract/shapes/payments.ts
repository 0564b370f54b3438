import * as z from 'zod';

export const paymentsConfig = z.object({
  provider: z.enum(['sandbox', 'stripe']),
  publishable_key: z.string().nullable(),
});

/** The sandbox's own card form; never offered beside a real provider. */
export const sandboxCardBody = z.object({
  number: z.string().min(1, 'Card number is required').max(30),
  exp_month: z.coerce.number().int().min(1).max(12),
  exp_year: z.coerce.number().int().min(2000).max(2100),
  cvc: z.string().regex(/^\d{3,4}$/, 'Please enter a valid security code'),
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
