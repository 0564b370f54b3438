import * as z from 'zod';
import { day, instant, money, publicId } from './atoms.ts';

/** Values of Spec A 3. */
export const paymentPlan = z.enum(['full', 'bi_weekly', 'weekly']);

export const instalment = z.object({
  due_on: day,
  amount: money,
  status: z.enum(['due', 'open', 'paid', 'failed', 'dropped']),
});

export const registration = z.object({
  public_id: publicId,
  session_id: publicId,
  session_title: z.string(),
  start_datetime: instant,
  status: z.enum(['held', 'confirmed', 'cancelled', 'expired', 'completed']),
  payment_status: z.enum(['paid', 'pending', 'failed', 'refunded', 'free']),
  payment_plan: paymentPlan,
  /** The whole price, whatever the plan. */
  price: money,
  rate: z.enum(['member', 'public']),
  instalments: z.array(instalment),
  created_at: instant,
  /** While `held`: until when the place is kept. */
  hold_expires_at: instant.nullable(),
});

export const payment = z.object({
  status: z.enum(['succeeded', 'requires_action', 'failed']),
  client_secret: z.string().nullable(),
  amount: money,
});

/** Answer of register, guestRegister, confirmPayment and pay; 202 when the card asks for confirmation first. */
export const registrationResult = z.object({
  registration,
  payment: payment.nullable(),
  account: z.object({ email: z.string(), verification_sent: z.boolean() }).optional(),
  message: z.string(),
});

export const refundPreview = z.object({
  can_cancel: z.boolean(),
  paid_amount: money,
  refund_amount: money,
  full_refund: z.boolean(),
  /** Cancelling at or before this instant gives everything back. */
  refund_deadline: instant,
  open_instalments: z.number().int(),
});

export const cancellation = z.object({
  registration,
  refund: z.object({ amount: money, status: z.enum(['none', 'pending', 'succeeded', 'failed']) }),
  message: z.string(),
});

export const registrationFilters = z.object({ status: z.string().optional() });
export const confirmPaymentBody = z.object({ client_secret: z.string().min(1) });
export const payBody = z.object({
  payment_method_id: z.string().min(1, 'Payment method is required'),
  save_payment_method: z.boolean().default(true),
  /** Which of the registration's instalments, from 1: another is never paid in its place. Without it, the next open one. */
  instalment: z.int().min(1).max(100).optional(),
});

export const feedback = z.object({ rating: z.number().int(), comment: z.string(), created_at: instant });

export type PaymentPlan = z.infer<typeof paymentPlan>;
export type Instalment = z.infer<typeof instalment>;
export type Registration = z.infer<typeof registration>;
export type RegistrationResult = z.infer<typeof registrationResult>;
export type RefundPreview = z.infer<typeof refundPreview>;
export type Cancellation = z.infer<typeof cancellation>;
export type Feedback = z.infer<typeof feedback>;
