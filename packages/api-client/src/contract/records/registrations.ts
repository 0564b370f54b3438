// Written by `pnpm run wire-table` from shapes/registrations.ts; do not edit.
import type { Cancellation, Feedback, Instalment, Payment, RefundPreview, Registration, RegistrationResult } from '../types/registrations.ts';
import { choice, integer, isTrue, list, orNull, price, record, text, textOrNull } from '../definition/lenient.ts';

export const cancellationRecord = (raw: unknown): Cancellation => record(raw, { registration: registrationRecord, refund: (raw) => record(raw, { amount: price, status: choice(['succeeded', 'none', 'pending', 'failed'], 'none'), returned_amount: price, owed_amount: price, parts: list((raw) => record(raw, { to: choice(['card', 'credit', 'cash'], 'card'), amount: price, returned_amount: price })) }), message: text });
export const feedbackRecord = (raw: unknown): Feedback => record(raw, { rating: integer, comment: text, created_at: text });
export const instalmentRecord = (raw: unknown): Instalment => record(raw, { due_on: text, amount: price, status: choice(['due', 'paid', 'failed', 'dropped'], 'due') });
export const paymentRecord = (raw: unknown): Payment => record(raw, { status: choice(['succeeded', 'requires_action', 'failed'], 'failed'), client_secret: textOrNull, amount: price });
export const refundPreviewRecord = (raw: unknown): RefundPreview => record(raw, { can_cancel: isTrue, paid_amount: price, refund_amount: price, full_refund: isTrue, refund_deadline: text, open_instalments: integer });
export const registrationRecord = (raw: unknown): Registration => record(raw, { public_id: text, session_id: text, session_title: text, start_datetime: text, status: choice(['confirmed', 'held', 'cancelled', 'expired', 'completed'], 'confirmed'), payment_status: choice(['paid', 'pending', 'failed', 'refunded', 'free', 'void'], 'pending'), payment_plan: choice(['full', 'bi_weekly', 'weekly'], 'full'), price: price, rate: choice(['member', 'public'], 'public'), instalments: list(instalmentRecord), created_at: text, hold_expires_at: textOrNull });
export const registrationResultRecord = (raw: unknown): RegistrationResult => record(raw, { registration: registrationRecord, payment: orNull(paymentRecord), message: text });
