// Written by `pnpm run wire-table` from shapes/registrations.ts; do not edit.
import type * as z from 'zod';
import type * as shapes from '../shapes/registrations.ts';
import { choice, integer, isTrue, list, orNull, price, record, text, textOrNull } from '../definition/lenient.ts';

export const cancellationRecord = (raw: unknown): z.infer<typeof shapes.cancellation> => record(raw, { registration: registrationRecord, refund: (raw) => record(raw, { amount: price, status: choice(['succeeded', 'none', 'pending', 'failed'], 'none'), returned_amount: price, owed_amount: price }), message: text });
export const feedbackRecord = (raw: unknown): z.infer<typeof shapes.feedback> => record(raw, { rating: integer, comment: text, created_at: text });
export const instalmentRecord = (raw: unknown): z.infer<typeof shapes.instalment> => record(raw, { due_on: text, amount: price, status: choice(['due', 'paid', 'failed', 'dropped'], 'due') });
export const paymentRecord = (raw: unknown): z.infer<typeof shapes.payment> => record(raw, { status: choice(['succeeded', 'requires_action', 'failed'], 'failed'), client_secret: textOrNull, amount: price });
export const refundPreviewRecord = (raw: unknown): z.infer<typeof shapes.refundPreview> => record(raw, { can_cancel: isTrue, paid_amount: price, refund_amount: price, full_refund: isTrue, refund_deadline: text, open_instalments: integer });
export const registrationRecord = (raw: unknown): z.infer<typeof shapes.registration> => record(raw, { public_id: text, session_id: text, session_title: text, start_datetime: text, status: choice(['confirmed', 'held', 'cancelled', 'expired', 'completed'], 'confirmed'), payment_status: choice(['paid', 'pending', 'failed', 'refunded', 'free', 'void'], 'pending'), payment_plan: choice(['full', 'bi_weekly', 'weekly'], 'full'), price: price, rate: choice(['member', 'public'], 'public'), instalments: list(instalmentRecord), created_at: text, hold_expires_at: textOrNull });
export const registrationResultRecord = (raw: unknown): z.infer<typeof shapes.registrationResult> => record(raw, { registration: registrationRecord, payment: orNull(paymentRecord), message: text });
